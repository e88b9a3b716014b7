"""Sentences of refusals that once were false or vague, the things they point at, and sources named in the log."""

from typing import Any

import pytest

from ironmaster.core.refusal import Refusal
from tests.games.brass.table import Table

MINES: dict[str, Any] = {
    "players": {"A": {"hand": ["oldham", "bury", "manchester"], "piles": {"cotton": "cotton2", "coal": "coal3"}}},
    "tiles": {"oldham/1": "C cotton1", "bury/1": "A coal2 2", "rochdale/1": "B coal2 2", "blackburn/1": "B coal2 2"},
    "links": {"bury-manchester": "A", "manchester-oldham": "C", "oldham-rochdale": "B"},
}
PORTS = {"piles": {"port": "port2", "shipyard": "shipyard2"}}


def why(table: Table, text: str) -> list[Refusal]:
    found = table.game.law.why(table.state, text)
    assert [refusal.clause for refusal in found] == table.why(text)
    return found


def only(table: Table, text: str, clause: str) -> Refusal:
    return next(refusal for refusal in why(table, text) if refusal.clause == clause)


def where(refusal: Refusal) -> list[str]:
    return [f"{element.kind}:{element.id}" for element in refusal.where]


def log(table: Table, *moves: str, lang: str = "en") -> list[str]:
    """The sentences of some moves."""
    told = []
    for move in moves:
        before = table.state.copy()
        table.do(move)
        told.append(table.game.words.sentence(before, table.game.actions.number(move), table.state, lang))
    return told


@pytest.mark.clause("brass.build.slot.single", "brass.cover.opponent_kinds")
def test_over_a_rivals_mill_the_sentence_does_not_promise_that_a_level_would_do() -> None:
    refusal = only(Table(MINES), "build coal oldham/1 with oldham", "brass.build.slot.single")
    assert refusal.sentence() == (
        "Slot 1 of Oldham holds C’s cotton mill. Of an opponent’s tiles, only coal mines and iron works can be covered."
    )
    assert where(refusal) == ["slot:oldham/1"]
    kind = only(Table(MINES), "build cotton rochdale/1 with oldham", "brass.cover.opponent_kinds")
    assert kind.sentence() == "Slot 1 of Rochdale holds B’s coal mine, which only the same industry can cover."
    level = Table({**MINES, "tiles": {"bury/1": "B coal3 2"}})
    assert only(level, "build coal bury/1 with bury", "brass.cover.opponent_kinds").sentence() == (
        "Slot 1 of Bury holds B’s coal mine, which is level 3. "
        "Only a higher level can cover it, and A’s top coal mine tile is level 3."
    )


@pytest.mark.clause("brass.build.card.network_rail", "brass.build.card.virtual_link")
def test_beside_the_virtual_link_the_sentence_names_both_towns() -> None:
    table = Table({"era": "rail", "players": {"A": {"hand": ["shipyard"], **PORTS}}, "tiles": {"colne/1": "A cotton2"}})
    network = only(table, "build shipyard birkenhead/1 with shipyard", "brass.build.card.network_rail")
    assert "a rail or a tile there or in Liverpool, at the other end of the virtual link" in network.sentence()
    assert (
        "un rail ou un marqueur, ou bien à Liverpool, à l’autre extrémité de la liaison virtuelle"
        in network.sentence("fr")
    )
    assert where(network)[:2] == ["slot:birkenhead/1", "slot:liverpool/1"]
    back = only(table, "build port liverpool/1 with port", "brass.build.card.network_rail")
    assert "in Birkenhead, at the other end of the virtual link" in back.sentence()
    one_way = Table(table.position | {"rules": {"virtual_two_way": False}}, rules={"virtual_two_way": False})
    assert (
        "Birkenhead"
        not in only(one_way, "build port liverpool/1 with port", "brass.build.card.network_rail").sentence()
    )


@pytest.mark.clause("brass.build.price")
@pytest.mark.parametrize(
    ("links", "cash", "sentence"),
    [
        ({}, 9, "Even without the coal that is missing, this costs £14, and A has only £9."),
        (
            {"colne-yorkshire": "B"},
            14,
            "This costs £15 in all, £14 for the tile and £1 for cubes from the demand tracks, and A has only £14.",
        ),
        ({"burnley-colne": "B"}, 13, "This costs £14, and A has only £13."),
    ],
)
def test_a_price_says_what_it_is_made_of(links: dict[str, str], cash: int, sentence: str) -> None:
    players = {"A": {"hand": ["colne"], "cash": cash, "piles": {"cotton": "cotton2"}}}
    tiles = {"burnley/1": "B coal2 2"} if "burnley-colne" in links else {}
    table = Table({"players": players, "links": links, "tiles": tiles})
    assert only(table, "build cotton colne/1 with colne", "brass.build.price").sentence() == sentence


@pytest.mark.clause("brass.coal.nearest", "brass.coal.tie", "brass.def.connected")
def test_why_not_my_own_mine_is_answered_before_the_build() -> None:
    answers = why(Table(MINES), "coal from bury/1")
    assert [refusal.clause for refusal in answers] == ["brass.coal.tie", "brass.coal.nearest", "brass.def.connected"]
    assert answers[0].sentence().endswith("The mine in Bury could now give the coal for: Manchester.")
    assert (
        answers[1].sentence()
        == "Another mine is nearer than the one in Bury to: Oldham (Rochdale), Rochdale (Rochdale)."
    )
    assert where(answers[1]) == ["slot:bury/1", "slot:rochdale/1"]
    unlinked = Table({**MINES, "links": {"oldham-rochdale": "B"}})
    apart = only(unlinked, "coal from bury/1", "brass.def.connected").sentence()
    assert apart == "No chain of built links leads from the mine in Bury to: Blackburn, Oldham, Rochdale."
    empty = only(Table(MINES), "coal from wigan/1", "brass.coal.board_first")
    assert empty.sentence() == "Slot 1 of Wigan holds no coal mine."


@pytest.mark.clause("brass.coal.board_first", "brass.iron.board_first")
def test_why_not_the_track_is_answered_before_the_build() -> None:
    table = Table(MINES)
    assert "only where no mine with coal is connected" in why(table, "coal from track")[0].sentence()
    assert "No iron works holds iron" in why(table, "iron from track")[0].sentence()
    works = Table({**MINES, "tiles": {"preston/3": "B iron1 2"}})
    assert why(works, "iron from track")[0].sentence().endswith("There is iron in: Preston.")
    assert "works in Preston could give it" in why(works, "iron from preston/3")[0].sentence()


@pytest.mark.clause("brass.coal.nearest", "brass.coal.board_first", "brass.coal.tie")
def test_a_farther_mine_is_told_how_far_it_is() -> None:
    tiles = {"bury/1": "A coal2 2", "bolton/1": "B coal2 1", "rochdale/1": "C coal2 1"}
    links = {"bury-manchester": "A", "bolton-manchester": "B", "manchester-oldham": "B", "oldham-rochdale": "C"}
    table = Table({"players": MINES["players"], "tiles": tiles, "links": links})
    table.do("build cotton manchester/1 with manchester")
    assert table.moves() == ["coal from bolton/1", "coal from bury/1"]
    farther = only(table, "coal from rochdale/1", "brass.coal.nearest")
    assert farther.sentence() == (
        "The coal for Manchester comes from the nearest mine that holds any (Bolton, Bury, 1 link away). "
        "The mine in Rochdale is 2 links away."
    )
    track = only(table, "coal from track", "brass.coal.board_first")
    assert track.sentence() == (
        "Coal cannot be bought from the demand track, because a mine with coal is connected. "
        "The nearest coal is in: Bolton, Bury."
    )
    assert where(only(table, "pass", "brass.coal.tie")) == ["slot:bolton/1", "slot:bury/1"]


@pytest.mark.clause("brass.coal.nearest", "brass.cards.discard", "brass.develop.iron")
def test_the_log_names_what_was_used_without_a_question() -> None:
    (built,) = log(Table(MINES), "build cotton oldham/2 with oldham")
    assert built == (
        "A builds a level 2 cotton mill in Oldham for £14 with the Oldham card. "
        "The coal comes from B’s mine in Rochdale."
    )
    alike = Table({"players": {"A": {"hand": ["coal", "coal"]}}})
    (developed,) = log(alike, "develop cotton")
    assert developed.endswith("A discards the coal mine card. The iron is bought from the demand track for £1.")
    port = {"tiles": {"liverpool/1": "B port1"}, "links": {"liverpool-wigan": "B"}}
    filled = Table({"players": {"A": {"hand": ["wigan", "oldham"]}}, "coal": 7, **port})
    told = "One cube fills an empty space of the coal demand track and brings £1."
    assert log(filled, "build coal wigan/1 with wigan")[0].endswith(told)


RAIL: dict[str, Any] = {"era": "rail", "tiles": {"wigan/1": "A coal2 3"}, "links": {"blackburn-wigan": "A"}}


@pytest.mark.clause("brass.link.double_cost")
@pytest.mark.parametrize(
    ("cash", "coal", "told"),
    [
        (9, 3, "A second rail would cost at least £10, and only £4 is left."),
        (15, 1, "No coal is within reach for a second rail."),
    ],
)
def test_an_action_that_ends_with_one_rail_says_why(cash: int, coal: int, told: str) -> None:
    player = {"hand": ["coal", "oldham"], "cash": cash}
    position = {**RAIL, "players": {"A": player}, "tiles": {"wigan/1": f"A coal2 {coal}"}}
    sentences = log(Table(position), "link bolton-wigan", "discard coal")
    assert told in sentences[1]
    table = Table(position)
    moves = [table.game.actions.number(move) for move in ("link bolton-wigan", "discard coal")]
    notes = [effect.note for effect in table.game.facts.effects(table.state, moves, 0, "en") if effect.kind == "rail"]
    assert notes == [told]


@pytest.mark.clause("brass.link.double_cost")
def test_a_second_rail_that_is_too_dear_is_refused_with_its_price() -> None:
    tiles = {"wigan/1": "A coal2 1", "liverpool/1": "B port2", "bury/1": "B coal2 2"}
    links = {"blackburn-wigan": "A", "liverpool-wigan": "B", "bolton-bury": "A"}
    player = {"hand": ["coal", "coal"], "cash": 15}
    table = Table({"era": "rail", "players": {"A": player}, "tiles": tiles, "links": links}).do("link preston-wigan")
    refusal = only(table, "link fleetwood-preston", "brass.link.double_cost")
    assert refusal.sentence() == (
        "This second rail costs £11 in all, £10 for the link and £1 for coal from the demand track, and A has only £10."
    )
    assert where(refusal) == ["line:fleetwood-preston"]


@pytest.mark.clause("brass.sell.own_mills", "brass.sell.target")
def test_refused_sales_say_whose_mill_it_is_and_whether_it_is_sold() -> None:
    tiles = {
        "preston/2": "A cotton1 flipped",
        "preston/1": "B port1 flipped",
        "oldham/1": "B cotton1",
        "colne/1": "A cotton1",
    }
    table = Table({"players": {"A": {"hand": ["coal"]}}, "tiles": tiles})
    asked = {
        "sell preston/2 to preston/1": ["already sold its cotton", "it has already bought cotton"],
        "sell oldham/1 to market": ["belongs to B", "connected neither to a built port"],
        "sell colne/1 to liverpool/1": ["Slot 1 of Liverpool holds no port"],
    }
    for text, parts in asked.items():
        told = [refusal.sentence() for refusal in why(table, text)]
        assert len(told) == len(parts) and all(part in one for part, one in zip(parts, told, strict=True)), told


@pytest.mark.clause("brass.turn.menu", "brass.income.liquidate_minimal", "brass.cards.discard")
def test_before_an_action_each_verb_is_told_when_its_time_comes() -> None:
    table = Table(MINES)
    moments = {
        "stop": "Choose an action first: build, combine both actions",
        "discard oldham": "choose the action first",
        "liquidate bury/1": "round begins",
    }
    for text, part in moments.items():
        (refusal,) = why(table, text)
        assert part in refusal.sentence()
    french = why(Table({"players": {"A": {"hand": ["coal"]}}, "phase": "actions"}), "stop")[0].sentence("fr")
    assert "construire, combiner vos deux actions, construire une liaison" in french
