"""Lineups: in every deal each entrant plays every seat once, in games that differ only in that."""

from hashlib import blake2b
from random import Random


def number_from(text: str) -> int:
    """A seed from a text: the same on every machine, and unrelated for similar texts."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def lineups(entrants: int, seats: int, seed: int, deal: int) -> list[list[int]]:
    """The games of a deal, each as a list of the entrants by seat.

    The order of entrants is shuffled for each deal. With two entrants at four seats, the second game swaps them.

    >>> lineups(2, 4, seed=1, deal=1)
    [[0, 0, 1, 1], [1, 1, 0, 0]]
    """
    places = [place % entrants for place in range(max(seats, entrants))]
    Random(number_from(f"{seed}/{deal}/lineup")).shuffle(places)
    return [[(places[seat] + turn) % entrants for seat in range(seats)] for turn in range(entrants)]
