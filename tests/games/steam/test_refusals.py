"""Refusals in words: what is in the way, whose it is, and where it lies on the table."""

from typing import Any

import pytest

from ironmaster.core.elements import Element
from ironmaster.core.naming import calling
from tests.games.steam.lattice import carrying, chain, port
from tests.games.steam.table import STANDARD, Table, at, building, lay, moving

OPEN: dict[str, Any] = {"track": {at(0, 1): "n-s"}, "incomplete": {"city_a/s": "B c2/s"}}
TO_T: dict[str, Any] = {
    "track": {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s"},
    "links": {"city_a/s": "A town_t/n"},
}
FREE: dict[str, Any] = {**TO_T, "incomplete": {"town_t/s": "- town_t/s"}, "turn": "B"}


def told(table: Table, move: str, lang: str = "en") -> list[str]:
    return [refusal.sentence(lang) for refusal in table.game.law.why(table.state, move)]


def places(table: Table, move: str) -> list[str]:
    """The hexes that a refusal is about."""
    found = [one for refusal in table.game.law.why(table.state, move) for one in refusal.where]
    assert {one.kind for one in found} == {"hex"}
    return [one.id for one in found]


@pytest.mark.clause("steam.track.notother")
def test_an_open_end_of_another_is_named_with_its_owner_and_edge() -> None:
    table = building(**OPEN)
    assert told(table, lay(0, 2, "0-3")) == [
        "At the N edge of C3, the track would meet the open end of a link that belongs to B."
    ]
    assert told(table, lay(0, 2, "0-3"), "fr")[0].endswith(
        "rejoindrait l’extrémité libre d’une liaison qui appartient à B."
    )
    assert places(table, lay(0, 2, "0-3")) == ["c3", "c2", "city_a"]


@pytest.mark.clause("steam.redirect.who")
def test_why_an_open_end_may_not_be_turned() -> None:
    assert told(building(**OPEN), lay(0, 1, "0-2")) == ["The open end on C2 belongs to B."]
    own = building(**OPEN, turn="B", rules={"redirect_own": False})
    assert told(own, lay(0, 1, "0-2")) == ["The open end on C2 belongs to B: only unowned links can be redirected."]
    track = {**TO_T["track"], at(0, 4): "n-s"}
    free = building(**{**FREE, "track": track, "incomplete": {"town_t/s": f"- {at(0, 4)}/s"}})
    assert told(free, lay(0, 4, "0-2")) == [
        "The open end on C5 is that of an unowned link that starts in T, where B has no completed link."
    ]


@pytest.mark.clause("steam.claim.eligible", "steam.claim.merge")
def test_the_town_of_a_link_that_cannot_be_claimed_is_named() -> None:
    assert told(building(**FREE), lay(0, 4, "0-3")) == [
        "At the N edge of C5, the track would continue an unowned link that starts in T, where B has no completed link."
    ]
    track = {**TO_T["track"], at(0, 5): "n-s"}
    runs = {**FREE["incomplete"], "city_b/n": f"B {at(0, 5)}/n"}
    table = building(**{**FREE, "track": track, "incomplete": runs}, rules={"join_any": False})
    assert told(table, lay(0, 4, "0-3")) == [
        "At the N edge of C5, the track would meet an unowned link that starts in T, where B has no completed link, "
        "so B cannot claim it."
    ]
    assert places(table, lay(0, 4, "0-3")) == ["c5", "town_t"]


@pytest.mark.clause("steam.track.mapedge", "steam.track.kind", "steam.upgrade.what")
def test_edges_and_tiles_are_named() -> None:
    table = building(**{**OPEN, "turn": "B"})
    assert told(table, lay(1, 0, "5-1")) == ["At the NE edge of D1, the track would lead off the map."]
    assert told(table, lay(0, 1, "0-3")) == ["That tile already lies on C2."]
    assert told(table, lay(0, 3, "0-3")) == ["T is a town: only a town tile can be laid there."]
    assert told(table, lay(0, 2, "0")) == ["C3 is not a town: a town tile cannot be laid there."]


@pytest.mark.clause("steam.deliver.own1", "steam.deliver.majority")
def test_a_way_without_own_links_is_told_from_one_with_too_few() -> None:
    cities: dict[str, Any] = {"cities": {"t4": "grey"}, "goods": {"t4": "red"}}
    nobody = carrying(*chain("--"), "u1 u2 A", **cities)
    assert told(nobody, "deliver t4 red") == [
        "A owns no link on any route from T4 to a red city within reach of the locomotive."
    ]
    few = carrying("t4 t5 A", "t5 u5 B", "u5 red B", cities={"t4": "grey"}, goods={"t4": "red"})
    assert few.refuses("deliver t4 red", "steam.deliver.majority")
    assert few.game.law.why(few.state, "deliver t4 red")[0].where == (Element("hex", "t4"),)


@pytest.mark.clause("steam.deliver.route")
def test_links_can_be_asked_about_before_and_during_a_delivery() -> None:
    links = ("t4 t5 A", "t5 red A", "t4 u4 B", "u4 t5 A")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"}, level=3)
    assert told(table, "via t4/sw") == [
        "A must first choose the cube to deliver. "
        "Its links are then asked for one by one, and only where more than one leads on."
    ]
    table.do("deliver t4 red")
    assert told(table, "via red/nw") == ["The red cube is in T4 now and cannot leave from Red (NW)."]
    assert told(table, "via t4/n") == ["No completed link leaves T4 (N)."]


@pytest.mark.clause("steam.deliver.majority")
def test_a_last_link_that_gives_another_player_the_majority_is_told() -> None:
    links = ("t3 t4 B", "t4 t5 A", "t5 red B", "t5 u5 A", "u5 red A", "t5 u4 A", "u4 u5 A")
    table = carrying(*links, cities={"t3": "grey"}, goods={"t3": "red"}, level=6).do("deliver t3 red")
    asked = f"via {port('t5', 'red')}"
    assert table.refuses(asked, "steam.deliver.majority")
    with calling(["Ada", "Basil", "Hugo"], reader=0):
        assert told(table, asked) == [
            "The cube would reach Red having used more links of another player than of yours."
        ]
        assert told(table, asked, "fr") == [
            "Le cube arriverait à Red en ayant emprunté plus de liaisons à un autre joueur qu’à vous."
        ]


@pytest.mark.clause("steam.std.capital.floor")
@pytest.mark.parametrize(
    ("income", "english", "french"),
    [
        (-10, "The bank gives A no more loans.", "La banque n’accorde plus d’emprunt à A."),
        (-9, "The bank gives A 1 loan at most.", "La banque accorde à A 1 emprunt au plus."),
        (-8, "The bank gives A 2 loans at most.", "La banque accorde à A 2 emprunts au plus."),
    ],
)
def test_how_many_loans_the_bank_gives(income: int, english: str, french: str) -> None:
    table = Table({"phase": "capital", "players": {"A": {"income": income}}}, rules=STANDARD)
    assert (told(table, "capital 5"), told(table, "capital 5", "fr")) == ([english], [french])


@pytest.mark.clause("steam.std.bid.freepass")
def test_the_first_pass_is_explained() -> None:
    players = {seat: {"cash": 9} for seat in "ABC"}
    table = Table({"phase": "bidding", "free_pass": "A", "players": players}, rules=STANDARD)
    assert told(table, "pass")[0].startswith("A holds the free pass of Turn Order")
    assert told(moving(), "free_pass")[0].startswith("Goods are being moved")
