"""Versions of rules and boards. A stored game always uses the versions that it began with.

A ruleset is data: its number, and those of its values that the next ruleset changed. A board is written with its
version, `germany@2`; a board without one has version 1.
"""

from collections.abc import Mapping
from typing import Any

Rulesets = Mapping[int, Mapping[str, object]]
"""For each ruleset, the values of rules and defaults of switches that the next one changed. The newest has none.

A rule fix puts the new value into the game's rules, keeps the old one here, and begins the next ruleset.
"""


def values_of(rulesets: Rulesets, ruleset: int) -> dict[str, Any]:
    """The values in which a ruleset differs from the newest.

    >>> values_of({1: {"cash": 30, "hand": 8}, 2: {"cash": 25}, 3: {}}, 1)
    {'cash': 30, 'hand': 8}
    >>> values_of({1: {"cash": 30, "hand": 8}, 2: {"cash": 25}, 3: {}}, 2)
    {'cash': 25}
    """
    found: dict[str, Any] = {}
    for number in sorted(rulesets, reverse=True):
        if number >= ruleset:
            found |= rulesets[number]
    return found


def board_key(id: str, version: int) -> str:
    """How records, positions and tables write a version of a board.

    >>> board_key("germany", 1), board_key("germany", 2)
    ('germany', 'germany@2')
    """
    return id if version == 1 else f"{id}@{version}"


def split_key(key: str) -> tuple[str, int]:
    """The id and the version of a board; a board file has no version and is its own id.

    >>> split_key("germany@2"), split_key("germany"), split_key("my@maps/wales.toml")
    (('germany', 2), ('germany', 1), ('my@maps/wales.toml', 1))
    """
    name, _, version = key.rpartition("@")
    return (name, int(version)) if name and version.isdecimal() else (key, 1)
