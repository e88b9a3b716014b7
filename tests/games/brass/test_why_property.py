"""Reasons for refusals of arbitrary texts, beyond the interned moves, in states of random games."""

import pytest
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.position import Data
from ironmaster.games.brass.board import INDUSTRIES, Board, read_board
from ironmaster.games.brass.notation import FORMS
from ironmaster.kit.notation import usage_of
from tests.games.asking import (
    Samples,
    best_liked,
    check_offers_and_refusals,
    is_no_move,
    well_formed_test,
    written_test,
)

BOARD: Board = read_board("lancashire")
TOWNS = [place for place in BOARD.place if place.kind == "town"]
SLOTS = st.sampled_from([f"{town.id}/{number}" for town in TOWNS for number in range(1, len(town.slots) + 1)])
CARDS = st.sampled_from([*(town.id for town in TOWNS), *INDUSTRIES])
LINES = st.sampled_from(BOARD.line).flatmap(lambda line: st.permutations(line.between)).map("-".join)
KIND = st.sampled_from(INDUSTRIES)
WELL_FORMED = st.one_of(
    st.builds("build {} {} with {}".format, KIND, SLOTS, CARDS),
    st.builds("combine {} {}".format, KIND, SLOTS),
    st.builds("link {}".format, LINES),
    st.builds("develop {}".format, KIND),
    st.builds("sell {} to {}".format, SLOTS, SLOTS),
    st.builds("sell {} to market".format, SLOTS),
    st.builds("loan {}".format, st.integers(0, 999_999)),
    st.builds("{} from {}".format, st.sampled_from(["coal", "iron"]), SLOTS),
    st.builds("liquidate {}".format, SLOTS),
    st.builds("discard {}".format, CARDS),
    st.sampled_from(["pass", "stop"]),
)
GAMES = [
    ironmaster.game("brass", seats=seats, rules=rules)
    for seats, rules in (
        (3, {}),
        (4, {}),
        (4, {"dm_bonus": "cash", "cover_scarcity": "either", "canal_tile_is_network": True, "insolvency": "debt"}),
        (3, {"rail_coal": "chosen_end", "first_build": "once", "virtual_two_way": False, "tie_income": "space"}),
    )
]
TWO_WORKS: Data = {
    "players": {"A": {"hand": ["oldham", "wigan"]}},
    "tiles": {"preston/3": "B iron1 2", "manchester/4": "C iron1 3"},
    "pending": ["end", "scrap coal", "iron"],
}
"""A choice between iron works, which random games hardly ever reach."""
LIKED = {"sell": 9, "build": 7, "link": 5, "stop": 3, "develop": 2}


def liked(text: str) -> tuple[int, ...]:
    """Prefers building and selling."""
    return (LIKED.get(text.split()[0], 1),)


ASKED = Samples(GAMES, 3, best_liked(liked), TWO_WORKS)
CHANCES = ("first", "draw", "market")

test_whatever_is_well_formed_is_offered_or_refused_in_words = well_formed_test(ASKED, WELL_FORMED)


TOWN_NAMES = [town.id for town in TOWNS]
EDGES: list[Data] = [
    {"tiles": {"oldham/1": "A cotton1", "wigan/1": "B coal1 1"}, "links": {"manchester-oldham": "A"}},
    {"era": "rail", "tiles": {"wigan/1": "A coal2 3"}, "links": {"warrington_runcorn-wigan": "A"}},
    {
        "era": "rail",
        "tiles": {"wigan/1": "A coal2 3"},
        "links": {"liverpool-wigan": "A"},
        "pending": ["end", "rail_again"],
    },
]


@pytest.mark.parametrize("number", range(len(EDGES)))
def test_every_move_is_either_offered_or_refused_at_every_sum(number: int) -> None:
    game, offers = GAMES[1], set()
    for cash in range(32):
        hand = [*TOWN_NAMES[cash % 12 : cash % 12 + 5], *INDUSTRIES[:3]]
        players = {"A": {"cash": cash, "hand": hand, "piles": {"cotton": "cotton2", "port": "port2", "iron": "iron2"}}}
        state = game.views.load({**EDGES[number], "players": players, "iron": cash % 3})
        offers.add(frozenset(check_offers_and_refusals(game, state, CHANCES)))
    assert len(offers) > 3


def test_without_a_link_marker_no_link_is_offered_and_the_clause_is_named() -> None:
    game = GAMES[1]
    rails = ["-".join(sorted(line.between)) for line in BOARD.line if "rail" in line.takes]
    links = dict.fromkeys(rails[:14], "A")
    state = game.views.load({"era": "rail", "links": links, "players": {"A": {"hand": ["oldham"]}}})
    assert not [text for text in game.actions.texts(game.law.moves(state)) if text.startswith("link")]
    for line in rails:
        assert "brass.setup.links" in [refusal.clause for refusal in game.law.why(state, f"link {line}")]


WORDS = [*INDUSTRIES, "with", "to", "from", "market", "oldham", "oldham/1", "wigan/9", "bury-manchester", "10", "-10"]
VERBS = [*usage_of(FORMS), *CHANCES, "undo"]

test_whatever_is_written_is_a_move_or_a_parse_error = written_test(ASKED, 200, VERBS + WORDS)


MALFORMED = [
    ("", "empty"),
    ("   ", "empty"),
    ("x" * 201, "text"),
    ("dance", "verb"),
    ("draw oldham", "chance"),
    ("first A", "chance"),
    ("market 2", "chance"),
    ("build coal wigan/1", "shape"),
    ("build coal wigan/1 using wigan", "shape"),
    ("combine coal", "shape"),
    ("link", "shape"),
    ("pass now", "shape"),
    ("sell oldham/1", "shape"),
    ("coal wigan/1", "shape"),
    ("build gold wigan/1 with wigan", "industry"),
    ("develop gold", "industry"),
    ("build coal wigan/9 with wigan", "slot"),
    ("liquidate wigan", "slot"),
    ("sell oldham/1 to nowhere/1", "slot"),
    ("build coal wigan/1 with scotland", "card"),
    ("discard joker", "card"),
    ("link oldham-scotland", "line"),
    ("link oldham", "line"),
    ("loan ten", "number"),
    ("loan -10", "number"),
    ("loan 1e3", "number"),
    ("loan ²", "number"),
    ("loan 9999999", "number"),
]


@pytest.mark.parametrize(("text", "case"), MALFORMED)
def test_an_invalid_move_is_refused_with_its_error(text: str, case: str) -> None:
    is_no_move(GAMES[0], ASKED.states(0)[0], text, case)


def test_states_of_every_kind_are_covered() -> None:
    """Decisions within actions, chance, both eras and the end occur; otherwise the tests above prove little."""
    kinds = set()
    for number, game in enumerate(GAMES):
        for state in ASKED.states(number):
            position = game.views.position(state)
            pending = position["pending"]
            assert isinstance(pending, list)
            kinds.add((position["era"], str(pending[-1]).split()[0] if pending else position["phase"]))
    assert {("canal", "actions"), ("rail", "actions"), ("canal", "income"), ("rail", "income")} <= kinds
    assert {("canal", "sell_again"), ("rail", "rail_again"), ("canal", "develop_again"), ("canal", "market")} <= kinds
    assert {"coal", "iron", "discard", "over"} <= {kind for _, kind in kinds}
