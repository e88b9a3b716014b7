"""Steam (2009): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.spec import Setup
from ironmaster.games.steam.board import board_names, read_board
from ironmaster.games.steam.faces import all_faces, all_pieces
from ironmaster.games.steam.facts import SteamFacts
from ironmaster.games.steam.features import SteamObservation
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.loader import Loader
from ironmaster.games.steam.names import GAME, Names
from ironmaster.games.steam.position import describe
from ironmaster.games.steam.rules import RULESETS, SWITCHES, Rules, profile
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.words import SteamWords
from ironmaster.kit.paper import spec_of
from ironmaster.kit.views import OpenViews


class Steam(Game):
    """Steam (2009) on one map, with one rules profile, for so many seats."""

    def __init__(self, setup: Setup) -> None:
        paper = read_board(setup.board)
        paper.board.check_seats(setup.seats, Rules().fewest_seats)
        self.tables: Tables = Tables(paper, all_pieces(), all_faces(), profile(setup.rules, setup.ruleset), setup.seats)
        self.names: Names = Names(self.tables, paper)
        t = self.tables
        law = SteamLaw(t, self.names)
        views = OpenViews(setup, law, lambda s: describe(t, s), lambda data: Loader(t, data).load())
        words, facts = SteamWords(law), SteamFacts(law, paper)
        super().__init__(setup, law, views, words, facts, SteamObservation(self.tables))


SEATS = range(Rules().fewest_seats, Rules().most_seats + 1)
BOARDS = [read_board(name).board for name in board_names()]
SPEC = spec_of(GAME, RULESETS, SEATS, BOARDS, SWITCHES, secrets=False)
register(SPEC, Steam)
