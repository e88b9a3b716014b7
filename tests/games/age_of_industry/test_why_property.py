"""Reasons for refusals of arbitrary texts, beyond the interned moves, in states of random games."""

from itertools import groupby
from typing import cast

import pytest
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.contract import State
from ironmaster.core.position import Data
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.game import AgeOfIndustry
from ironmaster.games.age_of_industry.notation import FORMS, OF_CHANCE
from ironmaster.games.age_of_industry.reasons import MOMENTS, decision
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.kit.notation import usage_of
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND
from tests.games.asking import (
    Samples,
    best_liked,
    check_offers_and_refusals,
    is_no_move,
    well_formed_test,
    written_test,
)

FEW: Data = {
    "turn": "A",
    "markets": {},
    "players": {"A": {"cash": 25, "loans": 2, "hand": ["coal", "red"], "display": {"coal1": 0}}},
}
"""Loans that can be repaid, which random games rarely reach."""
LIKED = {"sell": 9, "build": 7, "combine": 6, "railway": 5, "repay": 1, "end": 3}


def liked(text: str) -> tuple[int, ...]:
    """Prefers building and selling."""
    return (LIKED.get(text.split()[0], 2),)


def sample(board: str, *tables: tuple[int, dict[str, object]]) -> Samples:
    games = [ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules) for seats, rules in tables]
    return Samples(games, 2, best_liked(liked), FEW)


SWITCHED: dict[str, object] = {"edition": "first", "develop_lowest_only": True, "free_pass_or": True}
LAND = sample(GERMANY, (3, {}), (5, {"repay_window": "round", "refill_order": "cheapest"}))
SEA = sample(NEW_ENGLAND, (4, {}), (2, SWITCHED), (3, {"penn_transit": True, "ship_card_own_port_only": True}))
BOTH = [LAND, SEA]


def well_formed(sample: Samples) -> st.SearchStrategy[str]:
    """Moves with the names of a map, most of which are never legal."""
    t = cast("AgeOfIndustry", sample.games[0]).tables
    kind, space, card = (st.sampled_from(names) for names in (INDUSTRIES, t.space_ids, t.card_ids))
    line = st.sampled_from(t.connection_ids).flatmap(lambda name: st.permutations(name.split("-"))).map("-".join)
    imports = [t.place_ids[place] for place in t.import_place]
    return st.one_of(
        st.builds("build {} {} with {}".format, kind, space, card),
        st.builds("combine {} {}".format, kind, space),
        st.builds("railway {}".format, line),
        st.builds("sell {} to {}".format, space, st.sampled_from([*t.space_ids, *t.market_ids])),
        st.builds("develop {}".format, st.sampled_from(t.face_ids)),
        st.builds("take {}".format, st.sampled_from([*t.card_ids, "deck"])),
        st.builds("discard {}".format, card),
        st.builds("coal from {}".format, st.sampled_from([*t.space_ids, *imports])),
        st.builds("iron from {}".format, space),
        st.sampled_from(["pass", "repay", "end", "stop"]),
    )


test_whatever_is_well_formed_on_land_is_offered_or_refused_in_words = well_formed_test(LAND, well_formed(LAND))
test_whatever_is_well_formed_at_sea_is_offered_or_refused_in_words = well_formed_test(SEA, well_formed(SEA))


def kind_of(state: State) -> str:
    return decision(cast("IndustryState", state))


@pytest.mark.parametrize(("map_", "number"), [(LAND, 0), (LAND, 1), (SEA, 0), (SEA, 1), (SEA, 2)])
def test_every_move_is_either_offered_or_refused(map_: Samples, number: int) -> None:
    """Every interned move, in some states of each kind of decision."""
    states = sorted(map_.states(number), key=kind_of)
    sample = {kind: list(found) for kind, found in groupby(states, kind_of)}
    assert set(sample) >= {"action", "end-turn", "discard", "take", "sell-again", "over", "chance"}
    for found in sample.values():
        for state in found[:: max(1, len(found) // 6)]:
            check_offers_and_refusals(map_.games[number], state, OF_CHANCE)


def test_states_of_every_kind_are_covered() -> None:
    """Otherwise the tests above prove little."""
    states = [state for map_ in BOTH for number in range(len(map_.games)) for state in map_.states(number)]
    assert {kind_of(state) for state in states} == set(MOMENTS)


EDGES: list[Data] = [
    {"counters": {"boston/1": "A port1", "salem/1": "B port1"}, "railways": {"boston-salem": "A"}},
    {"counters": {"new_york/1": "A port1", "new_york_bight/1": "B ship2", "pennsylvania/1": "A coal1 1"}},
    {"counters": {"boston/1": "A port2", "boston/3": "A cotton3", "massachusetts_bay/1": "A ship4 rebuilt"}},
]


@pytest.mark.parametrize("number", range(len(EDGES)))
def test_every_move_with_every_card_and_counter_is_either_offered_or_refused(number: int) -> None:
    offers = set()
    for card in ("coal", "iron", "cotton", "factory", "port", "ship", "red", "blue"):
        for gone in ({}, {"factory0": 0, "ship0": 0, "port1": 0, "coal1": 0, "iron1": 0, "cotton1": 0}):
            players = {"A": {"hand": [card, "yellow"], "display": gone, "loans": 1, "cash": len(gone)}}
            markets = {"canada/market": "cotton", "massachusetts_bay/market": "both"}
            state = SEA.games[0].views.load({**EDGES[number], "players": players, "markets": markets})
            offers.add(frozenset(check_offers_and_refusals(SEA.games[0], state, OF_CHANCE)))
    assert len(offers) > 5


WORDS = [*INDUSTRIES, "with", "to", "from", "deck", "red", "boston/1", "salem/9", "boston-salem", "canada/market", "A"]
VERBS = [*usage_of(FORMS), *OF_CHANCE, "undo"]

test_whatever_is_written_is_a_move_or_a_parse_error = written_test(SEA, 100, VERBS + WORDS)

MALFORMED = [
    ("", "empty"),
    ("   ", "empty"),
    ("x" * 201, "text"),
    ("dance", "verb"),
    ("draw red", "chance"),
    ("first A", "chance"),
    ("demand none", "chance"),
    ("build port boston/1", "shape"),
    ("build port boston/1 using red", "shape"),
    ("combine port", "shape"),
    ("combine port boston/1 with red", "shape"),
    ("railway", "shape"),
    ("railway boston salem", "shape"),
    ("pass now", "shape"),
    ("repay 10", "shape"),
    ("sell boston/3", "shape"),
    ("sell boston/3 from salem/1", "shape"),
    ("coal pennsylvania/1", "shape"),
    ("take", "shape"),
    ("build gold boston/1 with red", "industry"),
    ("build port boston/9 with red", "space"),
    ("sell boston to salem/1", "space"),
    ("sell boston/3 to boston/market", "space"),
    ("coal from boston/import", "space"),
    ("iron from gulf_of_maine/import", "space"),
    ("build port boston/1 with deck", "card"),
    ("discard deck", "card"),
    ("take boston", "card"),
    ("railway boston-london", "line"),
    ("railway boston", "line"),
    ("develop cotton", "counter"),
    ("develop cotton9", "counter"),
]


@pytest.mark.parametrize(("text", "case"), MALFORMED)
def test_an_invalid_move_is_refused_with_its_error(text: str, case: str) -> None:
    is_no_move(SEA.games[0], SEA.states(0)[0], text, case)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  Build PORT  boston/1 with Red ", "build port boston/1 with red"),
        ("railway salem-boston", "railway boston-salem"),
        ("TAKE deck", "take deck"),
        ("coal from gulf_of_maine/IMPORT", "coal from gulf_of_maine/import"),
    ],
)
def test_case_spaces_and_direction_do_not_matter(text: str, canonical: str) -> None:
    assert SEA.games[0].law.canonical(text) == canonical
