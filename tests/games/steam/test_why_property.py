"""Reasons for refusals of arbitrary texts, beyond the interned moves, in states of lively games."""

import re
from itertools import groupby
from typing import cast

import pytest
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.contract import Game, State
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.position import Data
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.game import Steam
from ironmaster.games.steam.notation import FORMS, OF_CHANCE
from ironmaster.games.steam.reasons import MOMENTS, decision
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import TILES
from ironmaster.kit.notation import usage_of
from tests.games.asking import Samples, check_offers_and_refusals, is_no_move, well_formed_test, written_test
from tests.games.steam.lattice import carrying
from tests.games.steam.playing import lively
from tests.games.steam.table import STANDARD, TB, Table

CITIES = ["city_a", "city_b", "city_c", "city_d"]
LAST: Data = {"round": 6, "players": {"A": {"locomotive": 6, "income": -10}}, "grown": CITIES}
"""Nothing can be bought, upgraded or grown any more, which random games rarely reach."""
ASKED = Samples(
    [
        ironmaster.game("steam", seats=seats, board=TB, rules=rules)
        for seats, rules in (
            (3, {}),
            (4, STANDARD),
            (3, {**STANDARD, "lenient": "on"}),
            (5, {"order": "random", "town_once": True}),
        )
    ],
    2,
    lively,
    LAST,
)
UNWRITTEN = re.compile(r"[{}]|-\d|−|\s\s|\s[.,]|\(\)|\?\?")
"""Faults of a refusal: an unfilled variable, a negative number, or an empty value."""


def tables(game: Game) -> Steam:
    return cast("Steam", game)


def well_formed() -> st.SearchStrategy[str]:
    """Moves with the names of the board, most of which are never legal."""
    t = tables(ASKED.games[0]).tables
    node, colour = st.sampled_from(t.node_ids), st.sampled_from(COLOURS)
    where = st.sampled_from([*t.hex_ids, "a1", "c1", "z9"])
    track = st.sampled_from([*t.faces.words, "n-s+ne-se+sw-nw", "n+ne+se+s+sw", "s-n"])
    return st.one_of(
        st.builds("bid {}".format, st.integers(0, 60) | st.sampled_from([999, 999_999])),
        st.builds("capital {}".format, st.integers(0, 30) | st.just(999)),
        st.builds("take {}".format, st.sampled_from(TILES)),
        st.builds("lay {} {}".format, where, track),
        st.builds("lay {} {}".format, where, track),
        st.builds("urbanize {} {}".format, node, colour),
        st.builds("grow {}".format, node),
        st.builds("supply {}".format, st.integers(1, 12)),
        st.builds("deliver {} {}".format, node, colour),
        st.builds("via {}".format, st.sampled_from(t.port_ids)),
        st.sampled_from([verb for verb, usage in usage_of(FORMS).items() if verb == usage]),
    )


test_whatever_is_well_formed_is_offered_or_refused_in_words = well_formed_test(ASKED, well_formed())


def kind_of(state: State) -> str:
    return decision(cast("SteamState", state))


@pytest.mark.parametrize("number", [0, 1])
def test_every_move_is_either_offered_or_refused(number: int) -> None:
    """Every interned move, in a state of each kind of decision; no refusal has an empty variable."""
    game = ASKED.games[number]
    for kind, group in groupby(sorted(ASKED.states(number), key=kind_of), kind_of):
        found = list(group)
        for state in found[:: len(found) // 2] if kind in ("build", "move") else found[len(found) // 2 :][:1]:
            check_offers_and_refusals(game, state, OF_CHANCE)
            sentences_are_whole(game, state)


def sentences_are_whole(game: Game, state: State) -> None:
    texts = [game.actions.text(move) for move in range(0, len(game.actions), 11)]
    for text in [text for text in texts if text.split()[0] not in OF_CHANCE]:
        for sentence in [refusal.sentence(lang) for refusal in game.law.why(state, text) for lang in LANGUAGES]:
            assert UNWRITTEN.search(sentence) is None, f"{text}: {sentence}"


def test_states_of_every_kind_are_covered() -> None:
    """Otherwise the tests above prove little; a choice between links is tested below."""
    states = [state for number in range(len(ASKED.games)) for state in ASKED.states(number)]
    assert {kind_of(state) for state in states} | {"route"} == {*MOMENTS, "chance", "over"}


def test_every_move_of_a_cube_with_two_routes_is_either_offered_or_refused() -> None:
    links = ("t4 t5 A", "t5 red B", "t4 u4 A", "u4 t5 A", "t5 u5 C", "u5 red A", "u4 u5 B")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"}).do("deliver t4 red")
    assert kind_of(table.state) == "route"
    assert len(check_offers_and_refusals(table.game, table.state, OF_CHANCE)) > 1


def refusals_of(table: Table, text: str) -> list[tuple[str, str]]:
    return [(refusal.clause, refusal.sentence("en")) for refusal in table.game.law.why(table.state, text)]


def test_an_unpaid_tile_is_the_reason_for_every_refusal() -> None:
    table = Table({"supply": ["red red", *[""] * 11]}).do("take city_growth")
    waiting = ("steam.action.pass", "A has taken City Growth and must first pay for it or pass.")
    assert refusals_of(table, "take engineer") == refusals_of(table, "stop") == [waiting]


def test_the_refusal_of_unaffordable_growth_gives_the_reason() -> None:
    full = ["red red", *[""] * 11]
    everywhere = {"grown": ["city_a", "city_b", "city_c", "city_d"], "supply": full}
    assert refusals_of(Table(everywhere).do("take city_growth"), "pay") == [
        ("steam.growth.once", "Every city has already grown.")
    ]
    assert refusals_of(Table().do("take city_growth"), "pay") == [
        ("steam.supply.empty", "All goods supply spaces are empty."),
    ]
    poor = {"players": {"A": {"income": -10, "cash": 1, "points": 1}}, "supply": full}
    assert refusals_of(Table(poor).do("take city_growth"), "pay") == [
        ("steam.borrow.optional", "City Growth costs $2, and A can raise $1 at most.")
    ]


def test_the_hex_of_a_city_or_town_may_be_written_by_letter_and_number() -> None:
    game = ASKED.games[0]
    assert game.law.canonical("lay c1 n-s") == "lay city_a n-s"
    assert game.law.canonical("lay C4 S+n") == "lay town_t n+s"
    assert game.law.canonical("lay z9 n-s") == "lay z9 n-s"


WORDS = ["red", "city_a", "town_t", "c2", "z9", "city_a/s", "n-s", "n+s", "n-n", "3", "-3", "engineer", "A"]
VERBS = [*usage_of(FORMS), *OF_CHANCE, "undo"]

test_whatever_is_written_is_a_move_or_a_parse_error = written_test(ASKED, 60, VERBS + WORDS)


MALFORMED = [
    ("", "empty"),
    ("   ", "empty"),
    ("x" * 201, "text"),
    ("dance", "verb"),
    ("first A", "chance"),
    ("dealt engineer", "chance"),
    ("goods red red", "chance"),
    ("pass now", "shape"),
    ("lay c2", "shape"),
    ("urbanize town_t", "shape"),
    ("deliver city_a red blue", "shape"),
    ("bid", "shape"),
    ("bid ten", "number"),
    ("bid -1", "number"),
    ("bid ²", "number"),
    ("capital 9999999", "number"),
    ("supply 0", "space"),
    ("supply 13", "space"),
    ("take conductor", "tile"),
    ("lay c2 n-up", "track"),
    ("lay c2 n-s+n-se", "track"),
    ("lay nowhere n-s", "hex"),
    ("lay c100 n-s", "hex"),
    ("urbanize nowhere red", "place"),
    ("grow c2", "place"),
    ("deliver city_a green", "colour"),
    ("via city_a", "port"),
    ("via city_a/up", "port"),
]


@pytest.mark.parametrize(("text", "case"), MALFORMED)
def test_an_invalid_move_is_refused_with_its_error(text: str, case: str) -> None:
    is_no_move(ASKED.games[0], ASKED.states(0)[0], text, case)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("  BID   3 ", "bid 3"), ("bid 007", "bid 7"), ("Lay C2 S-N", "lay c2 n-s"), ("VIA city_a/S", "via city_a/s")],
)
def test_case_spaces_and_direction_do_not_matter(text: str, canonical: str) -> None:
    assert ASKED.games[0].law.canonical(text) == canonical
