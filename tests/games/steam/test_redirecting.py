"""Redirecting the open end of an incomplete link (clauses 98 to 106)."""

from typing import Any

import pytest

from tests.games.steam.phases import each
from tests.games.steam.table import Table, at, building, lay

OWNERS = ["A", "B", "-"]
BLACK = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s", at(0, 4): "n-se", at(1, 4): "se-nw"}


def south(owner: str = "A", **more: Any) -> Table:
    """A run from city A that ends on (0,1), open to the south; A builds."""
    return building(track={at(0, 1): "n-s"}, incomplete={"city_a/s": f"{owner} c2/s"}, **more)


def east(owner: str = "A", **more: Any) -> Table:
    """A run from city A that ends on (1,0), open to the south, with the border to the north and city D beside it."""
    return building(track={at(1, 0): "s-nw"}, incomplete={"city_a/se": f"{owner} d1/s"}, **more)


def beyond_town(owner: str, **more: Any) -> Table:
    """A's link from city A to town T, and a run that goes on from T to (0,4)."""
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s", at(0, 4): "n-s"}
    links = {"city_a/s": "A town_t/n"}
    return building(track=track, links=links, incomplete={"town_t/s": f"{owner} c5/s"}, **more)


@pytest.mark.clause("steam.redirect.what")
@pytest.mark.parametrize(
    ("numbers", "edge", "words"),
    [("0-1", "ne", "n-ne"), ("0-2", "se", "n-se"), ("0-4", "sw", "n-sw"), ("0-5", "nw", "n-nw")],
)
def test_the_open_end_may_leave_by_any_other_edge(numbers: str, edge: str, words: str) -> None:
    table = south().do(lay(0, 1, numbers))
    assert (table.track, table.incomplete) == ({"c2": words}, {"city_a/s": f"A c2/{edge}"})


@pytest.mark.clause("steam.redirect.what")
def test_nothing_but_the_open_end_changes() -> None:
    table = south()
    assert sorted(table.moves("lay c2")) == ["lay c2 n-ne", "lay c2 n-nw", "lay c2 n-se", "lay c2 n-sw"]
    assert table.refuses(lay(0, 1, "0-3"), "steam.upgrade.what")


@pytest.mark.clause("steam.redirect.what")
def test_only_the_last_tile_of_a_run_is_turned() -> None:
    table = building(track={at(0, 1): "n-s", at(0, 2): "n-s"}, incomplete={"city_a/s": "A c3/s"})
    assert table.refuses(lay(0, 1, "0-2"), "steam.upgrade.what")
    table.do(lay(0, 2, "0-2"))
    assert table.incomplete == {"city_a/s": "A c3/se"}


@pytest.mark.ruling("R16")
@pytest.mark.clause("steam.redirect.who")
def test_r16_the_owner_may_redirect_and_others_may_not() -> None:
    move = lay(0, 1, "0-2")
    assert move in south("A").moves()
    for seat in "BC":
        assert south("A", turn=seat).refuses(move, "steam.redirect.who")
    assert south("B").refuses(move, "steam.redirect.who")
    assert move in south("B", turn="B").moves()


@pytest.mark.clause("steam.redirect.who")
@pytest.mark.parametrize("seat", "ABC")
def test_any_seat_may_redirect_an_unowned_run_from_a_city(seat: str) -> None:
    table = south("-", turn=seat).do(lay(0, 1, "0-4"))
    assert table.incomplete == {"city_a/s": "- c2/sw"}


@pytest.mark.clause("steam.redirect.who")
def test_an_unowned_run_from_a_town_needs_a_link_there() -> None:
    move = lay(0, 4, "0-2")
    assert move in beyond_town("-").moves()
    begun = {"B": {"begun": True}, "C": {"begun": True}}
    for seat in "BC":
        assert beyond_town("-", turn=seat, players=begun).refuses(move, "steam.redirect.who")
    assert beyond_town("B").refuses(move, "steam.redirect.who"), "A's link at the town is no right to B's run"


@pytest.mark.ruling("R17")
@pytest.mark.clause("steam.redirect.inner")
def test_r17_the_inner_end_does_not_move() -> None:
    table = east()
    assert table.refuses(lay(1, 0, "2-3"), "steam.redirect.inner")
    assert table.refuses(lay(1, 0, "3-4"), "steam.redirect.inner")
    assert sorted(move for move in table.moves("lay d1") if "+" not in move) == ["lay d1 se-nw", "lay d1 sw-nw"]
    table.do(lay(1, 0, "5-2"))
    assert table.links == {"city_a/se": "A city_d/nw"}


@pytest.mark.clause("steam.redirect.inner")
def test_the_end_towards_the_previous_tile_stays_too() -> None:
    table = building(track={at(0, 1): "n-s", at(0, 2): "n-s"}, incomplete={"city_a/s": "A c3/s"})
    for numbers in ("1-3", "2-3", "1-4"):
        assert table.refuses(lay(0, 2, numbers), "steam.redirect.inner")
    assert sorted(table.moves("lay c3")) == ["lay c3 n-ne", "lay c3 n-nw", "lay c3 n-se", "lay c3 n-sw"]


@pytest.mark.clause("steam.redirect.pay")
@pytest.mark.parametrize(
    ("where", "first", "then", "price"),
    [
        ((-1, 1), "1-3", "1-4", 4),
        ((1, 1), "1-4", "1-3", 5),
        ((-1, 1), "1-3", "1-5", 4),
        ((0, 1), "0-3", "0-2", 2),
    ],
)
def test_turning_track_costs_the_tile_without_the_ground(
    where: tuple[int, int], first: str, then: str, price: int
) -> None:
    table = building(cash=20).do(lay(*where, first))
    assert table.cash() == 20 - price
    table.do(lay(*where, then))
    assert table.cash() == 20 - price - 2


@pytest.mark.clause("steam.redirect.pay")
def test_the_river_is_not_paid_again_and_turning_must_be_affordable() -> None:
    position: dict[str, Any] = {"track": {at(0, 1): "n-s", at(0, 2): "n-s"}, "incomplete": {"city_a/s": "A c3/s"}}
    standard: dict[str, object] = {"game": "standard"}
    assert building(cash=2, rules=standard, **position).do(lay(0, 2, "0-2")).cash() == 0
    assert building(cash=1, rules=standard, **position).refuses(lay(0, 2, "0-2"), "steam.std.build")


@pytest.mark.clause("steam.redirect.rules")
def test_e13_track_is_not_redirected_into_the_border() -> None:
    table = east()
    for numbers in ("5-1", "5-0"):
        assert table.refuses(lay(1, 0, numbers), "steam.track.mapedge")
    assert lay(1, 0, "5-4") in table.moves()


@pytest.mark.clause("steam.redirect.rules")
def test_track_is_not_redirected_to_a_black_edge() -> None:
    table = building(track=BLACK, links={"city_a/s": "A town_t/n"}, incomplete={"town_t/s": "A d5/se"})
    assert table.refuses(lay(1, 4, "5-3"), "steam.track.blackedge")
    table.do(lay(1, 4, "5-1"))
    assert table.incomplete == {"town_t/s": "A d5/ne"}


@pytest.mark.clause("steam.redirect.rules")
def test_track_is_not_redirected_back_to_its_own_city() -> None:
    track = {at(0, 1): "n-ne", at(1, 0): "s-sw"}
    table = building(track=track, incomplete={"city_a/s": "A d1/s"})
    assert table.refuses(lay(1, 0, "4-5"), "steam.track.noloop")
    table.do(lay(1, 0, "4-2"))
    assert table.links == {"city_a/s": "A city_d/nw"}


@pytest.mark.clause("steam.redirect.rules")
def test_track_is_not_redirected_back_to_its_own_town() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+se+s", at(1, 3): "sw-nw", at(0, 4): "ne-s"}
    incomplete = {"town_t/se": "A c5/s", "town_t/s": "A town_t/s"}
    table = building(track=track, links={"city_a/s": "A town_t/n"}, incomplete=incomplete)
    assert table.refuses(lay(0, 4, "0-1"), "steam.track.noloop")
    assert lay(0, 4, "1-2") in table.moves()


@pytest.mark.clause("steam.redirect.rules")
@pytest.mark.parametrize("holder", OWNERS)
def test_track_is_redirected_into_own_or_unowned_track_but_not_anothers(holder: str) -> None:
    incomplete = {"city_a/s": "A c2/s", "city_d/sw": f"{holder} d2/nw"}
    table = building(track={at(0, 1): "n-s", at(1, 1): "ne-nw"}, incomplete=incomplete)
    move = lay(0, 1, "0-2")
    if holder == "B":
        assert table.refuses(move, "steam.track.notother")
    else:
        assert table.do(move).links == {"city_a/s": "A city_d/sw"}
        assert (table.incomplete, each(table, "links")) == ({}, [1, 0, 0])


@pytest.mark.clause("steam.redirect.count")
@pytest.mark.parametrize(("tile", "tiles"), [("turn_order", 3), ("engineer", 4)])
def test_every_redirection_uses_a_tile_of_the_build(tile: str, tiles: int) -> None:
    table = south(tiles={"A": tile})
    for number, numbers in enumerate(("0-2", "0-4", "0-2", "0-4")[:tiles], 1):
        table.do(lay(0, 1, numbers))
        assert table.position["tiles_left"] == tiles - number
    assert table.refuses(lay(0, 1, "0-3"), "steam.build.limit")
    assert (table.moves(), table.cash()) == (["stop"], 30 - 2 * tiles)


@pytest.mark.clause("steam.redirect.noext")
def test_redirecting_does_not_keep_an_old_run() -> None:
    table = south().do(lay(0, 1, "0-2"))
    assert table.incomplete == {"city_a/s": "A c2/se"}
    assert table.do("stop").incomplete == {"city_a/s": "- c2/se"}


@pytest.mark.clause("steam.redirect.noext")
@pytest.mark.parametrize("seat", "AB")
def test_redirecting_does_not_gain_an_unowned_run(seat: str) -> None:
    table = south("-", turn=seat).do(lay(0, 1, "0-2"), "stop")
    assert (table.incomplete, each(table, "incomplete")) == ({"city_a/s": "- c2/se"}, [0, 0, 0])


@pytest.mark.clause("steam.redirect.noext")
def test_a_run_begun_or_extended_in_the_build_stays_so_when_redirected() -> None:
    table = building().do(lay(0, 1, "0-3"), lay(0, 1, "0-2"))
    assert table.incomplete == {"city_a/s": "A c2/se new"}
    assert table.do("stop").incomplete == {"city_a/s": "A c2/se"}
    extended = south().do(lay(0, 2, "0-3"), lay(0, 2, "0-4"), "stop")
    assert extended.incomplete == {"city_a/s": "A c3/sw"}


@pytest.mark.clause("steam.redirect.noext")
def test_a_redirected_run_may_be_extended_in_the_same_build() -> None:
    table = south().do(lay(0, 1, "0-4"), lay(-1, 2, "1-3"), "stop")
    assert table.incomplete == {"city_a/s": "A b2/s"}


@pytest.mark.clause("steam.redirect.completes")
@pytest.mark.parametrize(("holder", "seat"), [("A", "A"), ("-", "A"), ("-", "B"), ("-", "C")])
def test_a_redirection_that_completes_a_link_gives_it_to_the_builder(holder: str, seat: str) -> None:
    table = east(holder, turn=seat).do(lay(1, 0, "5-2"))
    assert (table.links, table.incomplete) == ({"city_a/se": f"{seat} city_d/nw"}, {})
    assert (table.cash(seat), table.player(seat)["links"]) == (28, 1)
    assert table.do("stop").links == {"city_a/se": f"{seat} city_d/nw"}


@pytest.mark.clause("steam.redirect.completes")
def test_another_seats_run_is_not_completed_by_redirection() -> None:
    assert east("B").refuses(lay(1, 0, "5-2"), "steam.redirect.who")


@pytest.mark.clause("steam.redirect.completes")
@pytest.mark.parametrize("holder", ["-", "C"])
def test_a_redirection_may_claim_the_stub_of_a_foreign_town(holder: str) -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-se", "town_t": "n+nw", at(-1, 3): "se-nw"}
    incomplete = {"city_a/s": "A c3/se", "town_t/n": f"{holder} town_t/n"}
    table = building(track=track, links={"city_c/se": "C town_t/nw"}, incomplete=incomplete)
    move = lay(0, 2, "0-3")
    if holder == "C":
        assert table.refuses(move, "steam.track.notother")
    else:
        assert table.do(move).links == {"city_a/s": "A town_t/n", "city_c/se": "C town_t/nw"}


@pytest.mark.clause("steam.redirect.notown")
@pytest.mark.parametrize("words", ["n+se", "n", "n+ne", "se+s"])
def test_track_of_a_town_is_not_redirected(words: str) -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s"}
    for holder in OWNERS:
        table = building(track=track, links={"city_a/s": "A town_t/n"}, incomplete={"town_t/s": f"{holder} town_t/s"})
        assert table.refuses(f"lay town_t {words}", "steam.redirect.notown")
        assert "lay town_t n+se+s" in table.moves()


@pytest.mark.clause("steam.redirect.notown")
@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("numbers", ["5-3", "5-4", "2-3", "2-4"])
def test_a_completed_link_is_not_redirected(owner: str, numbers: str) -> None:
    table = building(track={at(1, 0): "se-nw"}, links={"city_a/se": f"{owner} city_d/nw"})
    assert table.refuses(lay(1, 0, numbers), "steam.upgrade.what")


@pytest.mark.clause("steam.redirect.noext", "steam.redirect.completes")
def test_n03_a_redirected_run_lapses_and_another_makes_a_link_of_it() -> None:
    table = building().do(lay(0, 1, "0-3"), *["stop"] * 3, *["pass"] * 6)
    table.do("take turn_order", "take first_move", "take engineer")
    table.do(lay(0, 1, "0-2"))
    assert (table.cash(), table.incomplete) == (30 - 2 - 2, {"city_a/s": "A c2/se"})
    table.do("stop")
    assert (table.incomplete, table.turn) == ({"city_a/s": "- c2/se"}, "B")
    assert table.position["tiles_left"] == 3
    table.do(lay(0, 1, "0-4"))
    assert (table.incomplete, table.cash("B")) == ({"city_a/s": "- c2/sw"}, 28)
    table.do(lay(-1, 2, "1-4"))
    assert (table.links, table.cash("B")) == ({"city_a/s": "B city_c/ne"}, 26)
