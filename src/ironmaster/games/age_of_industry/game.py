"""Age of Industry (2010): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.spec import Setup
from ironmaster.games.age_of_industry.board import BOARDS, pieces_of, read_board
from ironmaster.games.age_of_industry.facts import IndustryFacts
from ironmaster.games.age_of_industry.features import IndustryObservation
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.names import GAME, Names
from ironmaster.games.age_of_industry.rules import MEANS, RULESETS, SWITCHES, Rules, profile
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.games.age_of_industry.views import IndustryViews
from ironmaster.games.age_of_industry.words import IndustryWords
from ironmaster.kit.board_files import spec_of


class AgeOfIndustry(Game):
    """Age of Industry (2010) on one map, with one rules profile, for a number of seats."""

    def __init__(self, setup: Setup) -> None:
        board = read_board(setup.board)
        board.board.check_seats(setup.seats, profile({}, setup.ruleset).fewest_seats)
        pieces = pieces_of(board)
        self.tables: Tables = Tables(board, pieces, profile(setup.rules, setup.ruleset), setup.seats)
        self.names: Names = Names(self.tables, board)
        law = IndustryLaw(self.tables, self.names)
        views, words, facts = IndustryViews(setup, law), IndustryWords(law), IndustryFacts(law, board, pieces)
        super().__init__(setup, law, views, words, facts, IndustryObservation(self.tables))


SPEC = spec_of(GAME, RULESETS, Rules(), BOARDS, SWITCHES, secrets=True, means=MEANS)
register(SPEC, AgeOfIndustry)
