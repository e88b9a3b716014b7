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
from ironmaster.games.industria.notation import parse
from ironmaster.games.industria.panels import Panels
from ironmaster.games.industria.position import describe
from ironmaster.games.industria.rules import RULESETS, SWITCHES, Rules, profile
from ironmaster.games.industria.state import NOTHING, IndustriaState, new_state
from ironmaster.games.industria.tables import Tables
from ironmaster.games.industria.views import IndustriaViews
from ironmaster.games.industria.words import IndustriaWords


class Industria(Game):
    """Industria (2003) with one set of tiles, one rules profile, for so many seats."""

    def __init__(self, seats: int, board: str, rules: Mapping[str, object], ruleset: int) -> None:
        paper = read_board(board)
        paper.board.check_seats(seats, Rules().fewest_seats)
        self.paper: Board = paper
        self.tables: Tables = Tables(paper, profile(rules, ruleset), seats)
        self.names: Names = Names(self.tables, paper)
        self.words: Words = Words(self.tables, self.names)
        self.named: Elements = Elements(self.tables, self.names)
        self.changes: Effects = Effects(self.tables, self.names)
        super().__init__(SPEC, board, seats, rules, self.tables.names, ruleset)

    def start(self) -> State:
        return new_state(self.tables)

    def to_act(self, s: State) -> int:
        return flow.to_act(cast("IndustriaState", s))

    def moves(self, s: State) -> list[int]:
        return law.moves(self.tables, cast("IndustriaState", s))

    def apply(self, s: State, move: int) -> None:
        law.apply(self.tables, cast("IndustriaState", s), move)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return law.outcomes(self.tables, cast("IndustriaState", s))

    def draw(self, s: State, dice: Dice) -> int:
        return law.draw(self.tables, cast("IndustriaState", s), dice)

    def settle(self, s: State, outcome: int) -> None:
        law.settle(self.tables, cast("IndustriaState", s), outcome)

    def scores(self, s: State) -> list[int]:
        return cast("IndustriaState", s).points[:]

    def ranking(self, s: State) -> list[int]:
        return scoring.ranking(self.tables, cast("IndustriaState", s))

    def places(self, s: State) -> list[int]:
        return scoring.places(self.tables, cast("IndustriaState", s))

    def why(self, s: State, text: str) -> list[Refusal]:
        return reasons.refusals(self.tables, self.names, cast("IndustriaState", s), parse(self.tables, text))

    def canonical(self, text: str) -> str:
        return parse(self.tables, text).text

    def position(self, s: State) -> Data:
        return {**self.identity(), **describe(self.tables, cast("IndustriaState", s))}

    def load(self, position: Data) -> State:
        check_identity(position, self.identity())
        state = Loader(self.tables, position).load()
        check_audit(audit.audit(self.tables, state))
        return state

    def view(self, s: State, seat: int) -> Data:  # noqa: ARG002
        return self.position(s)

    def sample(self, view_of_seat: Data, dice: Dice) -> State:  # noqa: ARG002
        return Loader(self.tables, view_of_seat).load()

    def features(self) -> list[Feature]:
        return features.features(self.tables)

    def audit(self, s: State) -> list[str]:
        return audit.audit(self.tables, cast("IndustriaState", s))

    def audit_step(self, before: State, after: State) -> list[str]:
        return audit.audit_step(self.tables, cast("IndustriaState", before), cast("IndustriaState", after))

    def prompt(self, s: State, lang: str) -> str:
        return self.words.prompt(cast("IndustriaState", s), lang)

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:  # noqa: ARG002
        return self.words.sentence(cast("IndustriaState", before), move, lang)

    def elements(self, action: int) -> list[Element]:
        return self.named.of(action)

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, WORDS[verb][0]) for verb in menu] for menu in MENUS]

    def element_name(self, element: Element, lang: str) -> str:
        return self.named.name(element, lang)

    def known_to(self, before: State, action: int) -> int:  # noqa: ARG002
        return -1

    def unfinished(self, s: State) -> bool:
        return cast("IndustriaState", s).laying != NOTHING

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return self.changes.of(cast("IndustriaState", before), moves, seat, lang)

    def questions(self, lang: str) -> dict[str, str]:
        return questions(lang)

    def rule(self, action: int) -> str:
        return self.named.rule(action)

    def chapter(self, s: State, lang: str) -> str:
        return self.words.chapter(cast("IndustriaState", s), lang)

    def standings(self, s: State, lang: str) -> str:
        return self.words.standings(cast("IndustriaState", s), lang)

    def panels(self, view_of_seat: Data, lang: str) -> list[Panel]:
        return Panels(self.tables, self.names, view_of_seat, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.tables, self.paper, self.names, lang).all()

    def figures(self, s: State) -> dict[str, list[int]]:
        state = cast("IndustriaState", s)
        worth = [scoring.worth(self.tables, state, seat) for seat in range(self.seats)]
        return {"points": state.points[:], "worth": worth, "cash": state.cash[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say("industria", lang, f"figure-{figure}", {})

    def awards(self, before: State, action: int) -> list[Award]:
        return awards(self.tables, self.names, cast("IndustriaState", before), action)


def _spec() -> Spec:
    book = rulebook("industria")
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec("industria", book.title["en"], book.credit, RULESETS, seats, tuple(boards), SWITCHES, secrets=False)


SPEC = _spec()
register(SPEC, Industria)
