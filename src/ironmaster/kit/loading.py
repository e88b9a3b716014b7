"""Reading a position into a state."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ironmaster.core import position
from ironmaster.core.position import IDENTITY, Data, fail, known_fields, shown, texts

MUCH: Final = 1_000_000
"""An upper bound for sums and points."""


class Tile(NamedTuple):
    """A tile of a position, such as `A coal1 2` in a slot, with the seat and the numbers for it."""

    where: str
    owner: int
    slot: int
    face: int
    side: str


class PositionReader:
    """Reads one position. Every error names the field; `case` is the name of the error message."""

    def __init__(self, data: Data, seats: int) -> None:
        self.data = data
        self.seats = seats

    def check_fields(self, fields: tuple[str, ...]) -> None:
        """Refuse a field of the position that the game does not know."""
        known_fields(self.data, "", IDENTITY + fields)

    def players(self, fields: tuple[str, ...]) -> Iterator[tuple[int, Data, str]]:
        """Each seat with its data and the prefix of its field names. Refuses a field that is not listed."""
        for seat, (player, where) in enumerate(position.players(self.data, self.seats)):
            known_fields(player, where, fields)
            yield seat, player, where

    def seat(self, value: object, where: str) -> int:
        """The seat that a letter names."""
        return position.seat(value, where, self.seats)

    def one_of(self, case: str, names: Sequence[str], value: object, where: str) -> int:
        """The index of a name."""
        if not isinstance(value, str) or value not in names:
            fail(case, where, value=shown(value)[:40])
        return names.index(value)

    def tiles(self, key: str, slot: str, slots: list[str], face: str, faces: list[str]) -> Iterator[Tile]:
        """The tiles of a field; `slot` and `face` are the cases for an unknown slot or face."""
        for name, words in position.table(self.data, key).items():
            where = f"{key}.{name}"
            at = self.one_of(slot, slots, name, where)
            if not isinstance(words, str) or not 2 <= len(words.split()) <= 3:
                fail(face, where, value=shown(words)[:40])
            owner, tile, *side = words.split()
            if tile not in faces:
                fail(face, where, value=words[:40])
            yield Tile(where, self.seat(owner, where), at, faces.index(tile), "".join(side))

    def cubes(self, case: str, where: str, side: str, most: int) -> int:
        """The cubes on a tile: the printed number if the position does not give one."""
        if side == "":
            return most
        if side not in [str(cubes) for cubes in range(1, most + 1)]:
            fail(case, where, value=side[:20], most=most)
        return int(side)

    def lines(self, key: str, case: str, lines: list[str]) -> Iterator[tuple[str, int, int]]:
        """The lines of a field, each with its field name, number and owner. The ends may be in either order."""
        seen = set()
        for name, owner in position.table(self.data, key).items():
            where, line = f"{key}.{name}", "-".join(sorted(name.split("-")))
            if line not in lines:
                fail(case, where, value=name[:60])
            if line in seen:
                fail("duplicate", where)
            seen.add(line)
            yield where, lines.index(line), self.seat(owner, where)


class CardErrors(NamedTuple):
    """The names of the messages for an unknown card, too many cards of a kind, and too large a hand."""

    card: str
    deck: str
    hand: str


class CardPositionReader(PositionReader):
    """A position of a game with cards. Cards that it does not name are in the deck."""

    def __init__(
        self,
        errors: CardErrors,
        data: Data,
        seats: int,
        card_ids: list[str],
        card_counts: list[int],
        undealt: list[int],
    ) -> None:
        super().__init__(data, seats)
        self.errors = errors
        self.card_ids = card_ids
        self.card_counts = card_counts
        self.undealt = undealt
        """The deck of the state, from which the cards that are read are taken."""

    def card(self, name: object, where: str) -> int:
        """A card by its name, taken from the deck."""
        card = self.one_of(self.errors.card, self.card_ids, name, where)
        if self.undealt[card] == 0:
            fail(self.errors.deck, where, card=self.card_ids[card], most=self.card_counts[card])
        self.undealt[card] -= 1
        return card

    def hand(self, player: Data, where: str, most: int) -> tuple[int, ...]:
        """The sorted hand of a player."""
        names = texts(player, "hand", where, [])
        if len(names) > most:
            fail(self.errors.hand, f"{where}hand", most=most)
        return tuple(sorted(self.card(name, f"{where}hand") for name in names))

    def discarded(self) -> list[int]:
        """The discard pile, counted by kind of card."""
        counts = [0] * len(self.card_ids)
        for name in texts(self.data, "discard", "", []):
            counts[self.card(name, "discard")] += 1
        return counts
