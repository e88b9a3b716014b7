"""Hexes, and track on tiles as tables."""

from itertools import combinations, product
from math import dist

import pytest

from ironmaster.kit import hexes
from ironmaster.kit.hexes import EVERY, PAIRS, SIDES, TOWN, Patterns, Segment

PLAIN: dict[str, tuple[Segment, ...]] = {
    "21": ((0, 3),),
    "22": ((0, 2),),
    "23": ((0, 1),),
    "41": ((0, 3), (1, 4)),
    "42": ((0, 3), (2, 4)),
    "43": ((0, 2), (1, 3)),
    "44": ((0, 3), (1, 2)),
    "45": ((0, 2), (3, 5)),
    "46": ((0, 2), (3, 4)),
    "47": ((0, 2), (4, 5)),
}
TOWNS = {
    "T11": (0,),
    "T21": (0, 3),
    "T22": (0, 2),
    "T23": (0, 1),
    "T31": (0, 2, 4),
    "T32": (0, 3, 5),
    "T33": (0, 1, 3),
    "T34": (0, 1, 2),
    "T41": (0, 2, 3, 4),
    "T42": (0, 1, 3, 4),
    "T43": (0, 1, 2, 3),
}
ROTATIONS = {
    "21": 3,
    "22": 6,
    "23": 6,
    "41": 3,
    "42": 6,
    "43": 6,
    "44": 6,
    "45": 3,
    "46": 6,
    "47": 6,
    "T11": 6,
    "T21": 3,
    "T22": 6,
    "T23": 6,
    "T31": 2,
    "T32": 6,
    "T33": 6,
    "T34": 6,
    "T41": 6,
    "T42": 3,
    "T43": 6,
}
BY_PLAIN = Patterns(list(PLAIN.values()))
TOWN_FACES: list[tuple[Segment, ...]] = [tuple((TOWN, edge) for edge in exits) for exits in TOWNS.values()]
BY_TOWN = Patterns(TOWN_FACES)


def mirrored(track: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Track mirrored along the north-south axis."""
    ends = [[end if end == TOWN else -end % SIDES for end in pair] for pair in track]
    return tuple(sorted((a, b) if a == TOWN or a < b else (b, a) for a, b in ends))


def middle(place: hexes.Place) -> tuple[float, float]:
    """The middle of a hex with a flat top, y growing southwards."""
    q, r = place
    return 1.5 * q, 3**0.5 * (r + q / 2)


def test_neighbours_lie_clockwise_from_the_north() -> None:
    steps = [middle(hexes.beyond((4, 7), edge)) for edge in range(SIDES)]
    x, y = middle((4, 7))
    turned = [(round(a - x, 6), round(b - y, 6)) for a, b in steps]
    half, whole = round(3**0.5 / 2, 6), round(3**0.5, 6)
    assert turned == [(0, -whole), (1.5, -half), (1.5, half), (0, whole), (-1.5, half), (-1.5, -half)]
    assert all(abs(dist(step, (x, y)) - 3**0.5) < 1e-9 for step in steps)


@pytest.mark.parametrize("edge", range(SIDES))
def test_the_opposite_edge_leads_back(edge: int) -> None:
    assert hexes.opposite(hexes.opposite(edge)) == edge
    assert hexes.beyond(hexes.beyond((3, 2), edge), hexes.opposite(edge)) == (3, 2)


@pytest.mark.parametrize(
    ("place", "words"),
    [((0, 0), "a0"), ((1, 0), "b0"), ((2, 0), "c1"), ((3, 4), "d5"), ((4, -2), "e0"), ((25, 0), "z12")],
)
def test_a_hex_is_named_by_its_column_and_row(place: hexes.Place, words: str) -> None:
    assert hexes.label(place) == words


def test_labels_rise_by_one_down_a_column_and_are_all_different() -> None:
    places = list(product(range(26), range(-12, 12)))
    assert len({hexes.label(place) for place in places}) == len(places)
    assert [hexes.label(hexes.beyond((5, row), 3)) for row in range(3)] == [f"f{row + 3}" for row in range(3)]


@pytest.mark.parametrize("track", [*PLAIN.values(), *BY_TOWN.segments])
def test_six_rotations_restore_a_tile(track: tuple[Segment, ...]) -> None:
    once = track
    for turn in range(1, SIDES + 1):
        once = hexes.turned(once, 1)
        assert sorted(once) == sorted(hexes.turned(track, turn))
        assert all(a == TOWN or a < b for a, b in once)
    assert sorted(once) == sorted(track)


def test_a_rotation_moves_every_end_by_one_edge() -> None:
    assert hexes.turned(((0, 2), (4, 5)), 1) == ((1, 3), (0, 5))
    assert hexes.turned(((TOWN, 5), (TOWN, 1)), 1) == ((TOWN, 0), (TOWN, 2))


@pytest.mark.parametrize("patterns", [BY_PLAIN, BY_TOWN])
def test_words_name_every_pattern_and_are_read_back(patterns: Patterns) -> None:
    assert len(set(patterns.words)) == patterns.number
    assert [hexes.read(words) for words in patterns.words] == patterns.segments


@pytest.mark.parametrize("text", ["s-n+sw-ne", "sw-ne+n-s", "ne-sw+s-n"])
def test_the_order_of_words_does_not_matter(text: str) -> None:
    assert hexes.written(hexes.read(text)) == "n-s+ne-sw"


@pytest.mark.parametrize(
    "text", ["", "-", "n-", "n-s-ne", "n-s+n-se", "n+n", "n-s+sw", "n+se-sw", "N-S", "n-s+", "x-y"]
)
def test_invalid_track_names_are_unknown(text: str) -> None:
    assert hexes.read(text) == ()


def test_the_faces_have_51_and_56_orientations() -> None:
    assert (BY_PLAIN.number, BY_TOWN.number) == (51, 56)
    counts = [BY_PLAIN.face.count(face) for face in range(len(PLAIN))]
    counts += [BY_TOWN.face.count(face) for face in range(len(TOWNS))]
    assert dict(zip((*PLAIN, *TOWNS), counts, strict=True)) == ROTATIONS


@pytest.mark.parametrize("patterns", [BY_PLAIN, BY_TOWN])
def test_no_two_patterns_are_alike_and_faces_keep_their_order(patterns: Patterns) -> None:
    assert len(set(patterns.segments)) == patterns.number == len(patterns.face)
    assert patterns.face == sorted(patterns.face)


@pytest.mark.parametrize(("patterns", "faces"), [(BY_PLAIN, list(PLAIN.values())), (BY_TOWN, TOWN_FACES)])
def test_every_pattern_is_a_rotation_of_its_face(patterns: Patterns, faces: list[tuple[Segment, ...]]) -> None:
    for number, track in enumerate(patterns.segments):
        turns = [tuple(sorted(hexes.turned(faces[patterns.face[number]], turn))) for turn in range(SIDES)]
        assert track in turns


def test_all_towns_with_one_to_four_exits_are_there_and_none_with_more() -> None:
    wanted = {exits for size in range(1, 5) for exits in combinations(range(SIDES), size)}
    assert {tuple(edge for _, edge in track) for track in BY_TOWN.segments} == wanted


def test_only_pairs_of_sharp_curves_are_missing_among_two_segments() -> None:
    two = [(p, q) for p, q in combinations(PAIRS, 2) if not set(p) & set(q)]
    missing = [pair for pair in two if pair not in BY_PLAIN.segments]
    assert (len(two), len(missing)) == (45, 9)
    assert all((b - a) % SIDES in (1, 5) for pair in missing for a, b in pair)
    assert [(pair,) in BY_PLAIN.segments for pair in PAIRS] == [True] * 15


@pytest.mark.parametrize(
    ("face", "other"),
    [("21", "21"), ("22", "22"), ("23", "23"), ("41", "41"), ("42", "42"), ("43", "43"), ("44", "44"), ("45", "45")]
    + [("46", "47"), ("47", "46")],
)
def test_46_and_47_are_each_others_mirror_and_the_other_faces_their_own(face: str, other: str) -> None:
    names = list(PLAIN)
    patterns = [number for number in range(BY_PLAIN.number) if BY_PLAIN.face[number] == names.index(face)]
    seen = {BY_PLAIN.face[BY_PLAIN.segments.index(mirrored(BY_PLAIN.segments[number]))] for number in patterns}
    assert seen == {names.index(other)}


@pytest.mark.parametrize("face", list(TOWNS))
def test_the_y_shaped_towns_are_mirrors_and_the_other_towns_their_own(face: str) -> None:
    names = list(TOWNS)
    other = {"T32": "T33", "T33": "T32"}.get(face, face)
    track = tuple((TOWN, edge) for edge in TOWNS[face])
    assert BY_TOWN.face[BY_TOWN.segments.index(mirrored(track))] == names.index(other)


@pytest.mark.parametrize("patterns", [BY_PLAIN, BY_TOWN])
def test_exits_partners_and_pairs_agree_with_the_segments(patterns: Patterns) -> None:
    for number, track in enumerate(patterns.segments):
        ends = dict(track) | {b: a for a, b in track}
        partners = patterns.partner[SIDES * number : SIDES * number + SIDES]
        assert partners == [ends.get(edge, -1) for edge in range(SIDES)]
        assert patterns.exits[number] == sum(1 << edge for edge in range(SIDES) if edge in ends)
        assert patterns.pairs[number] == sum(1 << PAIRS.index(pair) for pair in track if TOWN not in pair)


def test_patterns_are_found_by_their_pairs_and_by_their_exits() -> None:
    assert len(BY_PLAIN.by_pairs) == 51
    assert len(BY_TOWN.by_exits) == 56
    assert all(BY_PLAIN.by_pairs[BY_PLAIN.pairs[number]] == number for number in range(51))
    assert all(BY_TOWN.by_exits[BY_TOWN.exits[number]] == number for number in range(56))
    assert (BY_PLAIN.by_exits, BY_TOWN.by_pairs) == ({}, {})


def test_the_number_of_a_pair_does_not_depend_on_its_direction() -> None:
    for a, b in product(range(SIDES), repeat=2):
        number = hexes.PAIR[SIDES * a + b]
        assert number == (-1 if a == b else PAIRS.index((min(a, b), max(a, b))))


def test_joinable_pairs_start_at_one_of_their_ends_and_end_at_no_barred_one() -> None:
    table = hexes.joinable()
    assert len(table) == 64 * 64
    for starts, barred in product(range(EVERY + 1), repeat=2):
        may = {edge for edge in range(SIDES) if starts >> edge & 1}
        may_not = {edge for edge in range(SIDES) if barred >> edge & 1}
        wanted = {pair for pair in PAIRS if set(pair) & may and not set(pair) & may_not}
        assert {PAIRS[bit] for bit in range(15) if table[64 * starts + barred] >> bit & 1} == wanted
