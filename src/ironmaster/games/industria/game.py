"""Industria (2003): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import Setup, Spec
from ironmaster.games.industria.board import board_names, read_board
from ironmaster.games.industria.facts import IndustriaFacts
from ironmaster.games.industria.features import IndustriaObservation
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.rules import RULESET, SWITCHES, Rules, profile
from ironmaster.games.industria.tables import Tables
from ironmaster.games.industria.views import IndustriaViews
from ironmaster.games.industria.words import IndustriaWords


class Industria(Game):
    """Industria (2003) with one set of tiles, one rules profile, for so many seats."""

    def __init__(self, setup: Setup) -> None:
        paper = read_board(setup.board)
        paper.board.check_seats(setup.seats, Rules().fewest_seats)
        self.tables: Tables = Tables(paper, profile(setup.rules), setup.seats)
        self.names: Names = Names(self.tables, paper)
        law = IndustriaLaw(self.tables, self.names)
        parts = (IndustriaViews(setup, law), IndustriaWords(law), IndustriaFacts(law, paper))
        super().__init__(setup, law, *parts, IndustriaObservation(self.tables))


def _spec() -> Spec:
    book = rulebook("industria")
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec("industria", book.title["en"], book.credit, RULESET, seats, tuple(boards), SWITCHES, secrets=False)


SPEC = _spec()
register(SPEC, Industria)
