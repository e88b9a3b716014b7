"""The effects of sales and of a debt, and what a move does not list."""

from typing import Any

import pytest

from tests.games.brass.table import Table
from tests.games.brass.test_effects import ALIKE, effects

COAST = {
    "bolton-manchester": "B",
    "manchester-warrington_runcorn": "A",
    "ellesmere_port-warrington_runcorn": "B",
    "ellesmere_port-liverpool": "C",
}
MILLS = {"bolton/1": "A cotton1", "manchester/1": "A cotton2"}
PORTS = {"liverpool/1": "D port2", "warrington_runcorn/2": "A port1"}


# Selling


def test_selling_to_ports_flips_mills_and_ports() -> None:
    position = {"actions": 1, "players": {"A": {"hand": ALIKE}}, "tiles": {**MILLS, **PORTS}, "links": COAST}
    moves = ("sell manchester/1 to warrington_runcorn/2", "sell bolton/1 to liverpool/1")
    assert effects(position, *moves) == [
        (
            *("income", "Income", "0", "+6"),
            "the cotton mill in Manchester is flipped and advances the income disc 4 spaces; "
            "the port in Warrington & Runcorn is flipped and advances the income disc 3 spaces; "
            "the cotton mill in Bolton is flipped and advances the income disc 5 spaces",
            "gain",
        ),
        (
            *("points", "Points at scoring", "0", "12"),
            "cotton mill in Manchester +5; port in Warrington & Runcorn +2; cotton mill in Bolton +3; links +2",
            "gain",
        ),
        ("cards", "Card discarded", "", "cotton mill", "", ""),
        (
            "other",
            "D’s income",
            "0",
            "+2",
            "the port in Liverpool is flipped and advances the income disc 3 spaces (4 points)",
            "",
        ),
    ]


@pytest.mark.parametrize(("rules", "bonus"), [({}, "3 income spaces"), ({"dm_bonus": "cash"}, "£3")])
def test_a_sale_to_the_market_is_open_until_it_is_made(rules: dict[str, object], bonus: str) -> None:
    position = {"actions": 1, "players": {"A": {"hand": ALIKE}}, "tiles": {**MILLS, **PORTS}, "links": COAST}
    decides = "a distant-market tile decides whether the sale succeeds"
    assert effects(position, "sell bolton/1 to market", rules=rules) == [
        ("cards", "Card discarded", "", "cotton mill", "", ""),
        ("cotton", "Distant market", f"space 1 of 8, bonus: {bonus}", "", decides, ""),
    ]
    french = effects(position, "sell bolton/1 to market", rules=rules, lang="fr")[-1]
    assert french[1] == "Marché extérieur" and french[4] == "une tuile de marché extérieur décide si la vente réussit"


def test_income_stops_at_the_end_of_its_track() -> None:
    players = {"A": {"income": 97, "hand": ALIKE}}
    position = {"actions": 1, "players": players, "tiles": {**MILLS, **PORTS}, "links": COAST}
    found = effects(position, "sell manchester/1 to warrington_runcorn/2", "stop")[0]
    flips = (
        "the cotton mill in Manchester is flipped and advances the income disc 2 spaces; "
        "the port in Warrington & Runcorn is flipped and does not advance the income disc"
    )
    assert found == ("income", "Income", "+30", "+30", flips, "gain")


# Debts, and effects that belong to the next round


def in_debt(cash: int) -> dict[str, Any]:
    players = {"A": {"cash": cash, "income": 5, "hand": ["coal", "coal"]}}
    tiles = {"wigan/1": "A coal1 2", "oldham/1": "A cotton1 flipped", "bury/1": "B coal1 2"}
    return {"phase": "income", "round": 3, "players": players, "tiles": tiles}


def test_a_tile_sold_for_a_debt_earns_half_its_cost() -> None:
    assert effects(in_debt(2), "liquidate wigan/1") == [
        ("cash", "Cash", "£2", "£4", "£2 for the coal mine in Wigan", "gain"),
        ("tile", "Leaves the board", "A’s coal mine 1 in Wigan", "", "", "loss"),
    ]
    assert effects(in_debt(2), "liquidate oldham/1") == [
        ("cash", "Cash", "£2", "£3", "£6 for the cotton mill in Oldham; £5 paid for the negative income", "gain"),
        ("points", "Points at scoring", "3", "0", "cotton mill in Oldham −3", "loss"),
        ("tile", "Leaves the board", "A’s cotton mill 1 in Oldham", "", "", "loss"),
    ]
    both = effects(in_debt(2), "liquidate wigan/1", "liquidate oldham/1", lang="fr")[0]
    sold = "2\xa0£ pour la mine de charbon de Wigan\xa0; 6\xa0£ pour la filature de coton d’Oldham"
    assert both == (
        "cash",
        "Argent",
        "2\xa0£",
        "5\xa0£",
        f"{sold}\xa0; paiement de 5\xa0£ pour le revenu négatif",
        "gain",
    )


def test_a_debt_that_cannot_be_paid_takes_all_cash() -> None:
    position = in_debt(0)
    position["tiles"] = {"wigan/1": "A coal1 2"}
    note = "£2 for the coal mine in Wigan; £2 paid for the negative income"
    assert effects(position, "liquidate wigan/1")[0] == ("cash", "Cash", "£0", "£0", note, "")


def test_the_income_of_the_next_round_is_no_effect_of_the_last_action() -> None:
    others = {"B": {"spent": 9, "hand": ["iron", "iron"]}, "C": {"hand": ["port"] * 2}, "D": {"hand": ["cotton"] * 2}}
    hand = ["wigan", "coal", "coal"]
    players = {"A": {"cash": 20, "income": 16, "spent": 4, "hand": hand, "piles": {"coal": "coal2"}}, **others}
    clock = {"pile": 0, "round": 7, "actions": 1, "order": ["B", "C", "D", "A"], "turn": "A"}
    table = Table({**clock, "players": players}).do("build coal wigan/1 with wigan")
    assert table.player("A")["cash"] == 20 - 7 + 3
    found = effects({**clock, "players": players}, "build coal wigan/1 with wigan")
    assert found[1] == ("cash", "Cash", "£20", "£13", "", "")
    assert found[2] == ("spent", "Spent this round", "£4", "£11", "4th of 4 in the next round, as things stand", "")
