"""What refusals say, and the things on the table that they are about."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.elements import Element
from ironmaster.core.match import Match
from ironmaster.core.refusal import Refusal
from ironmaster.core.transcript import transcript
from tests.games.industria.table import Table, building, players


def refusal(table: Table, text: str) -> Refusal:
    (found,) = table.game.law.why(table.state, text)
    return found


def said(table: Table, text: str) -> str:
    """The sentence, and the ids of the things that it is about."""
    one = refusal(table, text)
    assert one.sentence("fr") != one.sentence("en")
    return f"{one.sentence('en')} [{' '.join(thing.id for thing in one.where)}]"


def optics() -> Table:
    """A builds optics and chooses where the glass comes from; the wood is to come."""
    hand = "optics raw_glass_1 raw_wood_1 ironworks bonus_canal_1"
    return building(2, A=(2, hand), B=(2, "bonus_harbour_1", "glassworks"), C=(0, "", "sawmill")).do("lay optics")


@pytest.mark.clause("industria.build.material.tile", "industria.build.material.need", "industria.build.material.other")
def test_why_a_source_does_not_supply_the_unit_needed_now() -> None:
    table = optics()
    assert said(table, "use raw_wood_1") == "Optics needs glass now, not wood. [optics]"
    assert said(table, "use raw_iron_1").startswith("The iron tile of epoch 2 is out of the game.")
    assert said(table, "use ironworks") == "The ironworks is not a raw-material tile. [ironworks A]"
    assert said(table, "buy glass from C") == "C has laid no factory that makes glass. [C glassworks]"
    assert said(table, "buy glass from bank") == "The bank sells glass only from epoch 3 on. [glassworks]"
    table.do("use raw_glass_1")
    assert said(table, "buy glass from B") == "Optics already has its glass; now it needs wood. [optics]"


@pytest.mark.clause("industria.build.materials")
def test_why_a_source_leaves_too_little_for_the_rest() -> None:
    table = building(4, A=(6, "nuclear_plant raw_cement_1 raw_cement_2")).do("lay nuclear_plant")
    assert table.moves() == ["use raw_cement_1", "use raw_cement_2"]
    assert said(table, "buy cement from bank") == (
        "A would have no thalers left, but the rest of the raw materials for the nuclear plant will cost 1 thaler. "
        "[nuclear_plant]"
    )


@pytest.mark.clause("industria.build.materials")
def test_a_purchase_without_a_thaler_is_refused_for_the_thaler() -> None:
    """Not for what the other raw materials cost."""
    table = building(4, A=(5, "nuclear_plant raw_cement_1 raw_cement_2", "pottery_works")).do("lay nuclear_plant")
    assert table.moves() == ["use raw_cement_1", "use raw_cement_2"]
    assert said(table, "buy cement from bank") == "Buying cement costs 1 thaler, and A has 0 thalers. [A]"


@pytest.mark.clause("industria.build.material.own", "industria.build.material.need")
def test_sources_can_be_asked_about_before_a_tile_is_laid() -> None:
    table = building(2, A=(9, "ironworks raw_stone_1 raw_wood_1", "quarry"), B=(0, "bonus_canal_1"))
    own = "A’s own factory supplies stone for free: no other source can be used. [quarry]"
    assert said(table, "use raw_stone_1") == said(table, "buy stone from bank") == own
    assert said(table, "buy stone from B") == own
    assert said(table, "buy wood from B").startswith("B has laid no factory that makes wood.")
    ahead = "Raw materials are obtained only for a tile that is being laid: lay the tile first."
    for text in ("use raw_wood_1", "buy wood from bank"):
        assert said(table, text).startswith(ahead)
        assert refusal(table, text).clause == "industria.build.material.need"
    closed = building(2, A=(9, "ironworks bonus_canal_1"), B=(0, "", "quarry"))
    assert said(closed, "buy stone from bank") == "B makes stone, so the bank does not sell any. [quarry]"


@pytest.mark.clause("industria.build.material.sameepoch")
def test_a_missing_material_is_named_with_the_epoch_that_brings_it() -> None:
    table = building(2, A=(9, "optics bonus_canal_1"))
    sentence = (
        "Optics needs glass, and there is no source for this raw material: A holds no tile of it, "
        "nobody has laid a factory that makes it, and "
    )
    assert said(table, "lay optics") == f"{sentence}the bank sells it only from epoch 3 on. [optics glass]"
    last = building(4, seats=3, A=(9, "automobile bonus_canal_1"))
    assert "the bank never sells it in this game." in said(last, "lay automobile")


@pytest.mark.clause("industria.build.unaffordable")
def test_what_a_tile_takes_is_told_in_parts() -> None:
    table = building(2, A=(3, "ironworks bonus_canal_1"))
    assert said(table, "lay ironworks") == (
        "Laying the ironworks costs 4 thalers (3 for the tile and 1 for raw materials), "
        "and A has 3 thalers. [ironworks A]"
    )
    assert "costs 3 thalers, and A has" in said(building(1, A=(2, "quarry bonus_canal_1")), "lay quarry")


WHERE: list[tuple[str, str]] = [
    ("quarry", "B has already laid the stone quarry. [quarry B]"),
    ("sawmill", "The sawmill is in B’s hand. [sawmill B]"),
    ("refinery", "A does not hold the refinery: it has not been turned up yet. [refinery]"),
    ("raw_wood_1", "Raw-material tiles are never laid: the wood tile of epoch 1 only supplies wood "),
    ("construction", "Construction is out of the game. [construction]"),
    ("internet", "The internet is not in the game: it stays in the box with 3 players. [internet]"),
]


@pytest.mark.clause("industria.build.hand", "industria.build.rawtile")
@pytest.mark.parametrize(("tile", "sentence"), WHERE)
def test_a_refusal_says_where_the_tile_is(tile: str, sentence: str) -> None:
    table = building(2, seats=3, A=(5, "raw_wood_1 bonus_canal_1"), B=(5, "sawmill", "quarry"))
    assert said(table, f"lay {tile}").startswith(sentence)


@pytest.mark.clause("industria.auction.lot", "industria.build.hand")
def test_a_tile_that_is_auctioned_is_nobodys() -> None:
    table = Table({"display": ["quarry", "sawmill"], "players": players(A=5, B=(5, "coal_mine"))})
    assert said(table, "offer coal_mine") == "The coal mine is in B’s hand. [coal_mine B]"
    assert said(table, "offer optics") == "Optics has not been turned up yet. [optics]"
    assert said(table, "lay quarry") == "Now a tile must be auctioned: A is the auctioneer and chooses it. [A]"


@pytest.mark.clause("industria.auction.once", "industria.auction.limit", "industria.auction.price")
def test_refused_bids_name_who_and_how_much() -> None:
    table = Table({"display": ["quarry", "sawmill"], "players": players(A=5, B=5, C=4, D=5)}).do("offer quarry")
    assert said(table, "bid 0") == "The first bid on the stone quarry must be at least 1 thaler. [quarry]"
    table.do("bid 2")
    assert said(table, "bid 2") == "B has bid 2 thalers: the next bid must be higher. [B]"
    assert said(table, "bid 5") == "C has 4 thalers and cannot bid 5 thalers. [C]"


@pytest.mark.clause("industria.material.cash")
@pytest.mark.parametrize(
    ("cashing", "sentence"),
    [
        ("off", "In this game raw-material tiles cannot be cashed in."),
        ("build", "In this game a raw-material tile can be cashed in only when its owner builds."),
        ("any", "Now a tile must be auctioned: A is the auctioneer and chooses it."),
    ],
)
def test_tiles_are_no_money(cashing: str, sentence: str) -> None:
    held = players(A=(5, "raw_wood_1"), B=5)
    table = Table({"display": ["quarry", "sawmill"], "players": held}, rules={"raw_tile_cash": cashing})
    assert refusal(table, "cash raw_wood_1").sentence() == sentence


def test_the_moment_names_the_money_for_tiles_only_where_there_is_some() -> None:
    hand: Any = {"A": (5, "raw_wood_1 bonus_canal_1")}
    assert said(building(1, **hand), "pass") == "This is the moment to build: A lays a tile or stops. [A]"
    cashing = building(1, rules={"raw_tile_cash": "any"}, **hand)
    assert "lays a tile, cashes in a raw-material tile or stops." in said(cashing, "pass")
    start = Table({"phase": "first"})
    assert (
        said(start, "pass")
        == "The start player of the first round is being drawn: nobody can move until that is done. []"
    )


UNASKED: list[tuple[int, dict[str, Any], str, list[str]]] = [
    (
        3,
        {"A": (4, "steel_mill", "ironworks brickyard")},
        "lay steel_mill",
        ["A’s own ironworks supplies the iron.", "A’s own brickyard supplies the brick."],
    ),
    (
        2,
        {"A": (1, "optics raw_glass_1")},
        "lay optics",
        ["A uses the glass tile of epoch 2, which leaves the game.", "A buys wood from the bank for 1 thaler."],
    ),
    (1, {"A": (1, "construction"), "B": (0, "", "quarry")}, "lay construction", ["A buys stone from B for 1 thaler."]),
]


@pytest.mark.clause("industria.build.material.own", "industria.build.material.tile", "industria.build.material.other")
@pytest.mark.parametrize(("epoch", "everybody", "move", "sentences"), UNASKED)
def test_the_log_names_every_source_that_was_used_unasked(
    epoch: int, everybody: dict[str, Any], move: str, sentences: list[str]
) -> None:
    position: dict[str, object] = {"epoch": epoch, "phase": "build", "players": players(**everybody)}
    match = Match(ironmaster.game("industria", seats=4), position=position)
    match.push(move)
    log = "\n".join(transcript(match, "en"))
    assert all(sentence in log for sentence in sentences), log


def test_the_things_of_a_refusal_are_elements_of_the_game() -> None:
    assert refusal(optics(), "buy glass from C").where == (Element("seat", "C"), Element("tile", "glassworks"))
