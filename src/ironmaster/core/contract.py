"""The contract between a game and everything that plays it.

A `Game` is static: it belongs to one board, one rules profile and one number of seats, and holds its parts:

- `law`: the legal moves and their effects;
- `views`: what a seat may know, and positions as JSON;
- `words`: sentences for people;
- `facts`: data for a page;
- `observation`: numbers for programs that learn.

Only the law and the views must be written. The other parts have defaults that are derived from these two, so that a
game can begin small. A `State` is one position, small and flat. A move is an int in the engine and text outside it;
`game.actions` converts between the two. Chance is explicit: an outcome is drawn when it is needed, and has a number and
a text like a move.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from ironmaster.core import derived
from ironmaster.core.actions import Actions
from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.elements import Element
from ironmaster.core.features import Feature
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data, check_audit, check_identity
from ironmaster.core.refusal import Refusal
from ironmaster.core.spec import Setup, Spec

CHANCE: Final = -1
OVER: Final = -2
WATCHER: Final = -1
"""As the seat of a view: show only what everybody may know."""
EVERYTHING: Final = -2
"""As the seat of a description: show everything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game. Subclasses hold ints, tuples and flat lists only."""

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The content of the state as nested tuples of ints. States with equal keys are equal."""
        raise NotImplementedError

    def features(self, seats: int) -> list[Feature]:
        """The parts of an observation. Only for states that declare their fields (`core/fields.py`)."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance."""

    def below(self, limit: int) -> int:
        """A number 0 <= n < limit, all equally likely."""
        raise NotImplementedError


class FastDice(Dice):
    """Fast pseudorandom numbers for simulations: reproducible from a seed, not secret."""

    def __init__(self, seed: int) -> None:
        self._random: Callable[[], float] = Random(seed).random

    def below(self, limit: int) -> int:
        return int(self._random() * limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Law(Generic[S]):
    """The legal moves and their effects. `moves` is the only source of legality."""

    def __init__(self, actions: Actions, of_chance: tuple[str, ...] = ()) -> None:
        self.actions: Actions = actions
        self.of_chance: tuple[str, ...] = of_chance
        """The verbs of outcomes of chance, which `canonical` does not accept as moves."""

    def start(self) -> S:
        """The first state, before any chance or decision."""
        raise NotImplementedError

    def to_act(self, s: S) -> int:
        """The seat that decides next, CHANCE or OVER."""
        raise NotImplementedError

    def moves(self, s: S) -> list[int]:
        """Every legal move of the seat to act, always in the same order."""
        raise NotImplementedError

    def apply(self, s: S, move: int) -> None:
        """Make a move in place. Does not check legality."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[tuple[int, int]]:
        """The possible outcomes of chance, each with its weight."""
        raise NotImplementedError

    def draw(self, s: S, dice: Dice) -> int:
        """Draw one of the outcomes by their weights."""
        outcomes = self.outcomes(s)
        left = dice.below(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("chance has no outcome here")

    def settle(self, s: S, outcome: int) -> None:
        """Apply an outcome of chance, in place."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Points of each seat so far."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """Seats from first to last, with ties broken by the rules."""
        raise NotImplementedError

    def places(self, s: S) -> list[int]:
        """The place of each seat, 1 for the first; tied seats share a place."""
        order = self.ranking(s)
        return [order.index(seat) + 1 for seat in range(len(order))]

    def out(self, s: S) -> list[int]:  # noqa: ARG002
        """Seats that have left the game before its end. They make no more decisions and rank behind all others."""
        return []

    def why(self, s: S, text: str) -> list[Refusal]:
        """The clauses that forbid a move; empty for a legal one. Raises ParseError if the text is not a move."""
        raise NotImplementedError

    def canonical(self, text: str) -> str:
        """The canonical text of a move. Raises ParseError if the text is not a move."""
        return derived.canonical(self.actions, text, self.of_chance)

    def unfinished(self, s: S) -> bool:  # noqa: ARG002
        """Whether the seat to act has begun an action and not completed it."""
        return False

    def audit(self, s: S) -> list[str]:  # noqa: ARG002
        """The invariants that the state breaks, as sentences."""
        return []

    def audit_step(self, before: S, after: S) -> list[str]:  # noqa: ARG002
        """The invariants that the step from one state to the other breaks, as sentences."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Views(Generic[S]):
    """What a seat may know, and positions as JSON.

    A game writes `describe` and `read`, and `complete` if it has secrets.
    """

    def __init__(self, setup: Setup, law: Law[Any]) -> None:
        self.setup: Setup = setup
        self.law: Law[S] = law

    def describe(self, s: S, seat: int) -> Data:
        """The state as plain JSON data, as far as the seat may know it; also for WATCHER and EVERYTHING."""
        raise NotImplementedError

    def read(self, data: Data) -> S:
        """The state for a full description. Raises PositionError if there is none."""
        raise NotImplementedError

    def complete(self, view: Data, dice: Dice) -> Data:  # noqa: ARG002
        """A full description that is consistent with the view. Hidden information is drawn at random."""
        return view

    def position(self, s: S) -> Data:
        """The state as plain JSON data, without loss."""
        return {**self.setup.identity(), **self.describe(s, EVERYTHING)}

    def load(self, position: Data) -> S:
        """The state that the position describes. Raises PositionError if it is impossible."""
        check_identity(position, self.setup.identity())
        state = self.read(position)
        check_audit(self.law.audit(state))
        return state

    def view(self, s: S, seat: int) -> Data:
        """The part of the position that the seat (or WATCHER) may know."""
        return {**self.setup.identity(), **self.describe(s, seat)}

    def sample(self, view: Data, dice: Dice) -> S:
        """A random state that is consistent with the view."""
        return self.read(self.complete(view, dice))

    def resample(self, s: S, seat: int, dice: Dice) -> S:
        """A random state that the seat cannot distinguish from this one."""
        return self.sample(self.view(s, seat), dice) if self.setup.spec.secrets else s.copy()

    def known_to(self, before: S, action: int) -> int:  # noqa: ARG002
        """The only seat that may know this move or outcome; -1 if everybody may."""
        return -1

    def reveals(self, before: S, move: int) -> bool:  # noqa: ARG002
        """Whether the move reveals hidden information to the seat that makes it, so that it cannot be taken back.

        Not called for outcomes of chance, which cannot be taken back anyway.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[S]):
    """Sentences for people, in their language. The defaults are made from the notation."""

    def __init__(self, law: Law[Any]) -> None:
        self.law: Law[S] = law

    def prompt(self, s: S, lang: str) -> str:
        """The question for the seat to act, in one sentence."""
        return derived.prompt(self.law.to_act(s), lang)

    def sentence(self, before: S, action: int, after: S, lang: str) -> str:  # noqa: ARG002
        """What a move or outcome did, in one sentence."""
        return derived.sentence(self.law.to_act(before), self.law.actions.text(action), lang)

    def chapter(self, s: S, lang: str) -> str:
        """The name of the current part of the game, such as a round."""
        return derived.chapter(self.law.to_act(s), lang)

    def standings(self, s: S, lang: str) -> str:
        """The standings of the seats, in one line."""
        return derived.standings(self.law.scores(s), lang)


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts(Generic[S]):
    """Data for a page: the elements and effects of moves, the things on the table, and the awards of points.

    `game` is the name of the game, whose messages give names and questions if they exist.
    """

    def __init__(self, law: Law[Any], game: str = "") -> None:
        self.law: Law[S] = law
        self.game_name: str = game

    def elements(self, action: int) -> list[Element]:
        """The elements that the words of an action name, in order, the verb first. They are unique to the action."""
        return derived.elements(self.law.actions.text(action))

    def element_name(self, element: Element, lang: str) -> str:
        """The short name of an element: the message `action-<verb>` or `name-<id>`, or a name made from the id."""
        return derived.element_name(self.game_name, element, lang)

    def menus(self) -> list[list[Element]]:
        """For each decision between several verbs, these verbs in the order in which they are shown."""
        return []

    def questions(self, lang: str) -> dict[str, str]:
        """The short question for each kind of element, by `kind` or, if it depends on the verb, `verb.kind`.

        The default are the messages `ask-<kind>`.
        """
        return derived.questions(self.game_name, lang)

    def rule(self, action: int) -> str:  # noqa: ARG002
        """The id of the clause that governs the move or outcome; empty if there is none."""
        return ""

    def panels(self, view: Data, lang: str) -> list[Panel]:
        """The table as panels, made from a view."""
        return derived.panels(view, lang)

    def fixtures(self, lang: str) -> Data:  # noqa: ARG002
        """Everything printed on the components, as plain data for a page to draw. Elements and views use its ids."""
        return {}

    def effects(self, before: S, moves: list[int], seat: int, lang: str) -> list[Effect]:
        """The changes for a seat by some of its successive moves, in words and in a fixed order.

        The order is: the cost with its parts, cash, loans, income, points, order of play, then the rest. Values that do
        not change are left out, and so are hidden information and everything after the end of the action.
        """
        after = before.copy()
        for move in moves:
            self.law.apply(after, move)
        return derived.effects(self.figures(before), self.figures(after), self.figure_name, seat, lang)

    def figures(self, s: S) -> dict[str, list[int]]:
        """Public figures of each seat by name, for charts over the course of a game."""
        return {"points": self.law.scores(s)}

    def figure_name(self, figure: str, lang: str) -> str:
        """The name of a figure."""
        return derived.figure_name(figure, lang)

    def awards(self, before: S, action: int) -> list[Award]:
        """The points scored by a move or outcome, line by line. All awards of a game add up to its `scores`."""
        after = before.copy()
        if self.law.to_act(before) == CHANCE:
            self.law.settle(after, action)
        else:
            self.law.apply(after, action)
        return derived.awards(self.law.scores(before), self.law.scores(after))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What a seat may know, as numbers for programs that learn."""

    def features(self) -> list[Feature]:
        """The parts of an observation, each with the field of the state that it is read from.

        They contain nothing that the seat may not know.
        """
        raise NotImplementedError


class DeclaredObservation(Observation):
    """The observation of a game whose state declares its fields."""

    def __init__(self, law: Law[Any], seats: int) -> None:
        self.law: Law[State] = law
        self.seats: int = seats

    def features(self) -> list[Feature]:
        return self.law.start().features(self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game on a board, with rules, for a number of seats: its parts."""

    def __init__(
        self,
        setup: Setup,
        law: Law[Any],
        views: Views[Any],
        words: Words[Any] | None = None,
        facts: Facts[Any] | None = None,
        observation: Observation | None = None,
    ) -> None:
        self.setup: Setup = setup
        self.spec: Spec = setup.spec
        self.ruleset: int = setup.ruleset
        self.board: str = setup.board
        self.seats: int = setup.seats
        self.rules: dict[str, object] = setup.rules
        self.actions: Actions = law.actions
        self.law: Law[State] = law
        self.views: Views[State] = views
        self.words: Words[State] = words if words is not None else Words(law)
        self.facts: Facts[State] = facts if facts is not None else Facts(law, setup.spec.name)
        self.observation: Observation = (
            observation if observation is not None else DeclaredObservation(law, setup.seats)
        )


def playout(game: Game, s: State, dice: Dice) -> tuple[int, int]:
    """Play to the end with uniformly random moves. Returns the numbers of decisions and of offered moves."""
    law = game.law
    decisions = 0
    offered = 0
    while True:
        actor = law.to_act(s)
        if actor >= 0:
            moves = law.moves(s)
            decisions += 1
            offered += len(moves)
            law.apply(s, moves[dice.below(len(moves))])
        elif actor == CHANCE:
            law.settle(s, law.draw(s, dice))
        else:
            return decisions, offered
