"""The printed text where our rulings depart from it: each departure alone, and all of them (R46)."""

from typing import Any

import pytest

from ironmaster.games.steam.rules import MEANS, profile
from tests.games.steam.table import STANDARD, Table, at, building, lay, moving

Rules = dict[str, object]

ROUTE: dict[str, Any] = {
    "track": {
        **{at(0, r): "n-s" for r in (1, 2, 4, 5)},
        "town_t": "n+se+s",
        at(1, 3): "se-nw",
        "town_u": "nw",
    },
    "links": {"city_a/s": "B town_t/n", "town_t/se": "A town_u/nw", "city_b/n": "C town_t/s"},
    "goods": {"city_a": "blue"},
}
"""City A - B's link - T - C's link - city B, and A's link from T to U."""


@pytest.mark.ruling("R46")
def test_r46_the_letter_sets_every_switch_for_a_departure() -> None:
    letter, rulings = profile({"by": "letter"}, 2), profile({}, 2)
    for name, value in MEANS["by"]["letter"].items():
        assert getattr(letter, name) == value != getattr(rulings, name)
    assert profile({"by": "letter", "join_any": True}, 2).join_any


def test_the_letter_leaves_the_choices_of_the_book_alone() -> None:
    kept = {"town_once": True, "game": "standard", "lenient": "on"}
    assert profile({"by": "letter", **kept}, 2).town_once
    assert profile({"by": "letter", **kept}, 2).borrow_for_track
    assert not profile({"by": "letter"}, 2).town_once


@pytest.mark.ruling("R11")
@pytest.mark.clause("steam.town.others")
@pytest.mark.parametrize("rules", [{"town_completes": True}, {"by": "letter"}])
def test_r11_by_the_letter_a_town_exit_completes_the_link_of_another(rules: dict[str, object]) -> None:
    track = {at(0, r): "n-s" for r in (1, 2, 4, 5)}
    runs = {"city_a/s": f"A {at(0, 2)}/s", "city_b/n": f"B {at(0, 4)}/n"}
    assert building(track=track, incomplete=runs).refuses(lay(0, 3, "0 3"), "steam.town.others")
    table = building(track=track, incomplete=runs, rules=rules).do(lay(0, 3, "0 3"))
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}
    assert (table.player("A")["links"], table.player("B")["links"]) == (1, 1)


@pytest.mark.clause("steam.town.others", "steam.track.notother")
def test_by_the_letter_the_exit_needs_its_own_anchor_and_other_track_stays_barred() -> None:
    track = {at(0, 4): "n-s", at(0, 5): "n-s"}
    runs = {"city_b/n": f"B {at(0, 4)}/n"}
    table = building(track=track, incomplete=runs, rules={"by": "letter"})
    assert table.refuses(lay(0, 3, "3"), "steam.track.anchor")
    track = {at(0, 1): "n-s", at(0, 3): "n+s", at(0, 2): "n-s", at(0, 5): "n-s"}
    runs = {"town_t/s": "A town_t/s", "city_b/n": f"B {at(0, 5)}/n"}
    table = building(track=track, incomplete=runs, links={"city_a/s": "A town_t/n"}, rules={"by": "letter"})
    assert table.refuses(lay(0, 4, "0-3"), "steam.track.notother")


@pytest.mark.ruling("R12")
@pytest.mark.clause("steam.town.exists")
def test_r12_by_the_letter_a_town_tile_laid_again_claims_what_runs_on() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s", at(0, 4): "n-s"}
    cases: list[tuple[Rules, str]] = [({}, "-"), ({"town_claims": True}, "A"), ({"by": "letter"}, "A")]
    for rules, owner in cases:
        runs = {"town_t/s": f"- {at(0, 4)}/s"}
        table = building(track=track, links={"city_a/s": "A town_t/n"}, incomplete=runs, rules=rules)
        table.do(lay(0, 3, "0 3 5"), "stop")
        assert table.incomplete["town_t/s"] == f"{owner} {at(0, 4)}/s"


@pytest.mark.ruling("R13")
@pytest.mark.clause("steam.claim.merge")
def test_r13_by_the_letter_only_what_can_be_claimed_is_joined() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+s", at(0, 5): "n-s"}
    runs = {"town_t/s": "- town_t/s", "city_b/n": f"B {at(0, 5)}/n"}
    position: dict[str, Any] = {"track": track, "links": {"city_a/s": "A town_t/n"}, "incomplete": runs, "turn": "B"}
    assert building(**position).do(lay(0, 4, "0-3")).links["city_b/n"] == "B town_t/s"
    barred: list[Rules] = [{"join_any": False}, {"by": "letter"}]
    for rules in barred:
        assert building(**position, rules=rules).refuses(lay(0, 4, "0-3"), "steam.claim.merge")
        owned = {"city_a/s": "B town_t/n"}
        assert building(**{**position, "links": owned}, rules=rules).do(lay(0, 4, "0-3")).links["city_b/n"]


@pytest.mark.clause("steam.claim.merge")
def test_by_the_letter_no_redirection_joins_what_cannot_be_claimed() -> None:
    track = {at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+se", at(2, 1): "n-s", at(2, 2): "n-sw"}
    runs = {"town_t/se": "- town_t/se", "city_d/s": f"B {at(2, 2)}/sw"}
    position: dict[str, Any] = {"track": track, "links": {"city_a/s": "A town_t/n"}, "incomplete": runs, "turn": "B"}
    extended = lay(1, 3, "1-5")
    assert building(**position).do(extended).links["city_d/s"] == "B town_t/se"
    runs = {"town_t/se": "- town_t/se", "city_d/s": f"B {at(1, 3)}/s"}
    turned: dict[str, Any] = {**position, "track": {**track, at(1, 3): "ne-s"}, "incomplete": runs}
    assert building(**turned).do(extended).links["city_d/s"] == "B town_t/se"
    barred: list[Rules] = [{"join_any": False}, {"by": "letter", "redirect_own": True}]
    for rules in barred:
        assert building(**position, rules=rules).refuses(extended, "steam.claim.merge")
        assert building(**turned, rules=rules).refuses(extended, "steam.claim.merge")


@pytest.mark.ruling("R16")
@pytest.mark.clause("steam.redirect.who")
def test_r16_by_the_letter_own_links_are_not_redirected() -> None:
    cases: list[tuple[Rules, str, bool]] = [
        ({}, "A", True),
        ({"by": "letter"}, "A", False),
        ({"redirect_own": False}, "-", True),
    ]
    for rules, owner, legal in cases:
        table = building(track={at(0, 1): "n-s"}, incomplete={"city_a/s": f"{owner} c2/s"}, rules=rules)
        assert (lay(0, 1, "0-2") in table.moves()) == legal
        assert legal or table.refuses(lay(0, 1, "0-2"), "steam.redirect.who")


@pytest.mark.ruling("R19")
@pytest.mark.clause("steam.urban.claims")
@pytest.mark.parametrize(("rules", "seat", "owner"), [({}, "C", "C"), ({"by": "letter"}, "C", "-"), ({}, "A", "A")])
def test_r19_by_the_letter_a_new_city_claims_only_what_can_be_claimed(
    rules: dict[str, object], seat: str, owner: str
) -> None:
    table = building(
        track={at(0, 1): "n-s", at(0, 2): "n-s", "town_t": "n+se", at(1, 3): "se-nw"},
        links={"city_a/s": "A town_t/n"},
        incomplete={"town_t/se": f"- {at(1, 3)}/se"},
        tiles={"A": "turn_order", "B": "engineer", "C": "first_build", seat: "urbanization"},
        players={seat: {"due": True}},
        turn=seat,
        rules={"city_claims": False} if seat == "A" else rules,
    )
    table.do("urbanize town_u grey")
    assert table.links["town_t/se"] == f"{owner} town_u/nw"
    assert sum(table.player(one)["links"] for one in "ABC") == (1 if owner == "-" else 2)


@pytest.mark.ruling("R47")
@pytest.mark.clause("steam.deliver.towns", "steam.points.count")
@pytest.mark.parametrize("rules", [{"link_once": False}, {"by": "letter"}])
def test_r47_by_the_letter_a_cube_may_go_over_a_link_again(rules: dict[str, object]) -> None:
    for level in (3, 4):
        players = {"A": {"locomotive": level}}
        assert "deliver city_a blue" not in moving(**ROUTE, players=players).moves()
        table = moving(**ROUTE, players=players, rules=rules)
        assert ("deliver city_a blue" in table.moves()) == (level == 4)
    table.do("deliver city_a blue")
    assert table.position["pending"][-3:] == ["score C 1", "score B 1", "score A 1"]


@pytest.mark.ruling("R35")
@pytest.mark.clause("steam.std.bid.high")
def test_r35_by_the_letter_the_highest_bidder_must_raise_or_pass() -> None:
    players = {seat: {"cash": 5} for seat in "ABCD"}
    rules = {**STANDARD, "by": "letter"}
    table = Table({"phase": "bidding", "players": players, "free_pass": "D"}, seats=4, rules=rules)
    table.do("bid 2", "pass", "pass", "free_pass")
    assert table.turn == "A"
    assert table.refuses("bid 2", "steam.std.bid.raise")
    table.do("pass")
    assert "".join(table.position["order"]) == "DACB"
    assert [table.cash(seat) for seat in "ABCD"] == [3, 5, 5, 5], "D has made no bid"
