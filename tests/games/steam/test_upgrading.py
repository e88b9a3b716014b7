"""Upgrading track (clauses 107 to 113)."""

from collections import Counter
from typing import Any

import pytest

from ironmaster.games.steam.faces import faces_of
from ironmaster.kit import hexes
from ironmaster.kit.hexes import EDGES
from tests.games.steam.phases import each
from tests.games.steam.table import HERE, Table, at, building, lay

FLOWERS = str(HERE / "flowers.toml")
FACES = faces_of("pieces")
FACE_OF = {words: FACES.ids[FACES.face[number]] for number, words in enumerate(FACES.words)}
UPGRADES = {
    "21": {"41": 2, "42": 2, "44": 2},
    "22": {"42": 1, "43": 2, "45": 1, "46": 1, "47": 1},
    "23": {"44": 1, "46": 1, "47": 1},
    "T11": {"T21": 1, "T22": 2, "T23": 2, "T31": 1, "T32": 3, "T33": 3, "T34": 3, "T41": 4, "T42": 2, "T43": 4},
    "T21": {"T32": 2, "T33": 2, "T41": 2, "T42": 2, "T43": 2},
    "T22": {"T31": 1, "T32": 1, "T33": 1, "T34": 1, "T41": 3, "T42": 1, "T43": 2},
    "T23": {"T32": 1, "T33": 1, "T34": 2, "T41": 2, "T42": 1, "T43": 3},
    "T31": {"T41": 3},
    "T32": {"T41": 1, "T42": 1, "T43": 1},
    "T33": {"T41": 1, "T42": 1, "T43": 1},
    "T34": {"T41": 1, "T43": 2},
}
CROSSED: dict[str, Any] = {
    "track": {at(0, 1): "n-s", at(0, 2): "n-s+ne-sw", at(1, 1): "ne-sw"},
    "incomplete": {"city_a/s": "A c3/s", "city_d/sw": "B c3/sw"},
}
"""A's run from city A to (0,2), which B's from city D crosses there."""


def flower(words: str, owner: str = "A", **more: Any) -> Table:
    """A hex with a city across every edge, with track on it: each segment is a link."""
    segments = hexes.read(words)
    town = segments[0][0] == hexes.TOWN
    links = {}
    for a, b in segments:
        port = f"{'town' if town else 'plain'}_{EDGES[b]}/{EDGES[hexes.opposite(b)]}"
        other = f"middle/{EDGES[b]}" if town else f"plain_{EDGES[a]}/{EDGES[hexes.opposite(a)]}"
        links[port] = f"{owner} {other}"
    return building(board=FLOWERS, track={"middle" if town else "b1": words}, links=links, **more)


def crossing(owner: str = "A", seat: str = "B", **more: Any) -> Table:
    """A run from city A that ends on (0,2); B has track from city D that ends beside it."""
    track = {at(0, 1): "n-s", at(0, 2): "n-s", at(1, 1): "ne-sw"}
    incomplete = {"city_a/s": f"{owner} c3/s", "city_d/sw": f"{seat} d2/sw"}
    return building(track=track, incomplete=incomplete, turn=seat, **more)


@pytest.mark.clause("steam.upgrade.what")
@pytest.mark.parametrize("words", [words for words in FACES.words if FACE_OF[words] in UPGRADES])
def test_a_tile_can_be_upgraded_to_every_tile_that_keeps_its_track(words: str) -> None:
    where = "middle" if FACE_OF[words].startswith("T") else "b1"
    offered = [move.split()[2] for move in flower(words).moves(f"lay {where}")]
    assert all(set(hexes.read(words)) < set(hexes.read(better)) for better in offered)
    assert Counter(FACE_OF[better] for better in offered) == UPGRADES[FACE_OF[words]]


@pytest.mark.clause("steam.upgrade.what")
@pytest.mark.parametrize("words", [words for words in FACES.words if FACE_OF[words] not in UPGRADES])
def test_full_tiles_cannot_be_upgraded(words: str) -> None:
    where = "middle" if FACE_OF[words].startswith("T") else "b1"
    assert flower(words).moves(f"lay {where}") == []


@pytest.mark.clause("steam.upgrade.what")
def test_existing_track_is_neither_changed_nor_taken_away() -> None:
    assert flower("n+s").refuses("lay middle n+se+sw", "steam.redirect.notown")
    for words in ("n-se+ne-s", "ne-sw", "n-se", "n-s"):
        assert flower("n-s").refuses(f"lay b1 {words}", "steam.upgrade.what")
    assert flower("n+s").refuses("lay middle n+s", "steam.upgrade.what")


@pytest.mark.clause("steam.upgrade.what")
def test_upgrading_keeps_existing_links() -> None:
    table = flower("n-s").do("lay b1 n-s+ne-sw")
    assert table.links == {"plain_n/s": "A plain_s/n", "plain_ne/sw": "A plain_sw/ne"}
    assert (each(table, "links"), table.track) == ([2, 0, 0], {"b1": "n-s+ne-sw"})


@pytest.mark.clause("steam.upgrade.any")
@pytest.mark.parametrize("owner", ["A", "B", "C", "-"])
def test_track_of_any_owner_can_be_crossed(owner: str) -> None:
    table = crossing(owner).do(lay(0, 2, "0-3 1-4"))
    assert table.incomplete == {"city_a/s": f"{owner} c3/s", "city_d/sw": "B c3/sw new"}
    assert table.cash("B") == 26


@pytest.mark.clause("steam.upgrade.any")
@pytest.mark.parametrize("owner", ["A", "B", "-"])
def test_links_of_any_owner_can_be_crossed(owner: str) -> None:
    table = flower("n-s", owner, turn="B").do("lay b1 n-s+ne-se")
    assert table.links == {"plain_n/s": f"{owner} plain_s/n", "plain_ne/sw": "B plain_se/nw"}
    town = flower("n+s", owner, turn="B").do("lay middle n+ne+s")
    assert town.links["town_ne/sw"] == "B middle/ne"
    assert town.links["town_n/s"] == f"{owner} middle/n"


@pytest.mark.clause("steam.upgrade.anchor")
@pytest.mark.parametrize("numbers", ["0-3 1-4", "0-3 4-5", "0-3 1-2"])
def test_added_track_needs_an_anchor(numbers: str) -> None:
    table = building(track={at(0, 1): "n-s", at(0, 2): "n-s"}, incomplete={"city_a/s": "A c3/s"})
    assert table.refuses(lay(0, 2, numbers), "steam.upgrade.anchor")
    begun = {"B": {"begun": True}}
    other = building(
        track={at(0, 1): "n-s", at(0, 2): "n-s"}, incomplete={"city_a/s": "A c3/s"}, turn="B", players=begun
    )
    assert other.refuses(lay(0, 2, numbers), "steam.upgrade.anchor")


@pytest.mark.clause("steam.upgrade.anchor")
def test_anothers_open_track_is_no_anchor() -> None:
    assert crossing(seat="B").refuses(lay(0, 2, "0-3 4-5"), "steam.upgrade.anchor")
    track = {at(0, 1): "n-s", at(0, 2): "n-s", at(1, 1): "ne-sw"}
    incomplete = {"city_a/s": "A c3/s", "city_d/sw": "B d2/sw"}
    table = building(track=track, incomplete=incomplete)
    assert table.refuses(lay(0, 2, "0-3 1-4"), "steam.track.notother")


@pytest.mark.clause("steam.upgrade.anchor")
def test_added_track_belongs_to_the_builder_alone() -> None:
    table = crossing().do(lay(0, 2, "0-3 1-4"), lay(-1, 3, "1-5"))
    assert (table.links, table.incomplete) == ({"city_c/se": "B city_d/sw"}, {"city_a/s": "A c3/s"})
    assert each(table, "links") == [0, 1, 0]


@pytest.mark.clause("steam.upgrade.stock")
@pytest.mark.parametrize(
    ("words", "better"),
    [
        ("n-ne", "n-ne+se-s"),
        ("n-ne", "n-ne+s-sw"),
        ("n-s", "n-s+ne-sw+se-nw"),
        ("n-s+ne-sw", "n-s+ne-sw+se-nw"),
        ("n+ne+se+s", "n+ne+se+s+sw"),
        ("n", "n+ne+se+s+sw+nw"),
    ],
)
def test_upgrades_are_limited_to_the_listed_tiles(words: str, better: str) -> None:
    where = "middle" if FACE_OF[words].startswith("T") else "b1"
    assert flower(words).refuses(f"lay {where} {better}", "steam.upgrade.stock")


@pytest.mark.clause("steam.upgrade.count")
@pytest.mark.parametrize(("tile", "tiles"), [("turn_order", 3), ("engineer", 4)])
def test_an_upgrade_is_a_tile_of_the_build_and_paid_whole(tile: str, tiles: int) -> None:
    table = flower("n", tiles={"A": tile}).do("lay middle n+s")
    assert (table.position["tiles_left"], table.cash()) == (tiles - 1, 30 - 3)
    table.do("lay middle n+ne+s")
    assert (table.position["tiles_left"], table.cash()) == (tiles - 2, 30 - 3 - 4)
    table.do("lay middle n+ne+s+sw")
    assert (table.position["tiles_left"], table.cash()) == (tiles - 3, 30 - 3 - 4 - 5)
    if tiles == 3:
        assert table.refuses("lay b1 n-s", "steam.build.limit")


@pytest.mark.clause("steam.upgrade.count")
def test_the_river_is_not_paid_by_an_upgrade() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-se", at(1, 1): "ne-sw"}
    incomplete = {"city_a/s": "A c3/se", "city_d/sw": "B d2/sw"}
    table = building(track=track, incomplete=incomplete, turn="B").do(lay(0, 2, "0-2 1-4"))
    assert (table.cash("B"), table.position["stock"]["42"], table.position["tiles_left"]) == (26, 3, 2)


@pytest.mark.clause("steam.upgrade.count")
def test_e14_crossing_near_boston() -> None:
    table = building(
        board="northeast",
        track={"k8": "ne-nw", "worcester": "se", "providence": "n"},
        links={"boston/sw": "B worcester/se"},
        incomplete={"providence/n": "A providence/n"},
    )
    table.do("lay k8 n-s+ne-nw")
    assert (table.cash(), table.position["tiles_left"]) == (26, 2)
    assert table.links == {"boston/sw": "B worcester/se"}
    assert table.incomplete == {"providence/n": "A k8/n new"}


@pytest.mark.ruling("R18")
@pytest.mark.clause("steam.upgrade.mixed")
def test_r18_a_redirection_on_a_shared_tile_keeps_the_other_track() -> None:
    table = building(**CROSSED)
    assert table.refuses(lay(0, 2, "0-3"), "steam.redirect.who")
    assert table.refuses(lay(0, 2, "0-2"), "steam.upgrade.mixed")
    assert table.refuses(lay(0, 2, "0-5 1-3"), "steam.upgrade.mixed")
    table.do(lay(0, 2, "0-5 1-4"))
    assert (table.cash(), table.track["c3"]) == (26, "n-nw+ne-sw")
    assert table.incomplete == {"city_a/s": "A c3/nw", "city_d/sw": "B c3/sw"}


@pytest.mark.clause("steam.upgrade.mixed")
def test_every_redirection_on_a_shared_tile_keeps_the_other_track() -> None:
    offered = building(**CROSSED).moves("lay c3")
    assert sorted(offered) == ["lay c3 n-nw+ne-sw", "lay c3 n-se+ne-sw"]
    other = building(**CROSSED, turn="B").moves("lay c3")
    assert sorted(other) == ["lay c3 n-s+ne-nw", "lay c3 n-s+ne-se"]


@pytest.mark.clause("steam.upgrade.mixed")
@pytest.mark.parametrize(("turned", "words"), [("0-4 2-3", "n-sw+se-s"), ("0-5 2-4", "n-nw+se-sw")])
def test_r18_one_tile_may_redirect_and_add(turned: str, words: str) -> None:
    track = {at(0, 1): "n-s", at(1, 1): "ne-nw"}
    incomplete = {"city_a/s": "A c2/s", "city_d/sw": "A d2/nw"}
    table = building(track=track, incomplete=incomplete).do(lay(0, 1, turned))
    assert (table.cash(), table.position["tiles_left"], table.track["c2"]) == (26, 2, words)
    one, other = (part.split("-")[1] for part in words.split("+"))
    assert table.incomplete == {"city_a/s": f"A c2/{one}", "city_d/sw": f"A c2/{other} new"}
    assert table.do("stop").incomplete == {"city_a/s": f"- c2/{one}", "city_d/sw": f"A c2/{other}"}


@pytest.mark.clause("steam.upgrade.mixed")
def test_track_added_beside_a_redirection_needs_its_own_anchor() -> None:
    table = building(track={at(0, 1): "n-s"}, incomplete={"city_a/s": "A c2/s"})
    assert table.refuses(lay(0, 1, "0-4 2-3"), "steam.upgrade.anchor")


@pytest.mark.clause("steam.upgrade.mixed")
def test_a_tile_redirects_two_open_ends() -> None:
    both: dict[str, Any] = {**CROSSED, "incomplete": {"city_a/s": "A c3/s", "city_d/sw": "A c3/sw"}}
    assert sorted(building(**both).moves("lay c3")) == [
        "lay c3 n-nw+ne-s",
        "lay c3 n-nw+ne-sw",
        "lay c3 n-s+ne-nw",
        "lay c3 n-s+ne-se",
        "lay c3 n-se+ne-nw",
        "lay c3 n-se+ne-s",
        "lay c3 n-se+ne-sw",
        "lay c3 n-sw+ne-nw",
        "lay c3 n-sw+ne-s",
        "lay c3 n-sw+ne-se",
    ]
    table = building(**both).do(lay(0, 2, "0-4 1-3"))
    assert table.incomplete == {"city_a/s": "A c3/sw", "city_d/sw": "A c3/s"}
    assert (table.cash(), table.position["tiles_left"]) == (26, 2)
    assert table.do("stop").incomplete == {"city_a/s": "- c3/sw", "city_d/sw": "- c3/s"}


@pytest.mark.clause("steam.upgrade.mixed")
def test_two_open_ends_may_change_places() -> None:
    both: dict[str, Any] = {**CROSSED, "incomplete": {"city_a/s": "A c3/s", "city_d/sw": "- c3/sw"}}
    table = building(**both).do(lay(0, 2, "0-4 1-3"), lay(0, 3, "0"))
    assert table.links == {"city_d/sw": "A town_t/n"}
    assert table.incomplete == {"city_a/s": "A c3/sw"}


@pytest.mark.clause("steam.upgrade.mixed")
def test_two_open_ends_may_not_become_one_piece_of_track() -> None:
    both: dict[str, Any] = {**CROSSED, "incomplete": {"city_a/s": "A c3/s", "city_d/sw": "A c3/sw"}}
    assert building(**both).refuses(lay(0, 2, "0-1"), "steam.upgrade.mixed")


@pytest.mark.clause("steam.upgrade.mixed")
def test_a_redirection_may_complete_a_link_while_other_track_is_extended() -> None:
    track = {at(0, 1): "n-s", at(1, 1): "ne-nw", at(-1, 2): "ne-sw"}
    incomplete = {"city_a/s": "A c2/s", "city_d/sw": "A d2/nw", "city_c/ne": "A b2/ne"}
    table = building(track=track, incomplete=incomplete).do(lay(0, 1, "0-2 3-4"))
    assert (table.links, table.incomplete) == ({"city_a/s": "A city_d/sw"}, {"city_c/ne": "A c2/s new"})


@pytest.mark.clause("steam.upgrade.complex_empty")
def test_two_segments_on_an_empty_hex_cost_its_ground_too() -> None:
    track = {at(0, 1): "n-s", at(1, 1): "ne-sw"}
    incomplete = {"city_a/s": "A c2/s", "city_d/sw": "A d2/sw"}
    table = building(track=track, incomplete=incomplete).do(lay(0, 2, "0-3 1-4"))
    assert (table.cash(), table.position["tiles_left"]) == (25, 2)
    assert table.incomplete == {"city_a/s": "A c3/s new", "city_d/sw": "A c3/sw new"}


@pytest.mark.clause("steam.upgrade.complex_empty")
def test_all_51_plain_and_56_town_patterns_may_be_first() -> None:
    table = building(board=FLOWERS)
    assert sorted(move.split()[2] for move in table.moves("lay b1")) == sorted(FACES.words[:51])
    assert sorted(move.split()[2] for move in table.moves("lay middle")) == sorted(FACES.words[51:])
    assert table.do("lay b1 n-se+ne-s").cash() == 26
    assert table.links == {"plain_n/s": "A plain_se/nw", "plain_ne/sw": "A plain_s/n"}


@pytest.mark.clause("steam.upgrade.complex_empty")
def test_e15_two_segments_from_two_cities() -> None:
    table = building(board="northeast", new_cities={"new_haven": "grey"}).do("lay i10 n-se+ne-sw")
    assert (table.cash(), table.position["tiles_left"]) == (25, 2)
    assert table.incomplete == {"hartford/s": "A i10/se new", "new_haven/ne": "A i10/ne new"}
