"""The game by the letter: what the switch `by` sets, and the rules that it brings."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.rulebook import rulebook
from tests.games.age_of_industry.scenes import FIRST, MILL_TWO, PORT_TWO
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting

LETTER: dict[str, object] = {"by": "letter"}
SET = {"penn_transit": "printed", "ship_card_combines": False, "new_port_lanes": False, "railway_track": "each_end"}


@pytest.mark.ruling("R49")
def test_the_letter_sets_every_departure_that_the_rulebook_tells_and_no_other_switch() -> None:
    spec = ironmaster.spec_of("age_of_industry")
    assert spec.sets("by", "letter") == SET
    book = rulebook("age_of_industry")
    assert {ruling.switch for ruling in book.rulings if ruling.departure} == set(SET)
    assert spec.switches[0].name == "by"


@pytest.mark.ruling("R49")
def test_a_single_switch_overrides_the_letter() -> None:
    table = acting("ship", rules={**LETTER, "ship_card_combines": True})
    assert table.moves("combine")


@pytest.mark.ruling("R05")
@pytest.mark.clause("aoi.card.ship_germany")
def test_by_the_letter_ship_cards_do_not_pay_a_combined_build_in_germany() -> None:
    table = acting("ship ship", rules=LETTER)
    assert table.moves("combine") == []
    assert table.refuses("combine cotton munchen/1", "aoi.card.ship_germany")
    assert {"develop cotton1", "pass"} <= set(table.moves())
    table = acting("ship red blue", rules=LETTER).do("combine cotton munchen/1")
    assert set(table.moves()) == {"discard blue", "discard red"}
    assert table.refuses("discard ship", "aoi.card.ship_germany")
    table = acting("ship ship red", rules=LETTER).do("combine cotton munchen/1")
    assert (table.hand("A"), table.turn) == (["ship", "ship"], "B"), "the only card that serves needs no question"


@pytest.mark.ruling("R05")
@pytest.mark.clause("aoi.card.ship_germany")
def test_ship_cards_pay_in_new_england_and_by_the_rulings() -> None:
    assert acting("ship", rules=LETTER, board=NEW_ENGLAND).moves("combine")
    assert acting("ship").moves("combine")
    table = acting("ship ship red", rules=LETTER).do("pass")
    assert table.moves() == ["discard ship", "discard red"]


ROUND_ABOUT = {"albany-pennsylvania": "A", "new_york-pennsylvania": "A"}


@pytest.mark.ruling("R11")
@pytest.mark.clause("aoi.map.pennsylvania")
@pytest.mark.parametrize(
    ("rules", "through"),
    [
        ({}, False),
        (FIRST, False),
        (LETTER, False),
        ({**LETTER, **FIRST}, True),
        ({**FIRST, "penn_transit": "printed"}, True),
        ({"penn_transit": "printed"}, False),
        ({**LETTER, **FIRST, "penn_transit": False}, False),
        ({"penn_transit": True}, True),
    ],
)
def test_each_edition_prints_its_own_rule_about_pennsylvania(rules: dict[str, object], through: bool) -> None:
    counters = {"albany/1": "A cotton1", "new_york/1": "B port1"}
    table = acting(counters=counters, railways=ROUND_ABOUT, board=NEW_ENGLAND, rules=rules)
    assert table.moves("sell") == (["sell albany/1 to new_york/1"] if through else [])


@pytest.mark.ruling("R19")
@pytest.mark.clause("aoi.supply.building_itself")
def test_by_the_letter_a_port_being_built_opens_no_lane() -> None:
    """A ship with coal serves another port of its sea; the new port at Salem would be the second."""
    counters = {"boston/1": "B port1", "massachusetts_bay/1": "B ship2"}
    scene: dict[str, Any] = {"counters": counters, "imports": {"massachusetts_bay/import": 2}, "player": PORT_TWO}
    by_rulings = acting("purple", board=NEW_ENGLAND, **scene).do("build port salem/1 with purple")
    assert by_rulings.position["imports"]["massachusetts_bay/import"] == 1
    table = acting("purple", board=NEW_ENGLAND, rules=LETTER, **scene).do("build port salem/1 with purple")
    assert table.position["imports"]["massachusetts_bay/import"] == 2
    assert (table.player("A")["spent"], table.counter("salem/1")) == (by_rulings.player("A")["spent"] + 1, "A port2")


@pytest.mark.ruling("R19")
@pytest.mark.clause("aoi.supply.building_itself")
def test_by_the_letter_the_port_takes_its_lanes_once_it_stands() -> None:
    counters = {"boston/1": "B port1", "massachusetts_bay/1": "B ship2"}
    table = acting(
        "purple yellow",
        board=NEW_ENGLAND,
        rules=LETTER,
        counters=counters,
        imports={"massachusetts_bay/import": 2},
        player={"display": {"port1": 0, "cotton1": 0}},
        railways={"lowell-salem": "C"},
    )
    table.do("build port salem/1 with purple", "build cotton lowell/1 with yellow")
    assert table.position["imports"]["massachusetts_bay/import"] == 1


def laying(**rules: object) -> Table:
    """Hamburg has a port; Hannover has a mine and works through Kassel. Their link would be A's second railway."""
    counters = {"hamburg/1": "B port1", "mannheim/1": "B coal1 2", "frankfurt/1": "B iron1 2"}
    railways = {"frankfurt-kassel": "C", "hannover-kassel": "A", "frankfurt-mannheim": "C"}
    return acting(counters=counters, railways=railways, rules=dict(rules))


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.track")
def test_by_the_letter_each_end_of_a_railway_may_buy() -> None:
    table = laying(by="letter").do("railway hamburg-hannover")
    assert table.moves() == ["coal from mannheim/1", "coal from track"]
    table.do("coal from track")
    assert table.moves() == ["iron from frankfurt/1", "iron from track"]
    table.do("iron from frankfurt/1")
    assert (table.player("A")["spent"], table.position["coal"]["1"]) == (2, 1)
    assert (table.counter("mannheim/1"), table.counter("frankfurt/1")) == ("B coal1 2", "B iron1 1")


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.track", "aoi.track.when")
def test_by_the_rulings_the_track_is_the_last_resort_of_both_ends() -> None:
    table = laying().do("railway hamburg-hannover")
    assert (table.player("A")["spent"], table.counter("mannheim/1")) == (1, "B coal1 1")


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.track")
def test_by_the_letter_a_bought_cube_can_need_a_loan() -> None:
    table = laying(railway_track="each_end")
    table.do("railway hamburg-hannover", "coal from track", "iron from track")
    assert (table.player("A")["cash"], table.player("A")["loans"], table.player("A")["spent"]) == (7, 1, 3)


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.track.when")
def test_a_build_has_no_second_end() -> None:
    """Two mines are equally near, and the port at Hamburg gives access to the track, which is not offered."""
    counters = {"hamburg/1": "B port1", "essen/1": "B coal1 2", "essen/2": "B coal1 2"}
    railways = {"hamburg-hannover": "A", "essen-hannover": "C"}
    table = acting("cotton", counters=counters, railways=railways, player=MILL_TWO, rules=LETTER)
    table.do("build cotton hannover/1 with cotton")
    assert table.moves() == ["coal from essen/1", "coal from essen/2"]
    assert table.refuses("coal from track", "aoi.track.when")
