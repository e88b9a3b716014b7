"""A small card game for which the page has no folder."""

from collections.abc import Mapping
from typing import Any, Final, cast

import ironmaster.core.rulebook as books
from ironmaster.core.actions import Actions
from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE, OVER, Dice, Game, State
from ironmaster.core.effects import Effect
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.errors import ParseError
from ironmaster.core.panels import DIM, HEAD, STRONG, Cell, Panel
from ironmaster.core.refusal import Refusal
from ironmaster.core.registry import register
from ironmaster.core.rulebook import Clause, Rulebook
from ironmaster.core.seats import letter
from ironmaster.core.spec import VERIFIED, BoardInfo, Spec

NAME: Final = "plain"
SIDES: Final = ("north", "south")
HELD: Final = 4
LAW: Final = "plain.play.highest"
BOARD: Final = BoardInfo("table", {"en": "A bare table"}, (3,), VERIFIED, {"en": ""})
SPEC: Final = Spec(NAME, "Two Sides", {"en": "Made for the tests."}, 1, (3,), (BOARD,), (), True)
Seen = dict[str, Any]


class Book(Rulebook):
    """A rulebook of one clause."""

    def heading(self, section: str, lang: str = "en") -> str:
        return section.title()


class Kept(Refusal):
    """A refusal with its own words."""

    @property
    def game(self) -> str:
        return NAME

    def sentence(self, lang: str = "en") -> str:
        return "In the first round the highest card stays in the hand."

    def law(self, lang: str = "en") -> str:
        return CLAUSE.text(lang)


CLAUSE: Final = Clause(LAW, 1, (), (), {"en": "In the first round nobody lays their highest card."})
BOOK: Final = Book(NAME, NAME, {"en": "Two Sides"}, {"en": ""}, (CLAUSE,), (), (), {LAW: CLAUSE})


class Plain(State):
    """Hands, what lies on the sides in this round as (card, seat), points, and the round."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = [[], [], []]
        self.laid: list[list[tuple[int, int]]] = [[], []]
        self.points = [0, 0, 0]
        self.round = 1

    def copy(self) -> "Plain":
        other = Plain()
        other.hands = [list(hand) for hand in self.hands]
        other.laid = [list(side) for side in self.laid]
        other.points = list(self.points)
        other.round = self.round
        return other

    def key(self) -> tuple[object, ...]:
        return tuple(map(tuple, self.hands)), tuple(map(tuple, self.laid)), tuple(self.points), self.round

    @property
    def out(self) -> int:
        return sum(map(len, self.laid))

    @property
    def dealt(self) -> bool:
        return sum(map(len, self.hands)) + self.out + 3 * (self.round - 1) == 3 * HELD


class TwoSides(Game):
    """Twelve cards are dealt; in each of four rounds everybody lays one on either side."""

    def __init__(self) -> None:
        deals = [f"deal {letter(seat)} {card}" for seat in range(3) for card in range(1, 13)]
        plays = [f"play {card} {side}" for card in range(1, 13) for side in SIDES]
        super().__init__(SPEC, BOARD.id, 3, {}, Actions(deals + plays))

    def start(self) -> State:
        return Plain()

    def _at(self, s: State) -> Plain:
        return cast("Plain", s)

    def to_act(self, s: State) -> int:
        at = self._at(s)
        if not at.dealt:
            return CHANCE
        return at.out if any(at.hands) else OVER

    def moves(self, s: State) -> list[int]:
        at = self._at(s)
        hand = at.hands[at.out]
        cards = hand[:-1] if at.round == 1 else hand
        return [self.actions.number(f"play {card} {side}") for card in cards for side in SIDES]

    def apply(self, s: State, move: int) -> None:
        at = self._at(s)
        _, card, side = self.actions.text(move).split()
        seat = at.out
        at.hands[seat].remove(int(card))
        at.laid[SIDES.index(side)].append((int(card), seat))
        if at.out == 3:
            for laid in filter(None, at.laid):
                at.points[max(laid)[1]] += 3
            at.laid = [[], []]
            at.round += 1

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        at = self._at(s)
        seat = next(seat for seat in range(3) if len(at.hands[seat]) < HELD)
        held = {card for hand in at.hands for card in hand}
        return [(self.actions.number(f"deal {letter(seat)} {card}"), 1) for card in range(1, 13) if card not in held]

    def draw(self, s: State, dice: Dice) -> int:
        found = self.outcomes(s)
        return found[dice.below(len(found))][0]

    def settle(self, s: State, outcome: int) -> None:
        _, seat, card = self.actions.text(outcome).split()
        hand = self._at(s).hands["ABC".index(seat)]
        hand.append(int(card))
        hand.sort()

    def scores(self, s: State) -> list[int]:
        return list(self._at(s).points)

    def ranking(self, s: State) -> list[int]:
        return sorted(range(3), key=lambda seat: -self._at(s).points[seat])

    def why(self, s: State, text: str) -> list[Refusal]:
        number = self.actions.number(self.canonical(text))
        return [] if self.to_act(s) >= 0 and number in self.moves(s) else [Kept(LAW, {})]

    def canonical(self, text: str) -> str:
        if self.actions.number(text) < 0:
            raise ParseError("unknown", text=text)
        return text

    # What is seen

    def view(self, s: State, seat: int) -> Seen:
        at = self._at(s)
        hands = [hand if one == seat else len(hand) for one, hand in enumerate(at.hands)]
        return {**self.identity(), "hands": hands, "laid": at.laid, "points": at.points, "round": at.round}

    def panels(self, view: Seen, lang: str) -> list[Panel]:
        own = [hand for hand in view["hands"] if isinstance(hand, list)]
        cards = [[Cell(str(card), element=Element("card", str(card))) for card in hand] for hand in own if hand]
        rows = [[Cell(""), *(Cell(side.title(), emphasis=HEAD) for side in SIDES), Cell("Cards", emphasis=HEAD)]]
        for seat, hand in enumerate(view["hands"]):
            laid = [next((str(card) for card, by in side if by == seat), "") for side in view["laid"]]
            held = len(hand) if isinstance(hand, list) else hand
            rows.append([Cell(letter(seat), letter(seat)), *map(Cell, laid), Cell(str(held))])
        rule = Panel(
            "", [[Cell("The highest card on a side scores.", emphasis=DIM)], [Cell("3 points", emphasis=STRONG)]]
        )
        return [Panel("On the table", rows), *(Panel("Your cards", [hand]) for hand in cards), rule]

    def figures(self, s: State) -> dict[str, list[int]]:
        return {"points": self.scores(s)}

    def figure_name(self, figure: str, lang: str) -> str:
        return figure.title()

    # Words

    def prompt(self, s: State, lang: str) -> str:
        return "Lay a card on a side."

    def sentence(self, before: State, move: int, after: State, lang: str) -> str:
        words = self.actions.text(move).split()
        return f"{words[1]} is dealt a {words[2]}." if words[0] == "deal" else f"A {words[1]} goes {words[2]}."

    def elements(self, action: int) -> list[Element]:
        verb, one, two = self.actions.text(action).split()
        if verb == "deal":
            return [Element(ACTION, verb), Element("seat", one), Element("card", two)]
        return [Element(ACTION, verb), Element("card", one), Element("side", two)]

    def element_name(self, element: Element, lang: str) -> str:
        return f"card {element.id}" if element.kind == "card" else element.id

    def known_to(self, before: State, action: int) -> int:
        words = self.actions.text(action).split()
        return "ABC".index(words[1]) if words[0] == "deal" else -1

    def chapter(self, s: State, lang: str) -> str:
        return f"Round {self._at(s).round}" if self._at(s).round <= HELD else "End"

    def rule(self, action: int) -> str:
        return LAW

    def menus(self) -> list[list[Element]]:
        return []

    def questions(self, lang: str) -> dict[str, str]:
        return {}

    def fixtures(self, lang: str) -> dict[str, object]:
        return {}

    def effects(self, before: State, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return []

    def awards(self, before: State, action: int) -> list[Award]:
        return []

    def unfinished(self, s: State) -> bool:
        return False


def _make(seats: int, board: str, rules: Mapping[str, object]) -> Game:
    return TwoSides()


def _rulebook(game: str, known: Any = books.rulebook) -> Rulebook:
    return BOOK if game == NAME else known(game)


def begin() -> None:
    """Add the game to those of this process, before anything but the engine is loaded."""
    register(SPEC, _make)
    books.rulebook = _rulebook  # type: ignore[assignment]
