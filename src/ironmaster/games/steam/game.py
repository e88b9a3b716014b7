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
from ironmaster.games.steam.notation import parse
from ironmaster.games.steam.panels import Panels
from ironmaster.games.steam.position import describe
from ironmaster.games.steam.rules import RULESETS, SWITCHES, Rules, profile
from ironmaster.games.steam.state import SteamState, new_state
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.views import SteamViews
from ironmaster.games.steam.words import SteamWords


class Steam(Game):
    """Steam (2009) on one map, with one rules profile, for so many seats."""

    def __init__(self, seats: int, board: str, rules: Mapping[str, object], ruleset: int) -> None:
        paper = read_board(board)
        paper.board.check_seats(seats, Rules().fewest_seats)
        self.paper: Board = paper
        self.tables: Tables = Tables(paper, all_pieces(), all_faces(), profile(rules, ruleset), seats)
        self.names: Names = Names(self.tables, paper)
        self.words: Words = Words(self.tables, self.names)
        self.named: Elements = Elements(self.tables, self.names)
        self.changes: Effects = Effects(self.tables, self.names)
        super().__init__(SPEC, board, seats, rules, self.tables.names, ruleset)

    def start(self) -> State:
        return new_state(self.tables)

    def to_act(self, s: State) -> int:
        return flow.to_act(cast("SteamState", s))

    def moves(self, s: State) -> list[int]:
        return law.moves(self.tables, cast("SteamState", s))

    def apply(self, s: State, move: int) -> None:
        law.apply(self.tables, cast("SteamState", s), move)

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        return law.outcomes(self.tables, cast("SteamState", s))

    def draw(self, s: State, dice: Dice) -> int:
        return law.draw(self.tables, cast("SteamState", s), dice)

    def settle(self, s: State, outcome: int) -> None:
        law.settle(self.tables, cast("SteamState", s), outcome)

    def scores(self, s: State) -> list[int]:
        return cast("SteamState", s).points[:]

    def ranking(self, s: State) -> list[int]:
        return scoring.ranking(cast("SteamState", s))

    def out(self, s: State) -> list[int]:
        return [seat for seat, left in enumerate(cast("SteamState", s).out) if left]

    def why(self, s: State, text: str) -> list[Refusal]:
        return reasons.refusals(self.tables, self.names, cast("SteamState", s), parse(self.tables, text))

    def canonical(self, text: str) -> str:
        return parse(self.tables, text).text

    def position(self, s: State) -> Data:
        return {**self.identity(), **describe(self.tables, cast("SteamState", s))}

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
        return audit.audit(self.tables, cast("SteamState", s))

    def audit_step(self, before: State, after: State) -> list[str]:
        return audit.audit_step(self.tables, cast("SteamState", before), cast("SteamState", after))

    def prompt(self, s: State, lang: str) -> str:
        return self.words.prompt(cast("SteamState", s), lang)

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:  # noqa: ARG002
        return self.words.sentence(cast("SteamState", before), move, lang)

    def elements(self, action: int) -> list[Element]:
        return self.named.of(action)

    def menus(self) -> list[list[Element]]:
        return self.named.menus()

    def element_name(self, element: Element, lang: str) -> str:
        return self.named.name(element, lang)

    def known_to(self, before: State, action: int) -> int:  # noqa: ARG002
        return -1

    def unfinished(self, s: State) -> bool:
        state = cast("SteamState", s)
        if not state.stack:
            return False
        frame = state.stack[-1]
        return kind_of(frame) != f.SCORE or first_of(frame) == flow.actor(state)

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return self.changes.of(cast("SteamState", before), moves, seat, lang)

    def questions(self, lang: str) -> dict[str, str]:
        return self.named.questions(lang)

    def rule(self, action: int) -> str:
        return self.named.rule(action)

    def chapter(self, s: State, lang: str) -> str:
        return self.words.chapter(cast("SteamState", s), lang)

    def standings(self, s: State, lang: str) -> str:
        return self.words.standings(cast("SteamState", s), lang)

    def panels(self, view_of_seat: Data, lang: str) -> list[Panel]:
        return Panels(self.tables, self.names, view_of_seat, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.tables, self.paper, all_pieces(), self.names, lang).all()

    def figures(self, s: State) -> dict[str, list[int]]:
        state = cast("SteamState", s)
        worth = [scoring.worth(self.tables, state, seat) for seat in range(self.seats)]
        return {"worth": worth, "points": state.points[:], "income": state.income[:], "cash": state.cash[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say(GAME, lang, f"figure-{figure}", {})

    def awards(self, before: State, action: int) -> list[Award]:
        return awards(self.tables, self.names, cast("SteamState", before), action)


def _spec() -> Spec:
    book = rulebook(GAME)
    boards = [read_board(name).board.info() for name in board_names()]
    seats = tuple(range(Rules().fewest_seats, Rules().most_seats + 1))
    return Spec(GAME, book.title["en"], book.credit, RULESETS, seats, tuple(boards), SWITCHES, secrets=False)


SPEC = _spec()
register(SPEC, Steam)
