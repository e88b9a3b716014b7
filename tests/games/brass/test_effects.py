"""The effects of moves, listed before they are made: worked figures for each kind of action."""

from typing import Any

import pytest

from tests.games import telling
from tests.games.brass.table import Table

ALIKE = ["cotton"] * 3
"""Equal cards, so that no discard is asked for."""


def effects(
    position: dict[str, Any], *moves: str, lang: str = "en", rules: dict[str, object] | None = None
) -> list[tuple[str, ...]]:
    return telling.effects(Table(position, rules=rules), *moves, lang=lang)


def oldham(**more: Any) -> dict[str, Any]:
    """A builds a mill of level 3 in Oldham: D's mine in Rochdale gives its last coal, the iron is bought."""
    return {
        "actions": 1,
        "iron": 3,
        "players": {"A": {"cash": 31, "spent": 2, "hand": ["oldham", "oldham"], "piles": {"cotton": "cotton3"}}}
        | {"B": {"spent": 25}},
        "order": ["B", "A", "C", "D"],
        "turn": "A",
        "tiles": {"bury/1": "A coal2 3", "rochdale/1": "D coal2 1"},
        "links": {"bury-manchester": "A", "manchester-oldham": "B", "oldham-rochdale": "D"},
        **more,
    }


def test_a_build_lists_its_cost_and_the_gains_of_others() -> None:
    assert effects(oldham(), "build cotton oldham/1 with oldham") == [
        (
            "cost",
            "Cost",
            "",
            "£19",
            "£16 for a cotton mill + £3 for iron from the demand track; coal from Rochdale",
            "",
        ),
        ("cash", "Cash", "£31", "£12", "", ""),
        ("spent", "Spent this round", "£2", "£21", "3rd of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "Oldham", "", ""),
        (
            "other",
            "D’s income",
            "0",
            "+4",
            "the coal mine in Rochdale is flipped and advances the income disc 7 spaces (2 points)",
            "",
        ),
        ("cubes", "Coal in Rochdale", "1", "0", "belongs to D", ""),
        ("market", "Iron demand track", "3", "2", "next cube £4", ""),
    ]


def test_effects_of_a_build_in_french() -> None:
    assert effects(oldham(), "build cotton oldham/1 with oldham", lang="fr") == [
        (
            "cost",
            "Coût",
            "",
            "19\xa0£",
            "16\xa0£ pour une filature de coton + 3\xa0£ pour du fer de la piste de demande\xa0; charbon de Rochdale",
            "",
        ),
        ("cash", "Argent", "31\xa0£", "12\xa0£", "", ""),
        ("spent", "Dépenses du round", "2\xa0£", "21\xa0£", "3e sur 4 au prochain round, en l’état", ""),
        ("cards", "Carte défaussée", "", "Oldham", "", ""),
        (
            *("other", "Revenu de D", "0", "+4"),
            *(
                "la mine de charbon de Rochdale est retournée "
                "et fait avancer le disque de revenu de 7 cases (2 points)",
                "",
            ),
        ),
        ("cubes", "Charbon à Rochdale", "1", "0", "appartient à D", ""),
        ("market", "Piste de demande de fer", "3", "2", "prochain cube 4\xa0£", ""),
    ]


def test_a_combined_build_gives_up_two_cards() -> None:
    two = {"A": {"cash": 31, "hand": ["wigan", "oldham", "coal"], "piles": {"cotton": "cotton3"}}}
    moves = ("combine cotton oldham/1", "discard coal", "discard wigan")
    found = effects(oldham(actions=2, players=two), *moves)
    assert found[0] == (
        "cost",
        "Cost",
        "",
        "£19",
        "£16 for a cotton mill + £3 for iron from the demand track; coal from Rochdale",
        "",
    )
    assert ("cards", "Cards discarded", "", "coal mine, Wigan", "", "") in found
    french = effects(oldham(actions=2, players=two), *moves, lang="fr")
    assert ("cards", "Cartes défaussées", "", "mine de charbon, Wigan", "", "") in french
    begun = effects(oldham(actions=2, players=two), moves[0])
    assert begun == [
        ("cost", "Cost", "", "£16", "£16 for a cotton mill", ""),
        ("cash", "Cash", "£31", "£15", "", ""),
        ("spent", "Spent this round", "£0", "£16", "4th of 4 in the next round, as things stand", ""),
    ]


def test_the_mine_that_was_chosen_gives_the_coal() -> None:
    position = {
        "actions": 1,
        "players": {"A": {"hand": ["manchester", "manchester"], "piles": {"cotton": "cotton2"}}},
        "tiles": {"bury/1": "A coal2 1", "oldham/1": "B coal2 2"},
        "links": {"bury-manchester": "A", "manchester-oldham": "B"},
    }
    build = "build cotton manchester/1 with manchester"
    assert effects(position, build)[0] == ("cost", "Cost", "", "£14", "£14 for a cotton mill", "")
    near, far = effects(position, build, "coal from bury/1"), effects(position, build, "coal from oldham/1")
    assert near[0] == ("cost", "Cost", "", "£14", "£14 for a cotton mill; coal from Bury", "")
    assert near[2] == (
        "income",
        "Income",
        "0",
        "+4",
        "the coal mine in Bury is flipped and advances the income disc 7 spaces",
        "gain",
    )
    assert near[3] == ("points", "Points at scoring", "0", "3", "coal mine in Bury +2; links +1", "gain")
    assert far[0] == ("cost", "Cost", "", "£14", "£14 for a cotton mill; coal from Oldham", "")
    assert far[-1] == ("cubes", "Coal in Oldham", "2", "1", "belongs to B", "")
    assert "income" not in [kind for kind, *_ in far]


def test_a_new_mine_sells_its_cubes_and_flips() -> None:
    position = {
        "actions": 1,
        "coal": 5,
        "players": {"A": {"cash": 40, "hand": ["oldham", "wigan"], "piles": {"coal": "coal2"}}},
        "tiles": {"liverpool/1": "B port1"},
        "links": {"liverpool-wigan": "A"},
    }
    move = "build coal wigan/1 with wigan"
    assert effects(position, move) == [
        ("cost", "Cost", "", "£7", "£7 for a coal mine", ""),
        ("cash", "Cash", "£40", "£37", "£4 for 3 cubes on the coal demand track", ""),
        (
            "income",
            "Income",
            "0",
            "+4",
            "the coal mine in Wigan is flipped and advances the income disc 7 spaces",
            "gain",
        ),
        ("points", "Points at scoring", "0", "3", "coal mine in Wigan +2; links +1", "gain"),
        ("spent", "Spent this round", "£0", "£7", "4th of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "Wigan", "", ""),
        ("market", "Coal demand track", "5", "8", "next cube £1", ""),
    ]
    french = effects(position, move, lang="fr")
    assert french[1:4] == [
        ("cash", "Argent", "40\xa0£", "37\xa0£", "4\xa0£ pour 3 cubes sur la piste de demande de charbon", ""),
        (
            "income",
            "Revenu",
            "0",
            "+4",
            "la mine de charbon de Wigan est retournée et fait avancer le disque de revenu de 7 cases",
            "gain",
        ),
        ("points", "Points au décompte", "0", "3", "mine de charbon de Wigan +2\xa0; liaisons +1", "gain"),
    ]


def test_new_works_keep_the_cubes_that_the_market_does_not_take() -> None:
    found = effects(
        {
            "actions": 1,
            "iron": 6,
            "players": {"A": {"cash": 20, "hand": ["iron", "iron"], "piles": {"iron": "iron1"}}},
            "tiles": {"manchester/1": "B coal1 2"},
        },
        "build iron manchester/4 with iron",
    )
    assert found == [
        ("cost", "Cost", "", "£5", "£5 for an iron works; coal from Manchester", ""),
        ("cash", "Cash", "£20", "£17", "£2 for 2 cubes on the iron demand track", ""),
        ("spent", "Spent this round", "£0", "£5", "4th of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "iron works", "", ""),
        ("cubes", "Coal in Manchester", "2", "1", "belongs to B", ""),
        ("cubes", "Iron in Manchester", "0", "2", "", ""),
        ("market", "Iron demand track", "6", "8", "next cube £1", ""),
    ]


@pytest.mark.parametrize(("owner", "tone"), [("A", "loss"), ("B", "")])
def test_a_covered_tile_leaves_the_board_and_takes_its_points_along(owner: str, tone: str) -> None:
    players = {"A": {"cash": 30, "hand": ["bury", "coal"], "piles": {"coal": "coal2"}}}
    tiles = {"bury/1": f"{owner} coal1 flipped"}
    found = effects({"actions": 1, "coal": 0, "players": players, "tiles": tiles}, "build coal bury/1 with bury")
    assert ("tile", "Leaves the board", f"{owner}’s coal mine 1 in Bury", "", "", tone) in found
    lost = ("points", "Points at scoring", "1", "0", "coal mine in Bury −1", "loss")
    assert (lost in found) == (owner == "A")
    assert ("cubes", "Coal in Bury", "0", "3", "", "") in found


def test_a_shipyard_flips_at_once() -> None:
    found = effects(
        {
            "actions": 1,
            "players": {"A": {"cash": 30, "hand": ["liverpool", "coal"], "piles": {"shipyard": "shipyard1"}}},
            "links": {"ellesmere_port-liverpool": "A"},
            "tiles": {"ellesmere_port/1": "B port1"},
        },
        "build shipyard liverpool/3 with liverpool",
    )
    assert found[:4] == [
        (
            "cost",
            "Cost",
            "",
            "£18",
            "£16 for a shipyard + £1 for coal from the demand track + £1 for iron from the demand track",
            "",
        ),
        ("cash", "Cash", "£30", "£12", "", ""),
        (
            "income",
            "Income",
            "0",
            "+1",
            "the shipyard in Liverpool is flipped and advances the income disc 2 spaces",
            "gain",
        ),
        ("points", "Points at scoring", "0", "11", "shipyard in Liverpool +10; links +1", "gain"),
    ]


# Links


def test_a_canal_costs_three_pounds_and_a_card() -> None:
    position = {"actions": 1, "players": {"A": {"hand": ["oldham", "wigan"]}}, "tiles": {"bury/1": "A coal2 3"}}
    assert effects(position, "link bury-manchester", "discard wigan") == [
        ("cost", "Cost", "", "£3", "£3 for a canal", ""),
        ("cash", "Cash", "£30", "£27", "", ""),
        ("spent", "Spent this round", "£0", "£3", "4th of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "Wigan", "", ""),
    ]


RAILS = {
    "actions": 1,
    "era": "rail",
    "coal": 3,
    "players": {"A": {"cash": 40, "hand": ALIKE}},
    "tiles": {"bury/1": "A coal2 1", "liverpool/1": "B port2"},
    "links": {"liverpool-wigan": "B", "bolton-wigan": "B"},
}


def test_one_rail_uses_the_coal_of_the_mine() -> None:
    assert effects(RAILS, "link bolton-bury", "stop") == [
        ("cost", "Cost", "", "£5", "£5 for a rail; coal from Bury", ""),
        ("cash", "Cash", "£40", "£35", "", ""),
        (
            "income",
            "Income",
            "0",
            "+4",
            "the coal mine in Bury is flipped and advances the income disc 7 spaces",
            "gain",
        ),
        ("points", "Points at scoring", "0", "3", "coal mine in Bury +2; links +1", "gain"),
        ("spent", "Spent this round", "£0", "£5", "4th of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "cotton mill", "", ""),
        ("cubes", "Coal in Bury", "1", "0", "", ""),
    ]


def test_two_rails_have_two_prices_and_two_cubes() -> None:
    found = effects(RAILS, "link bolton-bury", "link bury-manchester")
    assert found[0] == (
        "cost",
        "Cost",
        "",
        "£18",
        "£5 for a rail + £10 for a rail + £3 for coal from the demand track; coal from Bury",
        "",
    )
    assert found[1] == ("cash", "Cash", "£40", "£22", "", "")
    assert found[3] == ("points", "Points at scoring", "0", "4", "coal mine in Bury +2; links +2", "gain")
    assert found[-1] == ("market", "Coal demand track", "3", "2", "next cube £4", "")
    french = effects(RAILS, "link bolton-bury", "link bury-manchester", lang="fr")
    rails = "5\xa0£ pour un rail + 10\xa0£ pour un rail"
    parts = f"{rails} + 3\xa0£ pour du charbon de la piste de demande\xa0; charbon de Bury"
    assert french[0] == ("cost", "Coût", "", "18\xa0£", parts, "")


# Developing, borrowing, passing


def test_developing_takes_iron_from_works_and_then_from_the_market() -> None:
    tiles = {"manchester/4": "C iron1 1"}
    order = {"order": ["C", "B", "D", "A"], "turn": "A"}
    players = {"A": {"hand": ALIKE}, "C": {"spent": 3}}
    position = {"actions": 1, "iron": 2, "players": players, "tiles": tiles, **order}
    assert effects(position, "develop cotton", "develop iron") == [
        ("cost", "Cost", "", "£4", "£4 for iron from the demand track; iron from Manchester", ""),
        ("cash", "Cash", "£30", "£26", "", ""),
        ("spent", "Spent this round", "£0", "£4", "4th of 4 in the next round, as things stand", ""),
        ("cards", "Card discarded", "", "cotton mill", "", ""),
        (
            "other",
            "C’s income",
            "0",
            "+2",
            "the iron works in Manchester is flipped and advances the income disc 3 spaces (3 points)",
            "",
        ),
        ("pile", "Leaves the game", "cotton mill 1, iron works 1", "", "", ""),
        ("cubes", "Iron in Manchester", "1", "0", "belongs to C", ""),
        ("market", "Iron demand track", "2", "1", "next cube £4", ""),
    ]
    once = effects({**position, "tiles": {"manchester/4": "C iron1 2"}}, "develop cotton", "stop", lang="fr")
    assert once == [
        ("cards", "Carte défaussée", "", "filature de coton", "", ""),
        ("pile", "Quitte la partie", "filature de coton 1", "", "", ""),
        ("cubes", "Fer à Manchester", "2", "1", "appartient à C", ""),
    ]


def test_a_loan_is_cash_now_and_income_lost() -> None:
    position = {"actions": 1, "players": {"A": {"cash": 4, "income": 14, "hand": ALIKE}}}
    assert effects(position, "loan 20") == [
        ("cash", "Cash", "£4", "£24", "loan of £20", "gain"),
        ("income", "Income", "+2", "0", "loan of £20", "loss"),
        ("cards", "Card discarded", "", "cotton mill", "", ""),
    ]
    assert effects(position, "loan 30", lang="fr")[:2] == [
        ("cash", "Argent", "4\xa0£", "34\xa0£", "emprunt de 30\xa0£", "gain"),
        ("income", "Revenu", "+2", "−1", "emprunt de 30\xa0£", "loss"),
    ]


def test_passing_costs_a_card_and_nothing_else() -> None:
    position = {"actions": 1, "players": {"A": {"hand": ["wigan", "coal"]}}}
    assert effects(position, "pass") == []
    assert effects(position, "pass", "discard wigan") == [("cards", "Card discarded", "", "Wigan", "", "")]
