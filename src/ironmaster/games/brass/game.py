"""Brass (2007): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.spec import Setup
from ironmaster.games.brass.board import BOARDS, TILES, read_board
from ironmaster.games.brass.facts import BrassFacts
from ironmaster.games.brass.features import BrassObservation
from ironmaster.games.brass.law import BrassLaw
from ironmaster.games.brass.names import Places, places_of
from ironmaster.games.brass.rules import MEANS, RULESETS, SWITCHES, Rules, profile
from ironmaster.games.brass.tables import Tables
from ironmaster.games.brass.views import BrassViews
from ironmaster.games.brass.words import BrassWords
from ironmaster.kit.board_files import spec_of


class Brass(Game):
    """Brass (2007) on one board, with one rules profile, for a number of seats."""

    def __init__(self, setup: Setup) -> None:
        board = read_board(setup.board)
        board.board.check_seats(setup.seats, profile({}, setup.ruleset).fewest_seats)
        sheet = TILES.of(board)
        self.tables: Tables = Tables(board, sheet, profile(setup.rules, setup.ruleset), setup.seats)
        self.names: Places = places_of(board)
        law = BrassLaw(self.tables, self.names)
        views, words, facts = BrassViews(setup, law), BrassWords(law), BrassFacts(law, board, sheet)
        super().__init__(setup, law, views, words, facts, BrassObservation(self.tables))


SPEC = spec_of("brass", RULESETS, Rules(), BOARDS, SWITCHES, secrets=True, means=MEANS)
register(SPEC, Brass)
