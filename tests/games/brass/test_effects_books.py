"""The effects of every action of a whole game match the states before and after it."""

from ironmaster.core.contract import FastDice
from ironmaster.core.effects import Effect
from ironmaster.core.messages import LANGUAGES
from tests.games.brass.table import Table
from tests.games.telling import actions

CLOCK = ("era", "round", "phase")


def test_effects_of_a_whole_game_match_the_states() -> None:
    table, compared = Table(), 0
    for before, moves, after in actions(table.game, FastDice(5)):
        seat = table.game.law.to_act(before)
        for lang in LANGUAGES:
            _check(table.game.facts.effects(before, moves, seat, lang))
        was, now = table.game.views.position(before), table.game.views.position(after)
        if was["phase"] == "actions" and [was[key] for key in CLOCK] == [now[key] for key in CLOCK]:
            found = {effect.kind: effect for effect in table.game.facts.effects(before, moves, seat, "en")}
            for key in ("cash", "spent"):
                figures = [position["players"]["ABCD"[seat]][key] for position in (was, now)]  # type: ignore[index]
                told = [found[key].before, found[key].after] if key in found else ["", ""]
                assert told == [f"£{figure}" for figure in figures] or (key not in found and len(set(figures)) == 1)
                compared += key in found
    assert compared > 50


def _check(found: list[Effect]) -> None:
    """Check that the lines are in order, without duplicates and without empty ones."""
    order = [
        "cost",
        "cash",
        "income",
        "points",
        "spent",
        "cards",
        "other",
        "tile",
        "pile",
        "cubes",
        "market",
        "rail",
        "cotton",
    ]
    assert [order.index(effect.kind) for effect in found] == sorted(order.index(effect.kind) for effect in found)
    assert len({(effect.kind, effect.label, effect.before) for effect in found}) == len(found)
    for effect in found:
        assert effect.before != effect.after or effect.note
        assert effect.tone in ("", "gain", "loss")
