"""Rule switches: their values in a game, and the rules that follow from them, under each ruleset."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ironmaster.core.versions import Rulesets, values_of

Means = Mapping[str, Mapping[object, Mapping[str, object]]]
"""Switches that set several rules or other switches, such as an edition: what each of their values sets.

A later switch overrides the ones before it. A switch that is set by another may still be set itself.
"""
NOTHING: Final[Means] = MappingProxyType({})
BY: Final = "by"
"""The switch between our rulings and the letter of the printed rules; its other values set the single switches."""


class Switch(NamedTuple):
    """A rule that can be played in several ways. The first value is the default."""

    name: str
    values: tuple[str | bool | int, ...]
    ruling: str
    seats: tuple[int, ...] = ()
    """Numbers of seats beyond the usual ones that can be played when it is not at its default."""

    @property
    def default(self) -> str | bool | int:
        return self.values[0]

    def with_default(self, value: object) -> "Switch":
        """The same switch with another default."""
        return self._replace(values=tuple(sorted(self.values, key=lambda known: known != value)))


def switches_then(switches: Iterable[Switch], old: Mapping[str, Any]) -> tuple[Switch, ...]:
    """The switches with the defaults that they had under a ruleset with these old values."""
    return tuple(switch.with_default(old.get(switch.name, switch.default)) for switch in switches)


def means_then(means: Means, old: Mapping[str, Any]) -> Means:
    """What switches set under a ruleset with these old values, which are named `<switch>.<value>.<rule>`.

    >>> means_then({"edition": {"first": {"hand": 5, "cash": 40}}}, {"hand": 8, "edition.first.hand": 6})
    {'edition': {'first': {'hand': 6, 'cash': 40}}}
    """
    found = {name: {value: dict(sets) for value, sets in meanings.items()} for name, meanings in means.items()}
    for name, meanings in found.items():
        for value, sets in meanings.items():
            prefix = f"{name}.{value}.".lower()
            sets |= {key.removeprefix(prefix): was for key, was in old.items() if key.startswith(prefix)}
    return found


def values_with(switches: Iterable[Switch], means: Means, given: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every switch: the given one, or else what another switch sets, or else its default.

    >>> switches = [Switch("by", ("rulings", "letter"), "R01"), Switch("tie", ("first", "last"), "R02")]
    >>> means = {"by": {"letter": {"tie": "last"}}}
    >>> values_with(switches, means, {"by": "letter"})
    {'by': 'letter', 'tie': 'last'}
    >>> values_with(switches, means, {"by": "letter", "tie": "first"})
    {'by': 'letter', 'tie': 'first'}
    """
    found: dict[str, Any] = {switch.name: switch.default for switch in switches} | dict(given)
    for name, meanings in means.items():
        sets = meanings.get(found.get(name), {})
        found |= {key: value for key, value in sets.items() if key in found and key not in given}
    return found


def rule_values(
    rulesets: Rulesets, ruleset: int, given: Mapping[str, Any], switches: Iterable[Switch], means: Means = NOTHING
) -> dict[str, Any]:
    """The values of a game's rules that differ from the defaults, under a ruleset and with some switches set.

    An older ruleset keeps the old value of a rule under its name, and the old default of a switch likewise. What a
    switch in `means` set is kept under `<switch>.<value>.<rule>`.

    >>> switches = [Switch("edition", ("second", "first"), "R01")]
    >>> means = {"edition": {"first": {"hand": 5, "cash": 40}}}
    >>> old = {1: {"cash": 30, "edition.first.hand": 6}, 2: {}}
    >>> rule_values(old, 1, {}, switches, means), rule_values(old, 1, {"edition": "first"}, switches, means)
    ({'cash': 30}, {'cash': 40, 'hand': 6})
    >>> rule_values(old, 2, {}, switches, means), rule_values(old, 2, {"edition": "first"}, switches, means)
    ({}, {'hand': 5, 'cash': 40})
    """
    old = values_of(rulesets, ruleset)
    then = means_then(means, old)
    values = values_with(switches_then(switches, old), then, given)
    found = {rule: value for rule, value in old.items() if "." not in rule}
    for name, meanings in then.items():
        found |= meanings.get(values[name], {})
    return {rule: value for rule, value in {**found, **given}.items() if rule not in means}
