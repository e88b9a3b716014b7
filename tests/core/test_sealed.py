"""Sealed dice: the seed decides, each place in the log has its own throws, and all numbers are equally likely."""

from collections import Counter
from hashlib import sha256

import pytest

from ironmaster.core.contract import CHANCE
from ironmaster.core.replay import chance_is_fair
from ironmaster.core.sealed import SPAN, SealedDice, new_seed, seal

from .matches import played, whole


def throws(seed: str, place: int, limit: int = 1000, number: int = 20) -> list[int]:
    dice = SealedDice(seed, place)
    return [dice.below(limit) for _ in range(number)]


def test_the_same_seed_and_place_give_the_same_throws() -> None:
    assert throws("a", 3) == throws("a", 3)


def test_another_seed_or_place_gives_other_throws() -> None:
    assert len({tuple(throws(seed, place)) for seed in ("a", "b", "a/1") for place in range(5)}) == 15


def test_the_throws_never_change() -> None:
    """Old matches are checked against their seed, so its use must never change."""
    assert throws("7", 0, 60, 8) == [37, 56, 27, 3, 44, 16, 35, 46]
    digests = [sha256(f"7/0/{throw}".encode()).digest() for throw in range(8)]
    assert throws("7", 0, 60, 8) == [int.from_bytes(digest[:16], "big") % 60 for digest in digests]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 66, 1000])
def test_throws_cover_every_number_below_the_limit(limit: int) -> None:
    seen = Counter(throws("spread", 1, limit, 40 * limit if limit < 100 else 200))
    assert set(seen) <= set(range(limit))
    if limit < 100:
        assert set(seen) == set(range(limit))
        surprise = sum((count - 40) ** 2 / 40 for count in seen.values())
        assert surprise < limit + 4 * (2 * limit) ** 0.5 + 4


def test_numbers_that_would_favour_some_results_are_thrown_again() -> None:
    limit = SPAN // 2 + 1
    dice = SealedDice("unfair", 0)
    numbers = [int.from_bytes(sha256(f"unfair/0/{n}".encode()).digest()[:16], "big") for n in range(12)]
    fair = [number for number in numbers if number < limit]
    assert 0 < len(fair) < len(numbers)
    assert [dice.below(limit) for _ in fair] == fair


def test_a_seal_is_the_hash_of_the_seed() -> None:
    assert seal("7") == sha256(b"7").hexdigest()
    assert seal("7") != seal("8")


def test_new_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 64 for seed in seeds)


def test_tampering_with_the_chance_of_a_match_is_detected() -> None:
    match = whole()
    assert chance_is_fair(match)
    place = next(place for place, entry in enumerate(match.log) if entry.actor == CHANCE)
    tampered = match.at(place)
    others = [action for action in tampered.legal_actions() if action != match.log[place].action]
    tampered.enter(others[0])
    assert not chance_is_fair(tampered)


def test_chance_does_not_follow_another_seed() -> None:
    match = played(60)
    match.seed = "another"
    assert not chance_is_fair(match)
