"""Industria (2003): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.spec import Setup
from ironmaster.games.industria.board import BOARDS, read_board
from ironmaster.games.industria.facts import IndustriaFacts
from ironmaster.games.industria.features import IndustriaObservation
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.loader import Loader
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.position import describe
from ironmaster.games.industria.rules import MEANS, RULESETS, SWITCHES, Rules, profile
from ironmaster.games.industria.tables import Tables
from ironmaster.games.industria.words import IndustriaWords
from ironmaster.kit.board_files import spec_of
from ironmaster.kit.views import OpenViews


class Industria(Game):
    """Industria (2003) with one set of tiles, one rules profile, for a number of seats."""

    def __init__(self, setup: Setup) -> None:
        board = read_board(setup.board)
        board.board.check_seats(setup.seats, profile({}, setup.ruleset).fewest_seats)
        self.tables: Tables = Tables(board, profile(setup.rules, setup.ruleset), setup.seats)
        self.names: Names = Names(self.tables, board)
        t = self.tables
        law = IndustriaLaw(t, self.names)
        views = OpenViews(setup, law, lambda s: describe(t, s), lambda data: Loader(t, data).load())
        words, facts = IndustriaWords(law), IndustriaFacts(law, board)
        super().__init__(setup, law, views, words, facts, IndustriaObservation(self.tables))


SPEC = spec_of("industria", RULESETS, Rules(), BOARDS, SWITCHES, secrets=False, means=MEANS)
register(SPEC, Industria)
