"""Railways: where, for how much, with which cubes (clauses 121 to 131)."""

from typing import Any, Final

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import EMPTY, FULL
from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting


def second(counters: dict[str, str], railways: dict[str, str] | None = None, **position: Any) -> Table:
    """A has the railway from Essen to Cologne, so that the next one needs cubes."""
    rails = {"cologne-essen": "A", **(railways or {})}
    return acting("ship", counters=counters, railways=rails, **position)


@pytest.mark.clause("aoi.rail.action")
def test_an_action_lays_one_railway_and_takes_no_card() -> None:
    table = acting("ship coal", counters={"leipzig/1": "A cotton1"}).do("railway berlin-leipzig")
    assert table.position["railways"] == {"berlin-leipzig": "A"}
    assert (table.hand("A"), table.position["discard"]) == (["coal", "ship"], [])
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("aoi.rail.action")
def test_two_railways_take_two_actions() -> None:
    counters = {"essen/1": "A coal1", "essen/3": "A iron1"}
    table = acting("", counters=counters).do("railway cologne-essen", "railway cologne-frankfurt")
    assert table.position["railways"] == {"cologne-essen": "A", "cologne-frankfurt": "A"}
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("aoi.rail.from")
def test_no_railway_without_an_own_counter_or_railway() -> None:
    table = acting("ship", counters={"leipzig/1": "B cotton1"}, railways={"berlin-leipzig": "B"})
    assert table.moves("railway") == []
    assert table.refuses("railway dresden-leipzig", "aoi.rail.from")
    assert table.refuses("railway berlin-dresden", "aoi.rail.from")


@pytest.mark.clause("aoi.rail.from")
@pytest.mark.parametrize("side", ["", " flipped"])
def test_an_own_counter_at_either_end_lets_build(side: str) -> None:
    table = acting("ship", counters={"leipzig/1": f"A cotton1{side}"}, railways={"berlin-dresden": "B"})
    assert table.moves("railway") == [
        "railway berlin-leipzig",
        "railway leipzig-magdeburg",
        "railway dresden-leipzig",
        "railway chemnitz-leipzig",
        "railway erfurt-leipzig",
    ]
    assert table.refuses("railway chemnitz-dresden", "aoi.rail.from")


@pytest.mark.clause("aoi.rail.from")
def test_both_ends_of_an_own_railway_let_build() -> None:
    supply = {"leipzig/2": "B iron1", "chemnitz/1": "B coal1"}
    table = acting("ship", counters=supply, railways={"berlin-leipzig": "A", "chemnitz-leipzig": "B"})
    ends = {"berlin", "leipzig"}
    offered = [set(move.removeprefix("railway ").split("-")) for move in table.moves("railway")]
    assert len(offered) == 6 + 3, "all of Berlin and Leipzig but the two that are built"
    assert all(pair & ends for pair in offered)
    assert table.refuses("railway chemnitz-nuremberg", "aoi.rail.from")


@pytest.mark.clause("aoi.rail.from")
def test_a_ship_gives_no_right_at_the_port_of_its_lane() -> None:
    counters = {"massachusetts_bay/1": "A ship2", "boston/1": "B port1"}
    table = acting("ship", board=NEW_ENGLAND, counters=counters)
    assert table.refuses("railway boston-salem", "aoi.rail.from")
    table = acting("ship", board=NEW_ENGLAND, counters={**counters, "boston/1": "A port1"})
    assert "railway boston-salem" in table.moves()


@pytest.mark.clause("aoi.rail.permanent")
def test_a_railway_stays_when_the_counters_of_its_owner_are_built_over() -> None:
    table = Table(
        {
            "turn": "B",
            "counters": {"bohemia/1": "A coal1 flipped", "regensburg/1": "C iron1"},
            "railways": {"bohemia-regensburg": "A"},
            "coal": EMPTY,
            "players": {"B": {"hand": ["brown", "brown"], "display": gone("coal1")}},
        }
    )
    table.do("build coal bohemia/1 with brown")
    assert (table.counter("bohemia/1"), table.position["railways"]) == ("B coal2 flipped", {"bohemia-regensburg": "A"})
    assert table.refuses("railway bohemia-regensburg", "aoi.map.connection")


@pytest.mark.clause("aoi.rail.permanent")
def test_no_railway_is_laid_over_another_not_even_an_own_one() -> None:
    counters = {"essen/1": "A coal1", "essen/3": "A iron1"}
    assert second(counters).refuses("railway cologne-essen", "aoi.map.connection")
    assert second(counters, {"essen-kassel": "B"}).refuses("railway essen-kassel", "aoi.map.connection")


@pytest.mark.clause("aoi.rail.first")
def test_the_first_railway_costs_a_dollar_and_no_cube() -> None:
    table = acting("ship", counters={"kassel/1": "A cotton1"}, coal=EMPTY, iron=EMPTY, player={"cash": 3})
    table.do("railway hannover-kassel")
    assert (each(table, "cash")[0], each(table, "spent")[0]) == (2, 1)


@pytest.mark.clause("aoi.rail.first")
def test_the_first_railway_uses_no_cube_even_after_railways_of_rivals() -> None:
    counters = {"essen/1": "A coal1", "essen/3": "A iron1"}
    table = acting("ship", counters=counters, railways={"essen-kassel": "B", "essen-holland": "B"})
    table.do("railway cologne-essen")
    assert (table.counter("essen/1"), table.counter("essen/3")) == ("A coal1 3", "A iron1 3")
    assert (table.position["coal"], table.position["iron"], each(table, "spent")[0]) == (FULL, FULL, 1)


@pytest.mark.clause("aoi.rail.later")
def test_every_later_railway_takes_one_coal_and_one_iron() -> None:
    table = second({"essen/1": "B coal1", "cologne/1": "C iron1"}, player={"cash": 5})
    table.do("railway cologne-frankfurt")
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("B coal1 2", "C iron1 2")
    assert (each(table, "cash"), each(table, "spent")[0]) == ([4, 0, 0], 1)
    table.do("railway frankfurt-kassel")
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("B coal1 1", "C iron1 1")
    assert (each(table, "cash")[0], each(table, "spent")[0]) == (3, 2)


@pytest.mark.clause("aoi.rail.later")
def test_a_later_railway_is_refused_without_either_cube() -> None:
    line = "railway cologne-frankfurt"
    assert second({"essen/1": "B coal1"}).refuses(line, "aoi.rail.later")
    assert second({"essen/3": "B iron1"}).refuses(line, "aoi.rail.later")
    assert second({}).refuses(line, "aoi.rail.later")
    assert second({"essen/1": "B coal1 flipped", "essen/3": "B iron1"}).refuses(line, "aoi.rail.later")
    assert line in second({"essen/1": "B coal1", "essen/3": "B iron1"}).moves()


@pytest.mark.clause("aoi.rail.ends")
def test_coal_goes_to_one_end_and_iron_to_the_other() -> None:
    counters = {"essen/1": "B coal1", "mannheim/2": "C iron1"}
    table = second(counters, {"frankfurt-mannheim": "B"}).do("railway cologne-frankfurt")
    assert (table.counter("essen/1"), table.counter("mannheim/2")) == ("B coal1 2", "C iron1 2")
    counters = {"essen/3": "B iron1", "mannheim/1": "C coal1"}
    table = second(counters, {"frankfurt-mannheim": "B"}).do("railway cologne-frankfurt")
    assert (table.counter("essen/3"), table.counter("mannheim/1")) == ("B iron1 2", "C coal1 2")


BOTH_ENDS: Final = {
    "belgium-cologne": "B",
    "cologne-saarbrucken": "B",
    "mannheim-saarbrucken": "B",
    "frankfurt-wurzburg": "C",
    "nuremberg-wurzburg": "C",
    "chemnitz-nuremberg": "C",
}


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.ends")
def test_the_sources_are_those_nearest_to_either_end() -> None:
    mines = {"belgium/1": "B coal1", "mannheim/1": "C coal1", "chemnitz/1": "C coal1"}
    works = {"cologne/1": "B iron1", "frankfurt/1": "C iron1", "essen/3": "B iron1"}
    table = second({**mines, **works}, BOTH_ENDS).do("railway cologne-frankfurt")
    assert table.moves() == ["coal from chemnitz/1", "coal from belgium/1"], (
        "one link from Cologne, three from Frankfurt"
    )
    assert table.refuses("coal from mannheim/1", "aoi.supply.nearest")
    assert table.refuses("iron from cologne/1", "aoi.supply.each_cube")
    table.do("coal from chemnitz/1")
    assert table.moves() == ["iron from frankfurt/1", "iron from cologne/1"]
    assert table.refuses("iron from essen/3", "aoi.supply.nearest")
    table.do("iron from cologne/1")
    assert [table.counter(space) for space in mines] == ["B coal1 3", "C coal1 3", "C coal1 2"]
    assert [table.counter(space) for space in works] == ["B iron1 2", "C iron1 3", "B iron1 3"]
    assert table.position["railways"]["cologne-frankfurt"] == "A"


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.ends")
def test_a_source_nearest_to_both_ends_is_offered_once() -> None:
    table = second({"essen/1": "B coal1", "cologne/1": "C iron1"}, {"essen-kassel": "A"})
    table.do("railway hannover-kassel")
    assert table.position["pending"] == []
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("B coal1 2", "C iron1 2")


@pytest.mark.clause("aoi.rail.ends")
def test_cubes_for_a_railway_do_not_pass_through_pennsylvania() -> None:
    rails = {"new_york-pennsylvania": "A", "albany-pennsylvania": "B"}
    counters = {"new_york/3": "B iron1", "pennsylvania/1": "C coal1", "albany/1": "A cotton1"}
    table = acting("ship", board=NEW_ENGLAND, counters=counters, railways=rails)
    assert table.refuses("railway albany-rutland", "aoi.map.pennsylvania")
    table.do("railway pennsylvania-poughkeepsie")
    assert (table.counter("new_york/3"), table.counter("pennsylvania/1")) == ("B iron1 2", "C coal1 2")


@pytest.mark.clause("aoi.rail.ends")
def test_import_coal_serves_a_railway_over_the_lane() -> None:
    counters = {"boston/1": "B port1", "massachusetts_bay/1": "B ship2", "lowell/1": "C iron1"}
    rails = {"boston-salem": "A", "lowell-salem": "B"}
    table = acting("ship", board=NEW_ENGLAND, counters=counters, railways=rails).do("railway boston-lowell")
    assert (table.position["imports"]["massachusetts_bay/import"], table.counter("lowell/1")) == (2, "C iron1 2")
    assert (table.position["coal"], each(table, "spent")[0]) == (FULL, 1)


@pytest.mark.clause("aoi.rail.not_itself")
def test_the_new_connection_carries_nothing_for_itself() -> None:
    mines = {"belgium/1": "B coal1", "chemnitz/1": "C coal1", "cologne/1": "B iron1"}
    table = second(mines, BOTH_ENDS).do("railway cologne-frankfurt")
    assert "coal from chemnitz/1" in table.moves(), "Belgium would be nearer to Frankfurt over the new railway"


@pytest.mark.clause("aoi.rail.not_itself")
def test_cubes_that_neither_end_reaches_do_not_serve() -> None:
    table = second({"chemnitz/1": "B coal1", "essen/3": "B iron1"})
    assert table.refuses("railway cologne-frankfurt", "aoi.rail.later")
    near = second({"chemnitz/1": "B coal1", "essen/3": "B iron1"}, {"chemnitz-nuremberg": "C"})
    assert near.refuses("railway cologne-frankfurt", "aoi.rail.later")


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.track")
def test_the_track_is_the_last_resort_of_both_ends() -> None:
    table = second({"essen/1": "B coal1", "cologne/1": "C iron1"}, player={"cash": 3}).do("railway essen-holland")
    assert (table.position["coal"], table.position["iron"], each(table, "cash")[0]) == (FULL, FULL, 2)
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("B coal1 2", "C iron1 2")
    port = second({"bremen/1": "C port1", "essen/1": "B coal1", "cologne/1": "C iron1"}, {"essen-osnabruck": "A"})
    port.do("railway bremen-osnabruck")
    assert (port.position["coal"], port.position["iron"], each(port, "spent")[0]) == (FULL, FULL, 1)


@pytest.mark.ruling("R31")
@pytest.mark.clause("aoi.rail.track")
def test_missing_cubes_are_bought_through_the_end_with_access() -> None:
    table = second({}, player={"cash": 5}).do("railway essen-holland")
    assert (each(table, "cash")[0], each(table, "spent")[0]) == (2, 1 + 1 + 1)
    assert (table.position["coal"], table.position["iron"]) == ({**FULL, "1": 1}, {**FULL, "1": 1})
    table = second({"chemnitz/1": "B coal1"}, coal={"1": 0}, iron=EMPTY).do("railway essen-holland")
    assert (each(table, "spent")[0], table.position["coal"]) == (1 + 2 + 4, {**FULL, "1": 0, "2": 1})


@pytest.mark.clause("aoi.rail.track")
def test_one_cube_may_come_from_the_map_and_the_other_from_the_track() -> None:
    table = second({"essen/1": "B coal1"}).do("railway essen-holland")
    assert (table.counter("essen/1"), table.position["iron"], each(table, "spent")[0]) == (
        "B coal1 2",
        {**FULL, "1": 1},
        2,
    )
    table = second({"essen/3": "B iron1"}).do("railway essen-holland")
    assert (table.counter("essen/3"), table.position["coal"], each(table, "spent")[0]) == (
        "B iron1 2",
        {**FULL, "1": 1},
        2,
    )


@pytest.mark.clause("aoi.rail.track")
def test_a_flipped_port_of_a_rival_beyond_an_end_gives_access() -> None:
    counters, line = {"bremen/1": "C port1 flipped"}, "railway essen-osnabruck"
    assert second(counters).refuses(line, "aoi.rail.later")
    table = second(counters, {"bremen-osnabruck": "B"}).do(line)
    assert (each(table, "spent")[0], table.counter("bremen/1")) == (3, "C port1 flipped")


@pytest.mark.clause("aoi.rail.village")
def test_a_village_is_an_end_receives_cubes_and_is_built_on_from() -> None:
    counters = {"hannover/1": "C iron1", "bremen/2": "C iron1", "essen/1": "A coal1"}
    table = second(counters, {"bremen-osnabruck": "B"})
    assert table.refuses("railway hannover-osnabruck", "aoi.rail.from")
    table.do("railway essen-osnabruck")
    assert (table.counter("bremen/2"), table.counter("hannover/1")) == ("C iron1 2", "C iron1 3")
    table.do("railway hannover-osnabruck")
    assert table.moves() == ["iron from bremen/2", "iron from hannover/1"]
    table.do("iron from hannover/1")
    assert table.position["railways"]["hannover-osnabruck"] == "A"


TWELVE: Final = (
    *("hamburg-kiel", "denmark-kiel", "bremen-hamburg", "hamburg-hannover", "hamburg-wittenberge", "hamburg-rostock"),
    *("rostock-stettin", "berlin-wittenberge", "magdeburg-wittenberge", "bremen-hannover", "bremen-osnabruck"),
    "holland-osnabruck",
)


@pytest.mark.clause("aoi.rail.stock")
@pytest.mark.parametrize("owned", [11, 12])
def test_a_player_has_twelve_railways(owned: int) -> None:
    rails = dict.fromkeys(TWELVE[:owned], "A") | {"cologne-essen": "B"}
    table = acting("ship", railways=rails, counters={"hamburg/1": "C port1"})
    line = "railway berlin-stettin"
    assert line in table.moves() if owned == 11 else table.refuses(line, "aoi.rail.stock")
    assert bool(table.moves("railway")) == (owned == 11)
    if owned == 11:
        assert table.do(line).refuses("railway berlin-leipzig", "aoi.rail.stock")


@pytest.mark.ruling("R14")
@pytest.mark.clause("aoi.rail.sequence")
def test_a_railway_is_paid_before_its_last_cubes_earn_their_profit() -> None:
    table = second({"essen/1": "A coal1 1", "cologne/1": "C iron1 1"}).do("railway cologne-frankfurt")
    assert (each(table, "cash"), each(table, "loans")) == ([10 - 1 + 4, 0, 5], [1, 0, 0])
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("A coal1 flipped", "C iron1 flipped")
    assert each(table, "spent") == [1, 0, 0]


@pytest.mark.clause("aoi.rail.sequence")
def test_the_railway_is_laid_after_its_cubes_are_chosen() -> None:
    table = second({"essen/1": "B coal1", "essen/2": "C coal1", "cologne/1": "C iron1"}, player={"cash": 4})
    table.do("railway essen-kassel")
    assert (table.moves(), each(table, "cash")[0]) == (["coal from essen/1", "coal from essen/2"], 3)
    assert "essen-kassel" not in table.position["railways"]
    table.do("coal from essen/2")
    assert (table.position["railways"]["essen-kassel"], table.counter("essen/2")) == ("A", "C coal1 2")
    assert (table.counter("essen/1"), table.counter("cologne/1")) == ("B coal1 3", "C iron1 2")
