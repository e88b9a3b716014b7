"""The switches of rulings that leave the printed text and had none before: R16, R45 and R47."""

from typing import Any

import pytest

from tests.games.brass.play import draw_cards, last_card, pass_action
from tests.games.brass.table import Table

LETTER: dict[str, object] = {"by": "letter"}


def alone(hand: list[str], rules: dict[str, object], **position: Any) -> Table:
    """A to act with this hand and the other given fields."""
    return Table({"players": {"A": {"hand": hand, **position.pop("player", {})}}, **position}, rules=rules)


@pytest.mark.clause("brass.cover.own", "brass.build.lancaster_port", "brass.build.preston_port")
@pytest.mark.parametrize("rules", [{"port_cover": "always"}, LETTER])
@pytest.mark.parametrize("town", ["lancaster", "preston"])
def test_an_own_port_in_the_second_slot_may_be_covered_at_once(town: str, rules: dict[str, object]) -> None:
    player = {"piles": {"port": "port3"}}
    move = f"build port {town}/2 with {town}"
    own: dict[str, Any] = {"era": "rail", "tiles": {f"{town}/2": "A port2"}, "player": player}
    assert alone([town] * 2, {}, **dict(own)).refuses(move, f"brass.build.{town}_port")
    assert alone([town] * 2, rules, **dict(own)).do(move).tile(f"{town}/2") == "A port3"
    empty = alone([town] * 2, rules, era="rail", player=dict(player))
    assert empty.refuses(move, f"brass.build.{town}_port")
    rival = alone([town] * 2, rules, era="rail", player=dict(player), tiles={f"{town}/2": "B port2"})
    assert rival.refuses(move, "brass.build.slot.single")


SALES: dict[str, Any] = {
    "players": {"A": {"hand": ["coal"] * 4}, "B": {"hand": ["iron"] * 3}, "C": {"hand": ["port"] * 4}, "D": {}},
    "tiles": {"preston/2": "A cotton1", "preston/1": "B port1", "lancaster/2": "B cotton1", "fleetwood/1": "C port1"},
    "links": {"lancaster-preston": "C", "fleetwood-preston": "C"},
    "cotton": 7,
    "pile": 0,
}
FAILED = ("sell preston/2 to market", "market 1")


@pytest.mark.clause("brass.sell.distant_closed")
@pytest.mark.parametrize("rules", [{"port_sales": "next_round"}, LETTER])
def test_ports_wait_for_the_next_round_after_the_market_has_closed(rules: dict[str, object]) -> None:
    assert "sell preston/2 to preston/1" in Table(SALES).do(*FAILED).moves("sell")
    table = Table(SALES, rules=rules).do(*FAILED)
    assert (table.turn, table.moves("sell")) == ("A", [])
    assert table.refuses("sell preston/2 to preston/1", "brass.sell.distant_closed")
    pass_action(table)
    assert (table.turn, table.moves("sell")) == ("B", [])
    assert any(table.position["market"])
    while table.position["round"] == 2:
        pass_action(table)
    assert not any(table.position["market"])
    assert "sell preston/2 to fleetwood/1" in table.moves("sell")
    assert table.refuses("sell preston/2 to market", "brass.sell.distant_closed")
    assert table.game.views.load(table.position).key() == table.state.key()


@pytest.mark.clause("brass.sell.distant_closed", "brass.era.distant_reset")
def test_the_market_opens_again_in_the_rail_era_by_the_letter_too() -> None:
    table = last_card("canal", cotton=8, rules=LETTER)
    draw_cards(table)
    assert (table.position["cotton"], table.position["market"]) == (0, [2, 2, 4, 3, 1])


@pytest.mark.ruling("R47")
@pytest.mark.clause("brass.build.card.virtual_link")
@pytest.mark.parametrize("rules", [{"virtual_link": "own"}, LETTER])
def test_the_virtual_link_may_count_as_everybodys_own(rules: dict[str, object]) -> None:
    ports = {"piles": {"port": "port2"}}
    elsewhere: dict[str, Any] = {"era": "rail", "tiles": {"colne/1": "A cotton2"}, "player": ports}
    move = "build port liverpool/1 with port"
    assert alone(["port"] * 2, {}, **dict(elsewhere)).refuses(move, "brass.build.card.network_rail")
    table = alone(["port"] * 2, rules, **dict(elsewhere))
    assert table.moves("build") == [f"build port liverpool/{slot} with port" for slot in (1, 2, 4)]
    assert table.refuses("build port ellesmere_port/1 with port", "brass.build.card.network_rail")
    assert table.refuses("link birkenhead-ellesmere_port", "brass.link.adjacent")
    canal = alone(["port"] * 2, rules, tiles={"colne/1": "A cotton1"})
    assert canal.places("build") == {"liverpool"}


@pytest.mark.ruling("R47")
@pytest.mark.clause("brass.build.card.virtual_link")
def test_by_default_one_of_the_two_towns_must_be_reached() -> None:
    tiles = {"liverpool/1": "A port2"}
    reached = alone(["port"] * 2, {}, era="rail", tiles=tiles, player={"piles": {"port": "port2"}})
    assert reached.places("build") == {"liverpool"}
