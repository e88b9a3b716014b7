"""The contract between a game and everything that plays it.

A `Game` is static: rules profile, board and number of seats. A `State` is one position of it, small and flat. A move is
an int inside and words at the edge: `game.actions` knows both. `moves` is the only source of legality; `apply` does not
check it. Chance is explicit: what it brings is drawn when needed, as an outcome with a number and words like a move.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from ironmaster.core.actions import Actions
from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.elements import Element
from ironmaster.core.features import Feature
from ironmaster.core.panels import Panel
from ironmaster.core.position import IDENTITY
from ironmaster.core.refusal import Refusal
from ironmaster.core.spec import Spec

CHANCE: Final = -1
OVER: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. Subclasses hold ints, tuples and flat lists only."""

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """All that the state holds, as nested tuples of ints: equal keys are equal states."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance."""

    def below(self, limit: int) -> int:
        """A number 0 <= n < limit, all equally likely."""
        raise NotImplementedError


class FastDice(Dice):
    """Chance for simulations: reproducible for a seed, quick, not meant to be kept secret."""

    def __init__(self, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random

    def below(self, limit: int) -> int:
        return int(self._random() * limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game must offer; see `docs/adding-a-game.md`."""

    def __init__(
        self,
        spec: Spec,
        board: str,
        seats: int,
        rules: Mapping[str, object],
        actions: Actions,
        ruleset: int | None = None,
    ) -> None:
        self.spec: Spec = spec
        self.ruleset: int = spec.ruleset if ruleset is None else ruleset
        """What it is played by: the newest ruleset unless an older one was named."""
        self.board: str = board
        self.seats: int = seats
        usual = {switch.name: switch.default for switch in spec.under(self.ruleset).switches}
        self.rules: dict[str, object] = {key: value for key, value in rules.items() if value != usual.get(key)}
        """The switches that differ from the default of its ruleset."""
        self.actions: Actions = actions

    def start(self) -> State:
        """The first state, before any chance or decision."""
        raise NotImplementedError

    def to_act(self, s: State) -> int:
        """The seat that decides next, CHANCE or OVER."""
        raise NotImplementedError

    def moves(self, s: State) -> list[int]:
        """Every legal move of the seat to act, always in the same order."""
        raise NotImplementedError

    def apply(self, s: State, move: int) -> None:
        """Make a move in place. Does not check legality."""
        raise NotImplementedError

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What chance may bring, each outcome with its weight."""
        raise NotImplementedError

    def draw(self, s: State, dice: Dice) -> int:
        """Let chance choose one of the outcomes by their weights."""
        raise NotImplementedError

    def settle(self, s: State, outcome: int) -> None:
        """Take in an outcome of chance, in place."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """Points of each seat so far."""
        raise NotImplementedError

    def ranking(self, s: State) -> list[int]:
        """Seats from first to last, ties broken as the rules say."""
        raise NotImplementedError

    def places(self, s: State) -> list[int]:
        """The place of each seat, 1 for the first; seats that the rules leave equal share one."""
        order = self.ranking(s)
        return [order.index(seat) + 1 for seat in range(self.seats)]

    def out(self, s: State) -> list[int]:  # noqa: ARG002
        """Seats that have left the game before its end: they decide nothing more and rank behind all others."""
        return []

    def identity(self) -> dict[str, object]:
        """Which game this is, as every position and view says."""
        values = (self.spec.name, self.board, self.seats, dict(self.rules), self.ruleset)
        return dict(zip(IDENTITY, values, strict=True))

    def why(self, s: State, text: str) -> list[Refusal]:
        """The clauses that forbid a move; empty for a legal one. Raises ParseError if the text is no move at all."""
        raise NotImplementedError

    def canonical(self, text: str) -> str:
        """The one way to write the move that the text means. Raises ParseError if it means none."""
        raise NotImplementedError

    def position(self, s: State) -> dict[str, object]:
        """The state as plain JSON data, without loss."""
        raise NotImplementedError

    def load(self, position: dict[str, object]) -> State:
        """The state that the position describes. Raises PositionError if it cannot be."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, object]:
        """What the seat may know (-1: a watcher), as a position with the rest left out."""
        raise NotImplementedError

    def sample(self, view: dict[str, object], dice: Dice) -> State:
        """A state that the holder of the view cannot tell from the real one."""
        raise NotImplementedError

    def resample(self, s: State, seat: int, dice: Dice) -> State:  # noqa: ARG002
        """Another state that the seat cannot tell from this one: `sample` without the way through a view.

        A copy, unless a game hides something.
        """
        return s.copy()

    def features(self) -> list[Feature]:
        """The parts of an observation, for programs that learn, each with what of a state it is read from.

        `core/features.py` says how they are written. Nothing goes into one that its seat may not know.
        """
        raise NotImplementedError

    def audit(self, s: State) -> list[str]:
        """What is wrong with the state, in words; empty when every invariant holds."""
        raise NotImplementedError

    def audit_step(self, before: State, after: State) -> list[str]:
        """What is wrong with going from one state to the other."""
        raise NotImplementedError

    def prompt(self, s: State, lang: str) -> str:
        """What the seat to act is asked, in one sentence."""
        raise NotImplementedError

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:
        """What a move or outcome did, in one sentence."""
        raise NotImplementedError

    def elements(self, action: int) -> list[Element]:
        """What the words of a move or outcome name, in their order: first its verb; no other action names the same."""
        raise NotImplementedError

    def menus(self) -> list[list[Element]]:
        """For each decision that chooses among verbs, these in the order in which they are always shown."""
        raise NotImplementedError

    def element_name(self, element: Element, lang: str) -> str:
        """What an element of this game is called, in a few words."""
        raise NotImplementedError

    def known_to(self, before: State, action: int) -> int:
        """The seat that alone may know of this move or outcome, -1 when everybody may."""
        raise NotImplementedError

    def reveals(self, before: State, move: int) -> bool:  # noqa: ARG002
        """Whether the move shows the seat that makes it something that was hidden from it; it cannot be taken back.

        Not so unless a game says so: what a chance outcome shows is sealed by that outcome.
        """
        return False

    def unfinished(self, s: State) -> bool:
        """Whether the seat to act is in the middle of an action that it has begun."""
        raise NotImplementedError

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        """What these decisions of a seat, made one after the other, change for it, in words and in a fixed order.

        First the cost with its parts, cash, loans, income, points and order of play, then the rest; what does not
        change is left out. Nothing that the seat cannot know goes into it, and nothing that follows once its action is
        done.
        """
        raise NotImplementedError

    def questions(self, lang: str) -> dict[str, str]:
        """The short question that asks for each kind of element, by `kind` or, where the verb matters, `verb.kind`."""
        raise NotImplementedError

    def rule(self, action: int) -> str:
        """The id of the clause that governs such a move or outcome."""
        raise NotImplementedError

    def chapter(self, s: State, lang: str) -> str:
        """The name of the part of the game that the state is in, such as a round."""
        raise NotImplementedError

    def standings(self, s: State, lang: str) -> str:
        """How the seats stand, in one line."""
        raise NotImplementedError

    def panels(self, view: dict[str, object], lang: str) -> list[Panel]:
        """The table as the holder of a view sees it, to be drawn."""
        raise NotImplementedError

    def fixtures(self, lang: str) -> dict[str, object]:
        """What is fixed and printed, as plain data for a page to draw: every thing that views and elements name."""
        raise NotImplementedError

    def figures(self, s: State) -> dict[str, list[int]]:
        """Figures of each seat that everybody may know, by name, to be followed over a game."""
        raise NotImplementedError

    def figure_name(self, figure: str, lang: str) -> str:
        """What a figure is called."""
        raise NotImplementedError

    def awards(self, before: State, action: int) -> list[Award]:
        """The points that a move or outcome brings, line by line; together they are all that `scores` ever counts."""
        raise NotImplementedError


def playout(game: Game, s: State, dice: Dice) -> tuple[int, int]:
    """Play on to the end with uniformly random moves; the number of decisions and of moves offered in all."""
    decisions = 0
    offered = 0
    while True:
        actor = game.to_act(s)
        if actor >= 0:
            moves = game.moves(s)
            decisions += 1
            offered += len(moves)
            game.apply(s, moves[dice.below(len(moves))])
        elif actor == CHANCE:
            game.settle(s, game.draw(s, dice))
        else:
            return decisions, offered
