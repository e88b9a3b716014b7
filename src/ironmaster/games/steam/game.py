"""Steam (2009): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import Setup, Spec
from ironmaster.games.steam.board import board_names, read_board
from ironmaster.games.steam.faces import all_faces, all_pieces
from ironmaster.games.steam.facts import SteamFacts
from ironmaster.games.steam.features import SteamObservation
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.names import GAME, Names
from ironmaster.games.steam.rules import RULESET, SWITCHES, Rules, profile
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.views import SteamViews
from ironmaster.games.steam.words import SteamWords


class Steam(Game):
    """Steam (2009) on one map, with one rules profile, for so many seats."""

    def __init__(self, setup: Setup) -> None:
        paper = read_board(setup.board)
        paper.board.check_seats(setup.seats, Rules().fewest_seats)
        self.tables: Tables = Tables(paper, all_pieces(), all_faces(), profile(setup.rules), setup.seats)
        self.names: Names = Names(self.tables, paper)
        law = SteamLaw(self.tables, self.names)
        parts = (SteamViews(setup, law), SteamWords(law), SteamFacts(law, paper))
        super().__init__(setup, law, *parts, SteamObservation(self.tables))


def _spec() -> Spec:
    book = rulebook(GAME)
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec(GAME, book.title["en"], book.credit, RULESET, seats, tuple(boards), SWITCHES, secrets=False)


SPEC = _spec()
register(SPEC, Steam)
