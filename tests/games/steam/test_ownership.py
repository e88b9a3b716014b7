"""The owner of a link, losing an incomplete link, and claiming an unowned one (clauses 89 to 97)."""

import pytest

from tests.games.steam.table import A_TO_T, BOTH_GAMES, Table, at, building, built, later, lay

FROM_A = ("A", [lay(0, 1, "0-3")])


def markers(table: Table, seat: str) -> int:
    """Links and incomplete links of a seat."""
    return sum(words.startswith(seat) for words in [*table.links.values(), *table.incomplete.values()])


@pytest.mark.clause("steam.own.marker")
def test_the_builder_owns_each_run_once() -> None:
    table = built(A_TO_T, ("A", [lay(1, 0, "5-2")]))
    assert table.links == {"city_a/s": "A town_t/n", "city_a/se": "A city_d/nw"}
    assert table.incomplete == {"town_t/s": "A town_t/s"}
    assert markers(table, "A") == 3
    assert (table.player("A")["links"], table.player("A")["incomplete"]) == (2, 1)


@pytest.mark.clause("steam.own.marker")
def test_two_seats_build_side_by_side() -> None:
    table = built(A_TO_T, ("B", [lay(0, 5, "3-1")]), ("C", [lay(1, 0, "5-2")]))
    assert [markers(table, seat) for seat in "ABC"] == [2, 1, 1]
    assert [table.player(seat)["links"] for seat in "ABC"] == [1, 0, 1]


@pytest.mark.clause("steam.own.marker")
def test_a_run_extended_by_its_owner_is_still_one() -> None:
    table = built(FROM_A).do(lay(0, 2, "0-2"), lay(1, 2, "5-3"))
    assert table.incomplete == {"city_a/s": f"A {at(1, 2)}/s new"}


@BOTH_GAMES
@pytest.mark.clause("steam.own.permanent")
def test_a_link_stays_when_track_is_built_at_it(rules: dict[str, object]) -> None:
    table = built(A_TO_T, ("B", [lay(1, 1, "1-4")]), turn="B", rules=rules)
    table.do(lay(0, 2, "0-3 1-4"), "stop")
    assert table.links == {"city_a/s": "A town_t/n"}
    for seat in "ABC":
        table = later(table, turn=seat, rules=rules).do("stop")
    assert table.links == {"city_a/s": "A town_t/n"}


@pytest.mark.clause("steam.own.permanent")
def test_no_tile_takes_track_of_a_link_away() -> None:
    table = built(A_TO_T, ("A", [lay(1, 0, "5-2"), lay(1, 1, "1-5")]))
    for move in (lay(1, 0, "5-3"), lay(0, 1, "0-2"), lay(0, 2, "0-3 1-4"), lay(0, 2, "1-4")):
        assert move not in table.moves()
    assert table.refuses(lay(1, 0, "5-3"), "steam.upgrade.what")
    kept = [move.split()[2] for move in table.moves(f"lay {at(1, 0)} ", f"lay {at(0, 1)} ")]
    assert kept
    assert all("n-s" in words.split("+") or "se-nw" in words.split("+") for words in kept)


@pytest.mark.clause("steam.own.permanent")
def test_a_new_city_takes_no_link_away() -> None:
    table = built(
        A_TO_T,
        ("B", [lay(-1, 3, "5-2"), lay(0, 3, "0 3 5")]),
        turn="C",
        tiles={"C": "urbanization", "A": "engineer"},
        players={"C": {"due": True}},
    ).do("urbanize town_t grey")
    assert table.links == {"city_a/s": "A town_t/n", "city_c/se": "B town_t/nw"}


@pytest.mark.clause("steam.inc.protect")
def test_only_its_owner_extends_an_incomplete_link() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="B")
    assert table.refuses(lay(0, 2, "0-3"), "steam.track.notother")
    assert table.moves(f"lay {at(0, 2)} ") == []
    assert lay(0, 2, "0-3") in later(table, turn="A").moves()


@pytest.mark.clause("steam.inc.protect")
def test_only_its_owner_redirects_an_incomplete_link() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="B")
    assert table.refuses(lay(0, 1, "0-2"), "steam.redirect.who")
    assert lay(0, 1, "0-2") in later(table, turn="A").moves()


@BOTH_GAMES
@pytest.mark.ruling("R15")
@pytest.mark.clause("steam.inc.deadline")
def test_r15_an_untouched_run_is_lost_at_the_end_of_the_owners_next_build(rules: dict[str, object]) -> None:
    table = building(rules=rules).do(lay(0, 1, "0-3"), "stop")
    assert table.incomplete == {"city_a/s": f"A {at(0, 1)}/s"}, "built in this turn"
    table = later(table, rules=rules).do("stop")
    assert table.incomplete == {"city_a/s": f"- {at(0, 1)}/s"}, "untouched in the next"


@pytest.mark.ruling("R15")
@pytest.mark.clause("steam.inc.deadline")
def test_r15_it_is_protected_until_its_owner_has_built() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="C", tiles={"C": "first_build"})
    table.do("stop")
    assert table.turn == "A"
    table = later(table, turn="B", order=["B", "A", "C"])
    assert table.refuses(lay(0, 2, "0-3"), "steam.track.notother")
    table.do("stop")
    assert (table.turn, table.incomplete["city_a/s"]) == ("A", f"A {at(0, 1)}/s")
    assert table.incomplete["city_b/n"] == f"- {at(0, 5)}/n"
    table.do("stop")
    assert table.incomplete["city_a/s"] == f"- {at(0, 1)}/s"


@pytest.mark.clause("steam.inc.deadline")
def test_it_must_be_extended_in_every_turn() -> None:
    table = built(FROM_A).do(lay(0, 2, "0-2"), "stop")
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/se"}
    table = later(table).do("stop")
    assert table.incomplete == {"city_a/s": f"- {at(0, 2)}/se"}


@pytest.mark.clause("steam.inc.deadline")
def test_each_run_is_looked_at_by_itself() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 5, "3-0"), lay(-1, 3, "5-3")]))
    table.do(lay(0, 4, "3-1"), lay(1, 0, "5-3"), "stop")
    assert {port: words[0] for port, words in table.incomplete.items()} == {
        "city_a/s": "-",
        "city_a/se": "A",
        "city_b/n": "A",
        "city_c/se": "-",
    }


@pytest.mark.clause("steam.inc.deadline")
def test_the_end_of_a_build_affects_only_runs_of_its_seat() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")])).do("stop")
    assert table.incomplete == {"city_a/s": f"- {at(0, 1)}/s", "city_b/n": f"B {at(0, 5)}/n"}


@pytest.mark.clause("steam.inc.deadline")
def test_track_of_one_seat_does_not_save_runs_of_the_next() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")])).do(lay(0, 2, "0-2"), "stop", "stop")
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/se", "city_b/n": f"- {at(0, 5)}/n"}


@pytest.mark.clause("steam.inc.extension")
def test_another_stub_at_its_town_is_no_extension() -> None:
    beyond = ("A", [*A_TO_T[1], lay(0, 4, "0-3")])
    table = later(building(tiles={"A": "engineer"}).do(*beyond[1])).do(lay(0, 3, "0 3 5"), "stop")
    assert table.incomplete == {"town_t/s": "- c5/s", "town_t/nw": "A town_t/nw"}


@pytest.mark.clause("steam.town.exists", "steam.inc.extension")
def test_a_bare_stub_of_a_town_tile_laid_again_is_kept_for_another_turn() -> None:
    table = built(A_TO_T).do(lay(0, 3, "0 3 5"), "stop")
    assert table.incomplete == {"town_t/s": "A town_t/s", "town_t/nw": "A town_t/nw"}
    again = later(table).do("stop")
    assert again.incomplete == {"town_t/s": "- town_t/s", "town_t/nw": "- town_t/nw"}


@pytest.mark.clause("steam.town.exists")
def test_a_town_tile_laid_again_does_not_touch_the_stubs_of_others() -> None:
    table = built(A_TO_T).position
    runs = {**table["incomplete"], "town_t/s": "B town_t/s"}
    table = building(track=table["track"], links=table["links"], incomplete=runs).do(lay(0, 3, "0 3 5"), "stop")
    assert table.incomplete["town_t/s"] == "B town_t/s"
    assert table.do("stop").incomplete["town_t/s"] == "- town_t/s"


@pytest.mark.clause("steam.inc.extension")
def test_redirecting_and_crossing_are_no_extensions() -> None:
    table = built(FROM_A).do(lay(0, 1, "0-2"), "stop")
    assert table.incomplete == {"city_a/s": f"- {at(0, 1)}/se"}
    table = built(FROM_A, ("A", [lay(1, 1, "1-5")]), unowned=("city_d/sw",)).do(lay(0, 1, "0-3 2-4"), "stop")
    assert table.incomplete == {"city_a/s": f"- {at(0, 1)}/s", "city_d/sw": f"A {at(0, 1)}/sw"}


@pytest.mark.clause("steam.inc.extension")
def test_a_redirected_run_that_is_then_extended_is_kept() -> None:
    table = built(FROM_A).do(lay(0, 1, "0-4"), lay(-1, 2, "1-3"), "stop")
    assert table.incomplete == {"city_a/s": f"A {at(-1, 2)}/s"}


@BOTH_GAMES
@pytest.mark.clause("steam.claim.how")
def test_extending_an_unowned_run_claims_the_whole_of_it(rules: dict[str, object]) -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="B", unowned=("city_a/s",), rules=rules)
    table.do(lay(0, 2, "0-3"))
    assert table.incomplete["city_a/s"] == f"B {at(0, 2)}/s new"
    table.do(lay(0, 3, "0"))
    assert table.links == {"city_a/s": "B town_t/n"}


@pytest.mark.clause("steam.claim.how")
def test_completing_an_unowned_run_claims_it() -> None:
    table = built(("A", [lay(1, 0, "5-3")]), turn="B", unowned=("city_a/se",)).do(lay(1, 1, "1-0"))
    assert table.links == {"city_a/se": "B city_d/sw"}
    assert (table.player("A")["links"], table.player("B")["links"]) == (0, 1)


@pytest.mark.clause("steam.claim.how")
def test_a_new_city_claims_the_runs_it_completes() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]),
        turn="B",
        unowned=("city_a/s",),
        tiles={"B": "urbanization", "A": "engineer"},
        players={"B": {"due": True}},
    ).do("urbanize town_t grey")
    assert table.links == {"city_a/s": "B town_t/n"}


@pytest.mark.clause("steam.claim.how", "steam.track.first")
def test_a_link_that_a_new_city_has_claimed_is_no_first_tile() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(1, 1, "1-3")]),
        turn="B",
        unowned=("city_a/s", "city_d/sw"),
        tiles={"B": "urbanization", "A": "engineer"},
        players={"B": {"due": True}},
    ).do("urbanize town_t grey")
    assert (table.player("B")["links"], table.player("B")["begun"]) == (1, False)
    assert table.refuses(lay(1, 2, "0-3"), "steam.track.first")
    table.do(lay(1, 2, "0-4"))
    assert (table.links["city_d/sw"], table.player("B")["begun"]) == ("B town_t/ne", True)


@pytest.mark.ruling("R14")
@pytest.mark.clause("steam.claim.eligible")
def test_r14_a_lapsed_stub_is_open_to_those_with_a_link_at_its_town() -> None:
    others = [("B", [lay(1, 0, "5-2")]), ("C", [lay(-1, 3, "5-2"), lay(0, 3, "0 3 5")])]
    table = built(A_TO_T, others[0], turn="B", unowned=("town_t/s",))
    assert table.refuses(lay(0, 4, "0-3"), "steam.claim.eligible")
    table = later(table, turn="A")
    before = table.cash()
    table.do(lay(0, 4, "0-3"))
    assert (before - table.cash(), table.incomplete) == (2, {"town_t/s": f"A {at(0, 4)}/s new"})
    table = built(A_TO_T, others[1], turn="C", unowned=("town_t/s",)).do(lay(0, 4, "0-3"))
    assert table.incomplete == {"town_t/s": f"C {at(0, 4)}/s new"}


@pytest.mark.ruling("R14")
@pytest.mark.clause("steam.claim.eligible")
def test_r14_a_link_elsewhere_on_the_network_does_not_do() -> None:
    """B's link ends in city A, at which A's link to the town begins: that is no link at the town."""
    table = built(A_TO_T, ("A", [lay(0, 4, "0-3")]), ("B", [lay(1, 0, "5-2")]), turn="B", unowned=("town_t/s",))
    assert table.refuses(lay(0, 5, "0-1"), "steam.claim.eligible")
    assert lay(0, 5, "0-1") in later(table, turn="A").moves()


@pytest.mark.clause("steam.claim.eligible")
def test_a_lapsed_run_from_a_city_is_open_to_all() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), ("C", [lay(1, 1, "1-3")]), unowned=("city_a/s",))
    for seat in "ABC":
        told = {"A": {"begun": True}}
        assert lay(0, 2, "0-4") in later(table, turn=seat, players=told).moves()


@pytest.mark.ruling("R13")
@pytest.mark.clause("steam.claim.merge")
def test_r13_own_track_may_run_into_any_unowned_run() -> None:
    table = built(A_TO_T, ("B", [lay(0, 5, "3-0")]), turn="B", unowned=("town_t/s",)).do(lay(0, 4, "0-3"))
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}
    assert table.incomplete == {}


@pytest.mark.clause("steam.claim.merge")
def test_track_from_a_city_may_run_into_any_unowned_run() -> None:
    table = built(A_TO_T, ("A", [lay(0, 4, "0-3")]), turn="C", unowned=("town_t/s",)).do(lay(0, 5, "0-3"))
    assert table.links["city_b/n"] == "C town_t/s"


@pytest.mark.clause("steam.claim.merge")
def test_two_unowned_runs_may_be_joined_if_one_can_be_claimed() -> None:
    runs = [A_TO_T, ("B", [lay(0, 5, "3-0")])]
    table = built(*runs, ("C", [lay(1, 0, "5-2")]), turn="C", unowned=("town_t/s", "city_b/n")).do(lay(0, 4, "0-3"))
    assert table.links["city_b/n"] == "C town_t/s"


@BOTH_GAMES
@pytest.mark.clause("steam.claim.keep")
def test_a_claimed_run_must_be_extended_in_the_next_build(rules: dict[str, object]) -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="B", unowned=("city_a/s",), rules=rules)
    table.do(lay(0, 2, "0-3"), "stop")
    assert table.incomplete["city_a/s"] == f"B {at(0, 2)}/s"
    table = later(table, turn="B", rules=rules).do("stop")
    assert table.incomplete["city_a/s"] == f"- {at(0, 2)}/s"


@pytest.mark.clause("steam.claim.keep")
def test_a_claimed_run_that_is_extended_again_is_kept() -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0"), lay(0, 4, "3-1")]), turn="B", unowned=("city_a/s",))
    table = later(table.do(lay(0, 2, "0-2"), "stop"), turn="B").do(lay(1, 2, "5-2"), "stop")
    assert table.incomplete["city_a/s"] == f"B {at(1, 2)}/se"
