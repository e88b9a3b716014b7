"""Views and positions: nothing is hidden, so every seat sees the whole position."""

from ironmaster.core.contract import Views
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.loader import Loader
from ironmaster.games.steam.position import describe
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


class SteamViews(Views[SteamState]):
    """Views and positions of one game."""

    def __init__(self, setup: Setup, law: SteamLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: SteamState, seat: int) -> Data:  # noqa: ARG002
        return describe(self.t, s)

    def read(self, data: Data) -> SteamState:
        return Loader(self.t, data).load()
