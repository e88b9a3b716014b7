"""Age of Industry (2010): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import Setup, Spec
from ironmaster.games.age_of_industry.board import board_names, pieces_of, read_board
from ironmaster.games.age_of_industry.facts import IndustryFacts
from ironmaster.games.age_of_industry.features import IndustryObservation
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.names import GAME, Names
from ironmaster.games.age_of_industry.notation import parse
from ironmaster.games.age_of_industry.panels import Panels
from ironmaster.games.age_of_industry.position import describe
from ironmaster.games.age_of_industry.rules import RULESETS, SWITCHES, Rules, profile
from ironmaster.games.age_of_industry.state import IndustryState, new_state
from ironmaster.games.age_of_industry.tables import DRAW, Tables
from ironmaster.games.age_of_industry.words import Words


class AgeOfIndustry(Game):
    """Age of Industry (2010) on one map, with one rules profile, for so many seats."""

    def __init__(self, seats: int, board: str, rules: Mapping[str, object], ruleset: int) -> None:
        paper = read_board(board)
        paper.board.check_seats(seats, Rules().fewest_seats)
        self.paper: Board = paper
        self.pieces: Pieces = pieces_of(paper)
        self.tables: Tables = Tables(paper, self.pieces, profile(rules, ruleset), seats)
        self.names: Names = Names(self.tables, paper)
        self.words: Words = Words(self.tables, self.names)
        self.named: Elements = Elements(self.tables, self.names)
        self.changes: Effects = Effects(self.tables, self.names)
        super().__init__(SPEC, board, seats, rules, self.tables.names, ruleset)

    def start(self) -> State:
        return new_state(self.tables)

    def to_act(self, s: State) -> int:
        return flow.to_act(cast("IndustryState", s))

    def moves(self, s: State) -> list[int]:
        return law.moves(self.tables, cast("IndustryState", s))

    def apply(self, s: State, move: int) -> None:
        law.apply(self.tables, cast("IndustryState", s), move)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return law.outcomes(self.tables, cast("IndustryState", s))

    def draw(self, s: State, dice: Dice) -> int:
        return law.draw(self.tables, cast("IndustryState", s), dice)

    def settle(self, s: State, outcome: int) -> None:
        law.settle(self.tables, cast("IndustryState", s), outcome)

    def scores(self, s: State) -> list[int]:
        return cast("IndustryState", s).points[:]

    def ranking(self, s: State) -> list[int]:
        return scoring.ranking(cast("IndustryState", s))

    def why(self, s: State, text: str) -> list[Refusal]:
        return reasons.refusals(self.tables, self.names, cast("IndustryState", s), parse(self.tables, text))

    def canonical(self, text: str) -> str:
        return parse(self.tables, text).text

    def position(self, s: State) -> Data:
        return {**self.identity(), **describe(self.tables, cast("IndustryState", s), range(self.seats))}

    def load(self, position: Data) -> State:
        check_identity(position, self.identity())
        state = Loader(self.tables, position).load()
        check_audit(audit.audit(self.tables, state))
        return state

    def view(self, s: State, seat: int) -> Data:
        return {**self.identity(), **view.view(self.tables, cast("IndustryState", s), seat)}

    def sample(self, view_of_seat: Data, dice: Dice) -> State:
        return Loader(self.tables, view.complete(self.tables, view_of_seat, dice)).load()

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        return view.resampled(cast("IndustryState", s), seat, dice)

    def features(self) -> list[Feature]:
        return features.features(self.tables)

    def audit(self, s: State) -> list[str]:
        return audit.audit(self.tables, cast("IndustryState", s))

    def audit_step(self, before: State, after: State) -> list[str]:
        return audit.audit_step(self.tables, cast("IndustryState", before), cast("IndustryState", after))

    def prompt(self, s: State, lang: str) -> str:
        return self.words.prompt(cast("IndustryState", s), lang)

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:
        return self.words.sentence(cast("IndustryState", before), move, cast("IndustryState", after), lang)

    def elements(self, action: int) -> list[Element]:
        return self.named.of(action)

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, WORDS[verb][0]) for verb in menu] for menu in MENUS]

    def element_name(self, element: Element, lang: str) -> str:
        return self.named.name(element, lang)

    def known_to(self, before: State, action: int) -> int:
        state = cast("IndustryState", before)
        hidden = self.tables.verb[action] == DRAW and flow.into_hand(state)
        return state.order[state.at] if hidden else -1

    def unfinished(self, s: State) -> bool:
        return bool(cast("IndustryState", s).stack)

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return self.changes.of(cast("IndustryState", before), moves, seat, lang)

    def questions(self, lang: str) -> dict[str, str]:
        return self.named.questions(lang)

    def rule(self, action: int) -> str:
        return self.named.rule(action)

    def chapter(self, s: State, lang: str) -> str:
        return self.words.chapter(cast("IndustryState", s), lang)

    def standings(self, s: State, lang: str) -> str:
        return self.words.standings(cast("IndustryState", s), lang)

    def panels(self, view_of_seat: Data, lang: str) -> list[Panel]:
        return Panels(self.tables, self.names, view_of_seat, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.tables, self.paper, self.pieces, self.names, lang).all()

    def figures(self, s: State) -> dict[str, list[int]]:
        state = cast("IndustryState", s)
        worth = [scoring.worth(self.tables, state, seat) for seat in range(self.seats)]
        return {"worth": worth, "cash": state.cash[:], "loans": state.debt[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say(GAME, lang, f"figure-{figure}", {})

    def awards(self, before: State, action: int) -> list[Award]:
        return awards(self.tables, self.names, cast("IndustryState", before), action)


def _spec() -> Spec:
    book = rulebook(GAME)
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec(GAME, book.title["en"], book.credit, RULESETS, seats, tuple(boards), SWITCHES, secrets=True)


SPEC = _spec()
register(SPEC, AgeOfIndustry)
