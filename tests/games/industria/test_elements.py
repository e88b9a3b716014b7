"""The texts of moves: the elements they name, the names shown for these, and printed figures."""

from typing import Any

import pytest

import ironmaster
from ironmaster.games.industria.facts import VERBS
from tests.games.asking import are_translated, kinds_named, named_by, names_of, verbs_of

GAME = ironmaster.game("industria", seats=4)
FIXTURES: Any = GAME.facts.fixtures("en")
TILES = {tile["id"]: tile for tile in FIXTURES["tiles"]}

NAMED = [
    ("offer sawmill", "action:offer tile:sawmill"),
    ("bid 7", "action:bid sum:7"),
    ("pass", "action:pass"),
    ("sell", "action:sell"),
    ("keep", "action:keep"),
    ("lay optics", "action:lay tile:optics"),
    ("cash raw_wood_1", "action:cash tile:raw_wood_1"),
    ("stop", "action:stop"),
    ("use raw_wood_1", "action:use tile:raw_wood_1"),
    ("buy wood from C", "action:buy material:wood seller:C"),
    ("buy wood from bank", "action:buy material:wood seller:bank"),
    ("first C", "action:first seat:C"),
    ("reveal optics", "action:reveal tile:optics"),
]


@pytest.mark.parametrize(("text", "named"), NAMED)
def test_moves_refer_to_elements_on_the_table(text: str, named: str) -> None:
    assert named_by(GAME, text) == named


def test_every_kind_of_action_is_tested() -> None:
    assert verbs_of(GAME, [text for text, _ in NAMED]) == {verb.word for verb in VERBS.values()}


CALLED = [
    ("action", "cash", "Cash in a tile", "Échanger une tuile"),
    ("tile", "sawmill", "Sawmill", "Scierie"),
    ("sum", "1", "1 thaler", "1\xa0thaler"),
    ("sum", "12", "12 thalers", "12\xa0thalers"),
    ("material", "wood", "wood", "bois"),
    ("seller", "bank", "bank", "banque"),
    ("seller", "B", "player B", "joueur B"),
    ("seat", "D", "player D", "joueur D"),
]


@pytest.mark.parametrize(("kind", "word", "english", "french"), CALLED)
def test_names_of_elements(kind: str, word: str, english: str, french: str) -> None:
    assert names_of(GAME, kind, word) == [english, french]


def test_every_kind_of_element_has_a_name() -> None:
    assert kinds_named(GAME) == {kind for kind, *_ in CALLED}


def test_menus_match_each_decision() -> None:
    menus = [[element.id for element in menu] for menu in GAME.facts.menus()]
    assert menus == [["bid", "pass", "cash"], ["sell", "keep"], ["lay", "cash", "stop"]]


def test_bids_go_as_far_as_money_can() -> None:
    """The highest cash is bounded by all the money in the game (industria.income.*)."""
    bids = [text for text in map(GAME.actions.text, range(len(GAME.actions))) if text.startswith("bid ")]
    assert bids == [f"bid {number}" for number in range(len(bids))]
    money = 4 * (4 + 15 * FIXTURES["income"] + sum(epoch["extra"] for epoch in FIXTURES["epochs"]))
    money += sum(tile["kind"] == "raw" for tile in FIXTURES["tiles"])
    assert len(bids) - 1 == money


def test_a_tile_is_printed_with_all_its_figures_and_how_sure_they_are() -> None:
    bank = TILES["bank"]
    assert (bank["name"], bank["kind"], bank["epoch"], bank["discount"]) == ("Bank", "factory", 2, 1)
    assert bank["confidence"].keys() >= {"cost", "needs", "points"}
    assert TILES["raw_wood_1"]["material"] == "wood" and TILES["raw_wood_1"]["at"] is None
    assert TILES["bonus_canal_1"]["bonus"] == "canal"
    assert {tile["confidence"]["epoch"] for tile in TILES.values() if tile["kind"] == "factory"}


def test_tiles_and_links_of_the_fifth_epoch_stay_in_the_box_with_three() -> None:
    three: Any = ironmaster.game("industria", seats=3).facts.fixtures("en")
    assert [tile["id"] for tile in three["tiles"]] == [tile["id"] for tile in FIXTURES["tiles"] if tile["epoch"] < 5]
    known = {tile["id"] for tile in three["tiles"]}
    kept = [link for link in FIXTURES["links"] if {link["a"], link["b"]} <= known]
    assert three["links"] == kept and 0 < len(kept) < len(FIXTURES["links"])
    assert [epoch["name"] for epoch in three["epochs"]] == ["I", "II", "III", "IV"]


def test_materials_name_their_makers() -> None:
    wood = next(material for material in FIXTURES["materials"] if material["id"] == "wood")
    assert (wood["makers"], wood["epoch"]) == (["sawmill"], 1)


def test_every_move_and_event_has_a_message() -> None:
    verbs = [verb.word for verb in VERBS.values()]
    assert are_translated("industria", *(f"{what}-{verb}" for verb in verbs for what in ("did", "action")))
