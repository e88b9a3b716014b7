"""Balance of Industria: sensible players, and what is counted while they play."""

from ironmaster.balance.industria.outlook import TEMPERS, Temper
from ironmaster.balance.industria.player import Industrialist

__all__ = ("TEMPERS", "Industrialist", "Temper")
