"""Balance of Age of Industry: players who mind their debts, and what is counted while they play."""

from ironmaster.balance.age_of_industry.player import Magnate
from ironmaster.balance.age_of_industry.tempers import TEMPERS, Temper

__all__ = ("TEMPERS", "Magnate", "Temper")
