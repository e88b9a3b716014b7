"""Building over counters, own ones and those of others (clauses 101 to 109)."""

from typing import Any

import pytest

from ironmaster.core.errors import PositionError
from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import EMPTY
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting

SUPPLY = {"essen/1": "B coal2", "essen/4": "B iron2"}
"""Coal and iron in Essen."""


def essen(hand: str, own: str, *levels: str, **position: Any) -> Table:
    """A's counter stands on the third space of Essen, where B has coal and iron; some of A's counters are gone."""
    counters = {**SUPPLY, "essen/3": own, **position.pop("counters", {})}
    return acting(hand, counters=counters, player={"display": gone(*levels)}, **position)


@pytest.mark.clause("aoi.over.own")
@pytest.mark.parametrize("side", ["", " flipped"])
def test_an_own_counter_gives_way_to_another_industry_of_its_symbol(side: str) -> None:
    table = essen("factory", f"A cotton1{side}", "factory0").do("build factory essen/3 with factory")
    assert table.counter("essen/3") == "A factory3"
    table = essen("iron", f"A cotton1{side}", "iron1").do("build iron essen/3 with iron")
    assert table.counter("essen/3") == "A iron2 4"


@pytest.mark.clause("aoi.over.own")
def test_the_symbol_of_the_space_still_binds() -> None:
    table = acting("cotton coal", counters={"hamburg/1": "A port1", "mannheim/1": "A coal1"})
    assert table.refuses("build cotton hamburg/1 with cotton", "aoi.build.space.open")
    assert table.refuses("build cotton mannheim/1 with cotton", "aoi.build.space.open")
    assert table.refuses("build coal hamburg/1 with coal", "aoi.build.space.coal")


@pytest.mark.clause("aoi.over.own")
def test_cubes_left_on_the_map_and_the_track_do_not_protect_an_own_mine() -> None:
    table = acting("coal", counters={"essen/1": "A coal1"}, player={"display": gone("coal1")})
    table.do("build coal essen/1 with coal")
    assert (table.counter("essen/1"), each(table, "spent")[0]) == ("A coal2 4", 3)


@pytest.mark.clause("aoi.over.higher")
@pytest.mark.parametrize(
    ("own", "card", "levels", "legal"),
    [
        ("cotton1", "cotton", (), False),
        ("cotton1", "iron", (), False),
        ("cotton1", "cotton", ("cotton1",), True),
        ("iron2", "cotton", ("cotton1",), False),
        ("iron2", "cotton", ("cotton1", "cotton2"), True),
        ("factory3", "cotton", (), False),
        ("factory3", "cotton", ("cotton1", "cotton2"), False),
        ("factory3", "factory", ("factory0", "factory3"), True),
        ("factory5", "factory", ("factory0",), False),
    ],
)
def test_the_new_counter_must_be_of_a_higher_level(own: str, card: str, levels: tuple[str, ...], legal: bool) -> None:
    table = essen(card, f"A {own}", *levels)
    move = f"build {card} essen/3 with {card}"
    assert move in table.moves() if legal else table.refuses(move, "aoi.over.higher")


@pytest.mark.clause("aoi.over.higher")
def test_a_rivals_mine_gives_way_to_a_higher_one_only() -> None:
    equal = acting("brown", counters={"bohemia/1": "B coal1 flipped"}, coal=EMPTY)
    assert equal.refuses("build coal bohemia/1 with brown", "aoi.over.higher")
    higher = acting("brown", counters={"bohemia/1": "B coal1 flipped"}, coal=EMPTY, player={"display": gone("coal1")})
    assert "build coal bohemia/1 with brown" in higher.moves()
    same = acting("brown", counters={"bohemia/1": "B coal2 flipped"}, coal=EMPTY, player={"display": gone("coal1")})
    assert same.refuses("build coal bohemia/1 with brown", "aoi.over.higher")


@pytest.mark.ruling("R01")
@pytest.mark.clause("aoi.over.repeat")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_space_can_be_built_over_repeatedly(edition: str) -> None:
    table = essen("cotton factory", "A cotton1", "cotton1", "factory0", rules={"edition": edition})
    table.do("build cotton essen/3 with cotton")
    assert table.counter("essen/3") == "A cotton2"
    table.do("build factory essen/3 with factory")
    assert (table.counter("essen/3"), each(table, "spent")[0]) == ("A factory3", 6 + 8)


@pytest.mark.clause("aoi.over.repeat")
def test_a_port_built_over_a_used_one_is_an_outlet_again() -> None:
    counters = {"bremen/1": "A port1 flipped", "hannover/1": "A cotton1"}
    table = acting(
        "port", counters=counters, railways={"bremen-hannover": "B"}, player={"display": gone("port1"), "cash": 9}
    )
    assert table.refuses("sell hannover/1 to bremen/1", "aoi.sell.one_each")
    table.do("build port bremen/1 with port")
    assert (table.counter("bremen/1"), each(table, "cash")[0]) == ("A port2", 9 - 4 - 1)
    table.do("sell hannover/1 to bremen/1")
    assert (table.counter("bremen/1"), each(table, "cash")[0]) == ("A port2 flipped", 4 + 8 + 8)


@pytest.mark.clause("aoi.over.repeat", "aoi.supply.building_itself")
@pytest.mark.parametrize("standing", ["A port1", "A port2 flipped", "A port3"])
def test_a_first_port_lies_there_and_one_over_another_does_not_while_cubes_are_fetched(standing: str) -> None:
    pending = ["end", "counter bremen/1 port3", "iron bremen bremen"]
    position: dict[str, Any] = {"pending": pending, "player": {"display": {"port3": 1}}}
    table = acting("", counters={"bremen/1": standing, "bremen/2": "B iron1"}, **position)
    assert (table.counter("bremen/1"), table.counter("bremen/2")) == ("A port3", "B iron1 2")
    for refused in ({}, {"bremen/1": "A port3 flipped"}, {"bremen/1": "B port3"}):
        with pytest.raises(PositionError) as caught:
            acting("", counters={"bremen/2": "B iron1", **refused}, **position)
        assert caught.value.case == "pending"


@pytest.mark.ruling("R46")
@pytest.mark.clause("aoi.over.rival")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_rivals_mine_gives_way_to_a_mine_and_works_to_works(edition: str) -> None:
    counters = {"mannheim/1": "B coal1 flipped", "saarbrucken/2": "C iron1 flipped"}
    table = acting(
        "light_green purple",
        counters=counters,
        coal=EMPTY,
        iron=EMPTY,
        railways={"mannheim-saarbrucken": "C"},
        player={"display": gone("coal1", "iron1")},
        rules={"edition": edition},
    )
    table.do("build coal mannheim/1 with light_green", "build iron saarbrucken/2 with purple")
    assert (table.counter("mannheim/1"), table.counter("saarbrucken/2")) == ("A coal2 3", "A iron2 4")


@pytest.mark.ruling("R46")
@pytest.mark.clause("aoi.over.rival")
@pytest.mark.parametrize(
    ("space", "standing", "industry", "levels"),
    [
        ("frankfurt/1", "iron1 flipped", "cotton", ("cotton1",)),
        ("frankfurt/1", "iron1 flipped", "factory", ("factory0",)),
        ("frankfurt/1", "cotton1 flipped", "cotton", ("cotton1",)),
        ("frankfurt/1", "cotton1 flipped", "iron", ("iron1",)),
        ("frankfurt/1", "factory3", "factory", ("factory0", "factory3")),
        ("frankfurt/1", "factory3", "iron", ("iron1", "iron2")),
    ],
)
def test_no_other_counter_of_a_rival_gives_way(
    space: str, standing: str, industry: str, levels: tuple[str, ...]
) -> None:
    table = acting(
        "light_green",
        counters={space: f"B {standing}"},
        coal=EMPTY,
        iron=EMPTY,
        railways={"frankfurt-mannheim": "B", "france-mannheim": "B"},
        player={"display": gone(*levels)},
    )
    assert table.refuses(f"build {industry} {space} with light_green", "aoi.over.rival")


@pytest.mark.clause("aoi.over.rival")
def test_a_rivals_port_never_gives_way() -> None:
    table = acting("blue", counters={"kiel/1": "B port1"}, coal=EMPTY, player={"display": gone("port1")})
    assert table.refuses("build port kiel/1 with blue", "aoi.over.rival")


OVER_MINE = "build coal mannheim/1 with light_green"


def mine(**position: Any) -> Table:
    """B's empty mine of level 1 at Mannheim; A's next mine is of level 2."""
    counters = {"mannheim/1": "B coal1 flipped", **position.pop("counters", {})}
    track = {"coal": EMPTY, **position}
    return acting("light_green", counters=counters, player={"display": gone("coal1")}, **track)


@pytest.mark.ruling("R24")
@pytest.mark.clause("aoi.over.rival_scarcity")
def test_one_coal_anywhere_protects_a_rivals_mine() -> None:
    assert OVER_MINE in mine().moves()
    for position in (
        {"coal": {**EMPTY, "3": 1}},
        {"coal": {**EMPTY, "1": 1}},
        {"counters": {"poland/1": "C coal1 1"}},
        {"counters": {"poland/1": "A coal2 1"}},
        {"counters": {"mannheim/1": "B coal1 1"}},
    ):
        assert mine(**position).refuses(OVER_MINE, "aoi.over.rival_scarcity")


@pytest.mark.clause("aoi.over.rival_scarcity")
def test_iron_does_not_protect_a_mine_nor_coal_works() -> None:
    assert OVER_MINE in mine(counters={"essen/3": "C iron1"}).moves(), "the iron track is full as well"
    counters = {"stuttgart/1": "B iron1 flipped", "mannheim/1": "C coal1"}
    move = "build iron stuttgart/1 with brown"

    def works(**position: Any) -> Table:
        given = {"iron": EMPTY, "counters": counters, **position}
        return acting("brown", railways={"mannheim-stuttgart": "C"}, player={"display": gone("iron1")}, **given)

    assert move in works().moves()
    for position in (
        {"iron": {**EMPTY, "2": 1}},
        {"counters": {**counters, "essen/3": "C iron1 1"}},
        {"counters": {**counters, "stuttgart/1": "B iron1 2"}},
    ):
        assert works(**position).refuses(move, "aoi.over.rival_scarcity")


HARBOURS = {
    "portland/1": "A port1",
    "boston/1": "A port1",
    "fall_river/1": "B port1",
    "providence/1": "B port1",
    "new_haven/1": "C port1",
    "new_york/1": "C port1",
}
SEAS = ("gulf_of_maine", "massachusetts_bay", "nantucket_sound", "block_island_sound", "long_island_sound")


@pytest.mark.ruling("R24")
@pytest.mark.clause("aoi.over.rival_import")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_import_coal_protects_a_rivals_mine(edition: str) -> None:
    move = "build coal pennsylvania/1 with blue"
    ships = {f"{sea}/1": f"{owner} ship2 flipped" for sea, owner in zip(SEAS, "AABBC", strict=True)}

    def last(words: str = "", coal: int = 0) -> Table:
        counters = {
            "pennsylvania/1": "B coal1 flipped",
            **HARBOURS,
            **ships,
            **({"new_york_bight/1": words} if words else {}),
        }
        return acting(
            "blue",
            board=NEW_ENGLAND,
            rules={"edition": edition},
            counters=counters,
            coal=EMPTY,
            player={"display": gone("coal1")},
            imports={"new_york_bight/import": coal} if words else {},
            markets={"new_york_bight/market": "cotton"},
        )

    waiting = last()
    assert waiting.position["imports"]["new_york_bight/import"] == (4 if edition == "first" else 0)
    assert waiting.refuses(move, "aoi.over.rival_scarcity") if edition == "first" else move in waiting.moves()
    assert last("C ship2", 1).refuses(move, "aoi.over.rival_scarcity")
    assert move in last("C ship2", 0).moves()


@pytest.mark.clause("aoi.over.other_rules")
def test_a_rivals_space_is_in_reach_by_the_usual_cards_only() -> None:
    def table(**position: Any) -> Table:
        counters = {"mannheim/1": "B coal1 flipped", **position.pop("counters", {})}
        return acting("coal", counters=counters, coal=EMPTY, player={"display": gone("coal1")}, **position)

    move, elsewhere = "build coal mannheim/1 with coal", {"kiel/1": "A port1"}
    assert table(counters=elsewhere).refuses(move, "aoi.build.card.industry")
    assert table(counters=elsewhere, railways={"france-mannheim": "B"}).refuses(move, "aoi.build.card.industry")
    assert move in table(counters=elsewhere, railways={"france-mannheim": "A"}).moves()
    assert move in table().moves(), "A has no counter on the map"
    assert table().refuses("build coal mannheim/1 with brown", "aoi.build.card.location")


@pytest.mark.clause("aoi.over.other_rules")
def test_the_limit_counts_a_rivals_space_as_one_more() -> None:
    small = mine(counters={"mannheim/2": "A cotton1"})
    assert small.refuses(OVER_MINE, "aoi.build.limit.small")
    counters = {"essen/1": "B coal1 flipped", "essen/2": "A coal1 flipped", "essen/3": "A cotton1"}
    large = acting("purple", counters=counters, coal=EMPTY, player={"display": gone("coal1")})
    assert large.refuses("build coal essen/1 with purple", "aoi.build.limit.large")
    assert "build coal essen/2 with purple" in large.moves(), "an own space is no further one"
    one = acting("purple", counters={"essen/1": "B coal1 flipped"}, coal=EMPTY, player={"display": gone("coal1")})
    assert "build coal essen/1 with purple" in one.moves()


@pytest.mark.clause("aoi.over.other_rules")
def test_cubes_and_levels_are_needed_as_always() -> None:
    table = acting(
        "light_green", counters={"mannheim/1": "A coal2 flipped"}, player={"display": gone("coal1", "coal2")}
    )
    assert table.refuses(OVER_MINE, "aoi.track.access"), "level 3 needs iron"
    assert essen("factory", "A cotton1").refuses("build factory essen/3 with factory", "aoi.build.level.zero")


@pytest.mark.clause("aoi.over.removed")
def test_a_replaced_counter_of_a_rival_leaves_the_game_without_profit_or_points() -> None:
    table = mine(players={"B": {"cash": 3}})
    before = table.player("B")
    assert (before["worth"], before["display"]["coal1"]) == (1, 1)
    table.do(OVER_MINE)
    after = table.player("B")
    assert (after["worth"], after["cash"], after["display"]) == (0, 3, before["display"])
    assert (table.player("A")["worth"], table.counter("mannheim/1")) == (2 + 1 - 5, "A coal2 4"), "$7 and a loan"


@pytest.mark.clause("aoi.over.removed")
def test_a_replaced_own_counter_goes_without_profit_if_unused() -> None:
    table = essen("cotton", "A cotton1", "cotton1").do("build cotton essen/3 with cotton")
    assert (each(table, "cash")[0], table.player("A")["display"]["cotton1"]) == (10 - 6, 0)
    assert each(table, "worth")[0] == 2 - 5, "the new mill alone, less an unpaid loan"


@pytest.mark.ruling("R25")
@pytest.mark.clause("aoi.over.cubes_lost")
def test_old_works_supply_the_build_and_flip_by_it() -> None:
    counters = {"essen/1": "B coal2", "essen/3": "A iron1 1"}
    player = {"display": gone("factory0")}
    table = acting("factory", counters=counters, player=player).do("build factory essen/3 with factory")
    assert (table.counter("essen/3"), each(table, "cash"), each(table, "loans")[0]) == ("A factory3", [2 + 5, 0, 0], 1)
    assert table.counter("essen/1") == "B coal2 3"


@pytest.mark.ruling("R25")
@pytest.mark.clause("aoi.over.cubes_lost")
def test_cubes_that_are_left_are_lost_without_profit() -> None:
    counters = {"essen/1": "B coal2", "essen/3": "A iron1 2"}
    player = {"display": gone("factory0")}
    table = acting("factory", counters=counters, iron={"1": 0}, player=player)
    table.do("build factory essen/3 with factory")
    assert (table.counter("essen/3"), each(table, "cash")[0]) == ("A factory3", 2)
    assert table.position["iron"] == {"1": 0, "2": 2, "3": 2}


@pytest.mark.ruling("R25")
@pytest.mark.clause("aoi.over.cubes_lost")
def test_cubes_that_are_left_do_not_reach_the_track() -> None:
    table = essen(
        "iron", "A iron1 2", "iron1", railways={"essen-holland": "C"}, iron={"1": 0}, counters={"essen/4": "C cotton1"}
    )
    table.do("build iron essen/3 with iron")
    assert (table.counter("essen/3"), each(table, "cash")[0]) == ("A iron2 2", 10 - 4 + 2), (
        "two of the four new ones did"
    )


@pytest.mark.ruling("R25")
@pytest.mark.clause("aoi.over.cubes_lost")
def test_the_new_mine_gets_its_own_cubes_only() -> None:
    counters = {"essen/1": "A coal1 2"}
    table = acting("coal", counters=counters, player={"display": gone("coal1")}).do("build coal essen/1 with coal")
    assert (table.counter("essen/1"), each(table, "cash")[0]) == ("A coal2 4", 7)
