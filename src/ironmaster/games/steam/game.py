"""Steam (2009): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.spec import Setup
from ironmaster.games.steam.board import BOARDS, PIECES, read_board
from ironmaster.games.steam.faces import faces_of
from ironmaster.games.steam.facts import SteamFacts
from ironmaster.games.steam.features import SteamObservation
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.loader import Loader
from ironmaster.games.steam.names import GAME, Names
from ironmaster.games.steam.position import describe
from ironmaster.games.steam.rules import MEANS, RULESETS, SWITCHES, Rules, profile
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.words import SteamWords
from ironmaster.kit.board_files import spec_of
from ironmaster.kit.views import OpenViews


class Steam(Game):
    """Steam (2009) on one map, with one rules profile, for a number of seats."""

    def __init__(self, setup: Setup) -> None:
        board = read_board(setup.board)
        board.board.check_seats(setup.seats, profile({}, setup.ruleset).fewest_seats)
        sheet = PIECES.name(board)
        pieces, rules = PIECES.read(sheet), profile(setup.rules, setup.ruleset)
        self.tables: Tables = Tables(board, pieces, faces_of(sheet), rules, setup.seats)
        self.names: Names = Names(self.tables, board)
        t = self.tables
        law = SteamLaw(t, self.names)
        views = OpenViews(setup, law, lambda s: describe(t, s), lambda data: Loader(t, data).load())
        words, facts = SteamWords(law), SteamFacts(law, board, pieces)
        super().__init__(setup, law, views, words, facts, SteamObservation(self.tables))


SPEC = spec_of(GAME, RULESETS, Rules(), BOARDS, SWITCHES, secrets=False, means=MEANS)
register(SPEC, Steam)
