"""Views and positions: nothing is hidden, so every seat sees the whole position."""

from ironmaster.core.contract import Views
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.loader import Loader
from ironmaster.games.industria.position import describe
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.tables import Tables


class IndustriaViews(Views[IndustriaState]):
    """Views and positions of one game."""

    def __init__(self, setup: Setup, law: IndustriaLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: IndustriaState, seat: int) -> Data:  # noqa: ARG002
        return describe(self.t, s)

    def read(self, data: Data) -> IndustriaState:
        return Loader(self.t, data).load()
