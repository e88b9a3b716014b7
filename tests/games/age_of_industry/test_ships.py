"""Ships: their import coal, their market, when they flip, and building over them (clauses 93 to 100)."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import FULL
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting, changed

BAY = "massachusetts_bay"
SHIP = f"build ship {BAY}/1 with ship"
EDITIONS = pytest.mark.parametrize("edition", ["second", "first"])
LAST = {f"{BAY}/import": 1}


def sailing(hand: str = "ship", *, board: str = NEW_ENGLAND, edition: str = "second", **position: Any) -> Table:
    """A may build ships of level 2 and has ports at Boston and New Bedford; C has one at New York."""
    counters = {
        "boston/1": "A port1",
        "new_bedford/1": "A port1",
        "new_york/1": "C port1",
        **position.pop("counters", {}),
    }
    player = {"display": gone("ship0"), **position.pop("player", {})}
    markets = {f"{BAY}/market": "goods", "new_york_bight/market": "goods", **position.pop("markets", {})}
    rules: dict[str, object] = {"edition": edition}
    return acting(hand, board=board, rules=rules, player=player, counters=counters, markets=markets, **position)


def own_map(folder: Path, place: str, change: tuple[str, str]) -> str:
    """New England with some words replaced in the entry of one place."""
    text = Path(NEW_ENGLAND).read_text("utf-8")
    entry = text[text.index(f'id = "{place}"') :].split("\n\n", 1)[0]
    return changed(folder, NEW_ENGLAND, (entry, entry.replace(*change)))


def imports(table: Table, sea: str = BAY) -> int:
    found: int = table.position["imports"][f"{sea}/import"]
    return found


@pytest.mark.clause("aoi.ship.import_placed")
def test_a_first_ship_brings_the_printed_coal_of_its_space_alone() -> None:
    table = sailing()
    assert set(table.position["imports"].values()) == {0}
    table.do(SHIP)
    assert imports(table) == 2, "three are laid and one pays the ship"
    assert imports(table, "gulf_of_maine") == 0
    assert table.counter(f"{BAY}/1") == "A ship2"


SEAS = {
    "gulf_of_maine": ("portland", 3),
    BAY: ("boston", 3),
    "nantucket_sound": ("fall_river", 2),
    "block_island_sound": ("new_london", 2),
    "long_island_sound": ("new_haven", 2),
    "new_york_bight": ("new_york", 4),
}


@EDITIONS
@pytest.mark.parametrize("sea", SEAS)
@pytest.mark.clause("aoi.ship.import_placed", "aoi.ship.self_coal", "aoi.ship.import_to_track")
def test_every_ship_space_has_its_own_coal(sea: str, edition: str) -> None:
    port, cubes = SEAS[sea]
    table = acting(
        "coal",
        board=NEW_ENGLAND,
        rules={"edition": edition},
        counters={f"{port}/1": "B port1"},
        coal={"1": 1},
        markets={f"{sea}/market": "goods"},
        player={"cash": 6, "display": gone("ship0")},
    ).do(f"combine ship {sea}/1")
    assert (imports(table, sea), table.counter(f"{sea}/1")) == (cubes - 2, "A ship2")
    assert (table.position["coal"], each(table, "cash")[0]) == (FULL, 1)


@pytest.mark.clause("aoi.ship.import_placed")
def test_in_the_first_edition_the_coal_lies_there_from_the_setup_on() -> None:
    table = sailing(edition="first")
    printed = {BAY: 3, "gulf_of_maine": 3, "new_york_bight": 4, "nantucket_sound": 2}
    assert {sea: imports(table, sea) for sea in printed} == printed
    table.do(SHIP)
    assert (imports(table), imports(table, "gulf_of_maine")) == (2, 3)


@EDITIONS
@pytest.mark.clause("aoi.ship.import_placed")
def test_import_coal_serves_once_the_ship_stands(edition: str) -> None:
    table = sailing("ship purple", edition=edition, player={"display": gone("ship0", "cotton1")})
    table.do(SHIP, "build cotton boston/3 with purple")
    assert imports(table) == 1
    assert (each(table, "spent")[0], table.position["coal"]) == (12, FULL)
    before = sailing("purple", edition=edition, player={"display": gone("ship0", "cotton1")})
    before.do("build cotton boston/3 with purple")
    assert (each(before, "spent")[0], before.position["coal"]) == (7, {**FULL, "1": 1}), "bought from the track"


@EDITIONS
@pytest.mark.ruling("R01", "R22")
@pytest.mark.clause("aoi.ship.self_coal")
def test_a_ship_pays_its_coal_from_its_own_import(edition: str) -> None:
    table = sailing(edition=edition).do(SHIP)
    assert (each(table, "spent")[0], each(table, "cash")[0], each(table, "loans")[0]) == (6, 4, 1)
    assert table.position["coal"] == FULL
    assert imports(table) == 2


@pytest.mark.clause("aoi.ship.self_coal")
def test_its_own_import_is_nearer_than_a_mine_beyond_the_port() -> None:
    table = sailing("blue", counters={"pennsylvania/1": "B coal1"}, railways={"new_york-pennsylvania": "B"}).do(
        "build ship new_york_bight/1 with blue"
    )
    assert (imports(table, "new_york_bight"), table.counter("pennsylvania/1")) == (3, "B coal1 3")
    assert table.position["pending"] == []


@pytest.mark.clause("aoi.ship.self_coal")
def test_a_mine_in_the_place_of_the_port_is_as_near_as_the_import(tmp_path: Path) -> None:
    board = own_map(tmp_path, "boston", ('"open", "open"', '"open", "coal"'))
    table = sailing(board=board, counters={"boston/4": "B coal1"}).do(SHIP)
    assert table.moves() == ["coal from boston/4", f"coal from {BAY}/import"]
    table.do("coal from boston/4")
    assert (table.counter("boston/4"), imports(table)) == ("B coal1 2", 3)


@EDITIONS
@pytest.mark.ruling("R42")
@pytest.mark.clause("aoi.ship.import_to_track")
def test_coal_left_by_the_ship_fills_the_coal_track(edition: str) -> None:
    gaps = {"1": 0}
    table = sailing("blue", coal=gaps, edition=edition)
    table.do("build ship new_york_bight/1 with blue")
    assert imports(table, "new_york_bight") == 1, "four, less one for the ship and two for the track"
    assert (table.position["coal"], each(table, "cash")[0], each(table, "spent")[0]) == (FULL, 10 - 6 + 2, 6)
    table = sailing(coal=gaps, edition=edition).do(SHIP)
    assert (imports(table), table.position["coal"], each(table, "cash")[0]) == (0, FULL, 6)


@pytest.mark.clause("aoi.ship.import_to_track")
def test_import_coal_fills_the_dearest_gaps_of_the_coal_track_only() -> None:
    table = sailing(coal={"1": 0, "2": 0}, iron={"1": 0}).do(SHIP)
    assert (table.position["coal"], table.position["iron"]) == ({**FULL, "1": 0}, {**FULL, "1": 0})
    assert each(table, "cash") == [10 - 6 + 4, 0, 0]
    table = sailing(coal={"1": 1}).do(SHIP)
    assert (imports(table), table.position["coal"], each(table, "cash")[0]) == (1, FULL, 5)


@pytest.mark.clause("aoi.ship.import_to_track")
def test_the_builder_takes_the_money_though_the_port_is_anothers_and_used() -> None:
    table = sailing("purple", counters={"boston/1": "B port1 flipped"}, coal={"1": 0}).do(
        f"build ship {BAY}/1 with purple"
    )
    assert each(table, "cash") == [6, 0, 0]


def market(kind: str = "cotton", **position: Any) -> Table:
    """A has a mill at Lowell, joined to Boston, whose port is A's."""
    counters = {"lowell/1": "A cotton1", **position.pop("counters", {})}
    markets = {f"{BAY}/market": kind}
    return sailing("ship", counters=counters, railways={"boston-lowell": "C"}, markets=markets, **position)


@pytest.mark.clause("aoi.ship.market_open")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_market_of_a_ship_space_is_open_while_a_ship_stands_there(owner: str) -> None:
    sale = f"sell lowell/1 to {BAY}/market"
    shut = market()
    assert shut.refuses(sale, "aoi.ship.market_open")
    assert shut.moves("sell") == ["sell lowell/1 to boston/1"]
    shipped = market(counters={f"{BAY}/1": f"{owner} ship2"})
    assert shipped.moves("sell") == ["sell lowell/1 to boston/1", sale]
    shipped.do(sale)
    assert shipped.position["markets"][f"{BAY}/market"] == "cotton sold"


@pytest.mark.clause("aoi.ship.market_open")
@pytest.mark.parametrize("side", [" rebuilt", ""])
def test_any_ship_opens_its_market(side: str) -> None:
    assert f"sell lowell/1 to {BAY}/market" in market(counters={f"{BAY}/1": f"B ship4{side}"}).moves()


@pytest.mark.clause("aoi.ship.flip")
@pytest.mark.parametrize(("owner", "cash"), [("A", [8 + 10, 0, 0]), ("B", [8, 10, 0])])
def test_a_ship_without_coal_flips_with_the_sale(owner: str, cash: list[int]) -> None:
    ship = {f"{BAY}/1": f"{owner} ship2"}
    table = market(counters=ship, imports={f"{BAY}/import": 0}).do(f"sell lowell/1 to {BAY}/market")
    assert (table.counter(f"{BAY}/1"), each(table, "cash")) == (f"{owner} ship2 flipped", cash)
    table = market(counters=ship, imports=LAST).do(f"sell lowell/1 to {BAY}/market")
    assert (table.counter(f"{BAY}/1"), each(table, "cash")) == (f"{owner} ship2", [8, 0, 0])


@pytest.mark.clause("aoi.ship.flip")
@pytest.mark.parametrize(("owner", "cash"), [("A", [4 + 18, 0, 0]), ("B", [4, 18, 0])])
def test_a_ship_whose_market_is_used_flips_with_its_last_coal(owner: str, cash: list[int]) -> None:
    def built(kind: str, coal: int) -> Table:
        return sailing(
            "purple",
            player={"display": gone("cotton1")},
            counters={f"{BAY}/1": f"{owner} ship4"},
            markets={f"{BAY}/market": kind},
            imports={f"{BAY}/import": coal},
        ).do("build cotton boston/3 with purple")

    table = built("goods sold", 1)
    assert (table.counter(f"{BAY}/1"), each(table, "cash")) == (f"{owner} ship4 flipped", cash)
    for kind, coal in (("goods sold", 2), ("goods", 1)):
        table = built(kind, coal)
        assert (table.counter(f"{BAY}/1"), each(table, "cash"), imports(table)) == (
            f"{owner} ship4",
            [4, 0, 0],
            coal - 1,
        )


@pytest.mark.clause("aoi.ship.flip_nodemand")
@pytest.mark.parametrize(("kind", "words", "cash"), [("none", "B ship2 flipped", 10), ("both", "B ship2", 0)])
def test_without_demand_the_last_coal_alone_flips_the_ship(kind: str, words: str, cash: int) -> None:
    table = sailing(
        "purple",
        player={"display": gone("cotton1")},
        counters={f"{BAY}/1": "B ship2"},
        markets={f"{BAY}/market": kind},
        imports=LAST,
    ).do("build cotton boston/3 with purple")
    assert (table.counter(f"{BAY}/1"), each(table, "cash")) == (words, [4, cash, 0])


SOUND = "build ship nantucket_sound/1 with ship"


@pytest.mark.clause("aoi.ship.flip_at_once")
def test_a_ship_with_nothing_left_to_use_flips_as_it_is_laid() -> None:
    table = sailing(coal={"1": 1}).do(SOUND)
    assert table.counter("nantucket_sound/1") == "A ship2 flipped"
    assert (each(table, "cash")[0], imports(table, "nantucket_sound")) == (10 - 6 + 1 + 10, 0)


@pytest.mark.clause("aoi.ship.flip_at_once")
def test_a_ship_with_coal_or_a_market_left_does_not() -> None:
    table = sailing().do(SOUND)
    assert (table.counter("nantucket_sound/1"), imports(table, "nantucket_sound")) == ("A ship2", 1)
    table = sailing(coal={"1": 1}, markets={"nantucket_sound/market": "goods"}).do(SOUND)
    assert (table.counter("nantucket_sound/1"), each(table, "cash")[0]) == ("A ship2", 5)


@pytest.mark.ruling("R08")
@pytest.mark.clause("aoi.ship.flip_at_once")
def test_a_missing_market_counts_as_used(tmp_path: Path) -> None:
    board = own_map(tmp_path, "nantucket_sound", ("market = true\n", ""))
    table = sailing(board=board, coal={"1": 1}).do(SOUND)
    assert (table.counter("nantucket_sound/1"), each(table, "cash")[0]) == ("A ship2 flipped", 15)
    table = sailing(board=board).do(SOUND)
    assert (table.counter("nantucket_sound/1"), each(table, "cash")[0]) == ("A ship2", 4)


@pytest.mark.ruling("R08")
@pytest.mark.clause("aoi.ship.flip_at_once")
def test_a_missing_import_space_counts_as_used(tmp_path: Path) -> None:
    board = own_map(tmp_path, "nantucket_sound", ("imports = 2\nimport_at = [800, 860]\n", ""))
    table = sailing(board=board).do(SOUND)
    assert (table.counter("nantucket_sound/1"), each(table, "cash")[0]) == ("A ship2 flipped", 10 - 7 + 10)
    assert table.position["coal"] == {**FULL, "1": 1}, "its coal is bought"
    table = sailing(board=board, markets={"nantucket_sound/market": "cotton"}).do(SOUND)
    assert (table.counter("nantucket_sound/1"), each(table, "cash")[0]) == ("A ship2", 3)


REBUILD = gone("ship0", "ship2")
NONE = {f"{BAY}/market": "none"}


@pytest.mark.clause("aoi.ship.rebuild")
def test_a_higher_ship_over_an_own_one_brings_neither_coal_nor_market() -> None:
    counters = {f"{BAY}/1": "A ship2 flipped"}
    markets = {f"{BAY}/market": "cotton sold"}
    table = sailing(player={"display": REBUILD}, counters=counters, markets=markets, coal={"1": 1}).do(SHIP)
    assert (table.counter(f"{BAY}/1"), imports(table)) == ("A ship4 rebuilt", 0)
    assert table.position["markets"][f"{BAY}/market"] == "cotton sold"
    assert (each(table, "spent")[0], each(table, "cash")[0]) == (14, 6), "its cubes are bought and it does not flip"
    assert (table.position["coal"], table.position["iron"]) == ({**FULL, "1": 0}, {**FULL, "1": 1})


@pytest.mark.clause("aoi.ship.rebuild")
def test_only_a_higher_ship_goes_over_an_own_one_and_none_over_a_rivals() -> None:
    assert sailing(counters={f"{BAY}/1": "A ship2"}).refuses(SHIP, "aoi.over.higher")
    rival = sailing(player={"display": REBUILD}, counters={f"{BAY}/1": "B ship2"})
    assert rival.refuses(SHIP, "aoi.over.rival")


@pytest.mark.ruling("R23")
@pytest.mark.clause("aoi.ship.rebuild")
def test_coal_left_by_an_unused_ship_stays_usable_and_off_the_track() -> None:
    table = sailing(
        player={"display": REBUILD}, counters={f"{BAY}/1": "A ship2"}, coal={"1": 0}, iron={"1": 0, "2": 0}
    ).do(SHIP)
    assert (imports(table), table.position["coal"]) == (2, {**FULL, "1": 0}), "one of three pays it"
    assert (table.counter(f"{BAY}/1"), each(table, "spent")[0]) == ("A ship4 rebuilt", 12 + 3)
    assert each(table, "cash")[0] == 5


@pytest.mark.ruling("R23")
@pytest.mark.clause("aoi.ship.rebuild")
def test_a_rebuilt_ship_never_flips() -> None:
    counters = {f"{BAY}/1": "A ship4 rebuilt", "lowell/1": "A cotton1"}
    position: dict[str, Any] = {"railways": {"boston-lowell": "C"}, "markets": {f"{BAY}/market": "cotton"}}
    table = sailing("purple", player={"display": gone("cotton1")}, counters=counters, imports=LAST, **position)
    table.do("build cotton boston/3 with purple")
    assert (imports(table), table.counter(f"{BAY}/1"), each(table, "cash")[0]) == (0, "A ship4 rebuilt", 4)
    table.do(f"sell lowell/1 to {BAY}/market", "stop")
    assert (table.counter(f"{BAY}/1"), each(table, "cash")[0]) == ("A ship4 rebuilt", 12)
    table = sailing("purple", player={"display": gone("cotton1")}, counters=counters, imports=LAST, markets=NONE)
    table.do("build cotton boston/3 with purple")
    assert table.counter(f"{BAY}/1") == "A ship4 rebuilt", "not where there is no demand either"


@pytest.mark.clause("aoi.ship.rebuild")
def test_the_old_ship_stands_until_the_cubes_of_the_new_one_are_chosen() -> None:
    works = {"boston/3": "B iron1", "boston/4": "C iron1"}
    table = sailing(player={"display": REBUILD}, counters={f"{BAY}/1": "A ship2", **works}).do(SHIP)
    assert (table.moves(), table.counter(f"{BAY}/1")) == (["iron from boston/3", "iron from boston/4"], "A ship2")
    loaded = Table(table.position, board=NEW_ENGLAND)
    assert loaded.state.key() == table.state.key()
    assert loaded.do("iron from boston/4").counter(f"{BAY}/1") == "A ship4 rebuilt"
    first = sailing(player={"display": REBUILD}, counters=works).do(SHIP)
    assert (first.moves(), first.counter(f"{BAY}/1")) == (["iron from boston/3", "iron from boston/4"], "A ship4")
    assert Table(first.position, board=NEW_ENGLAND).state.key() == first.state.key()


@pytest.mark.clause("aoi.ship.rebuild")
def test_a_rebuilt_ship_scores_its_level() -> None:
    counters, sold = {f"{BAY}/1": "A ship2 flipped"}, {f"{BAY}/market": "goods sold"}
    table = sailing(player={"cash": 14, "display": REBUILD}, counters=counters, markets=sold)
    assert each(table, "worth")[0] == 2 + 1 + 1 + 2, "two for the cash and one for each port"
    table.do(SHIP)
    assert each(table, "worth")[0] == 4 + 1 + 1


@pytest.mark.clause("aoi.ship.rebuild", "aoi.over.cubes_lost")
def test_the_old_ship_flips_and_pays_if_the_new_one_takes_its_last_coal() -> None:
    counters = {f"{BAY}/1": "A ship2"}
    table = sailing(player={"display": REBUILD}, counters=counters, imports=LAST, markets=NONE).do(SHIP)
    assert (table.counter(f"{BAY}/1"), imports(table)) == ("A ship4 rebuilt", 0)
    assert (each(table, "spent")[0], each(table, "cash")[0]) == (13, 20 - 13 + 10)
    table = sailing(
        player={"display": REBUILD},
        counters=counters,
        imports=LAST,
        markets={f"{BAY}/market": "both"},
    ).do(SHIP)
    assert each(table, "cash")[0] == 7, "its market is still to be used"
