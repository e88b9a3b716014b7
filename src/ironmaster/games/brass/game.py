"""Brass (2007): its parts put together."""

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import Spec
from ironmaster.games.brass import audit, features, flow, law, reasons, scoring, view
from ironmaster.games.brass.awards import awards
from ironmaster.games.brass.board import Board, TileSheet, board_names, read_board, read_tiles
from ironmaster.games.brass.effects import Effects
from ironmaster.games.brass.elements import MENU, WORDS, Elements, questions
from ironmaster.games.brass.fixtures import Fixtures
from ironmaster.games.brass.loader import Loader
from ironmaster.games.brass.notation import parse
from ironmaster.games.brass.panels import Panels
from ironmaster.games.brass.position import describe
from ironmaster.games.brass.rules import RULESETS, SWITCHES, Rules, profile
from ironmaster.games.brass.state import BrassState, new_state
from ironmaster.games.brass.tables import DRAW, Tables
from ironmaster.games.brass.words import Words


class Brass(Game):
    """Brass (2007) on one board, with one rules profile, for so many seats."""

    def __init__(self, seats: int, board: str, rules: Mapping[str, object], ruleset: int) -> None:
        paper = read_board(board)
        paper.board.check_seats(seats, Rules().fewest_seats)
        self.paper: Board = paper
        self.sheet: TileSheet = read_tiles()
        self.tables: Tables = Tables(paper, self.sheet, profile(rules, ruleset), seats)
        self.names: dict[str, str] = {place.id: place.name for place in paper.place}
        self.words: Words = Words(self.tables, self.names)
        self.named: Elements = Elements(self.tables, self.names)
        self.changes: Effects = Effects(self.tables, self.names)
        super().__init__(SPEC, board, seats, rules, self.tables.names, ruleset)

    def start(self) -> State:
        return new_state(self.tables)

    def to_act(self, s: State) -> int:
        return flow.to_act(cast("BrassState", s))

    def moves(self, s: State) -> list[int]:
        return law.moves(self.tables, cast("BrassState", s))

    def apply(self, s: State, move: int) -> None:
        law.apply(self.tables, cast("BrassState", s), move)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return law.outcomes(self.tables, cast("BrassState", s))

    def draw(self, s: State, dice: Dice) -> int:
        return law.draw(self.tables, cast("BrassState", s), dice)

    def settle(self, s: State, outcome: int) -> None:
        law.settle(self.tables, cast("BrassState", s), outcome)

    def scores(self, s: State) -> list[int]:
        return cast("BrassState", s).points[:]

    def ranking(self, s: State) -> list[int]:
        return scoring.ranking(self.tables, cast("BrassState", s))

    def why(self, s: State, text: str) -> list[Refusal]:
        return reasons.refusals(self.tables, cast("BrassState", s), parse(self.tables, text), self.names)

    def canonical(self, text: str) -> str:
        return parse(self.tables, text).text

    def position(self, s: State) -> Data:
        return {**self.identity(), **describe(self.tables, cast("BrassState", s), range(self.seats))}

    def load(self, position: Data) -> State:
        check_identity(position, self.identity())
        state = Loader(self.tables, position).load()
        check_audit(audit.audit(self.tables, state))
        return state

    def view(self, s: State, seat: int) -> Data:
        return {**self.identity(), **view.view(self.tables, cast("BrassState", s), seat)}

    def sample(self, view_of_seat: Data, dice: Dice) -> State:
        return Loader(self.tables, view.complete(self.tables, view_of_seat, dice)).load()

    def resample(self, s: State, seat: int, dice: Dice) -> State:
        return view.resampled(cast("BrassState", s), seat, dice)

    def features(self) -> list[Feature]:
        return features.features(self.tables)

    def audit(self, s: State) -> list[str]:
        return audit.audit(self.tables, cast("BrassState", s))

    def audit_step(self, before: State, after: State) -> list[str]:
        return audit.audit_step(self.tables, cast("BrassState", before), cast("BrassState", after))

    def prompt(self, s: State, lang: str) -> str:
        return self.words.prompt(cast("BrassState", s), lang)

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:
        return self.words.sentence(cast("BrassState", before), move, cast("BrassState", after), lang)

    def elements(self, action: int) -> list[Element]:
        return self.named.of(action)

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, WORDS[verb][0]) for verb in MENU]]

    def element_name(self, element: Element, lang: str) -> str:
        return self.named.name(element, lang)

    def known_to(self, before: State, action: int) -> int:
        state = cast("BrassState", before)
        return state.order[state.at] if self.tables.verb[action] == DRAW else -1

    def unfinished(self, s: State) -> bool:
        return bool(cast("BrassState", s).stack)

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return self.changes.of(cast("BrassState", before), moves, seat, lang)

    def questions(self, lang: str) -> dict[str, str]:
        return questions(lang)

    def rule(self, action: int) -> str:
        return self.named.rule(action)

    def chapter(self, s: State, lang: str) -> str:
        return self.words.chapter(cast("BrassState", s), lang)

    def standings(self, s: State, lang: str) -> str:
        return self.words.standings(cast("BrassState", s), lang)

    def panels(self, view_of_seat: Data, lang: str) -> list[Panel]:
        return Panels(self.tables, self.names, view_of_seat, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.tables, self.paper, self.sheet, self.named, lang).all()

    def figures(self, s: State) -> dict[str, list[int]]:
        state = cast("BrassState", s)
        income = [self.tables.pounds[space] for space in state.income]
        return {"points": state.points[:], "income": income, "cash": state.cash[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say("brass", lang, f"figure-{figure}", {})

    def awards(self, before: State, action: int) -> list[Award]:
        return awards(self.tables, self.names, cast("BrassState", before), action)


def _spec() -> Spec:
    book = rulebook("brass")
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec("brass", book.title["en"], book.credit, RULESETS, seats, tuple(boards), SWITCHES, secrets=True)


SPEC = _spec()
register(SPEC, Brass)
