"""The small parts of the core: frames, actions, seats, dice and refusals."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.actions import Actions
from ironmaster.core.contract import Dice, FastDice, Game, Law, State, Views
from ironmaster.core.errors import ParseError
from ironmaster.core.frames import first_of, frame, kind_of, second_of
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.refusal import Refusal, name
from ironmaster.core.seats import LETTERS, letter, seat_of
from ironmaster.core.spec import Setup


@given(kind=st.integers(0, 63), a=st.integers(0, 255), b=st.integers(0, 255))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_a_frame_keeps_its_parts(kind: int, a: int, b: int) -> None:
    packed = frame(kind, a, b)
    assert (kind_of(packed), first_of(packed), second_of(packed)) == (kind, a, b)
    assert packed >= 0


def test_frames_differ_if_a_part_differs() -> None:
    parts = [(kind, a, b) for kind in (0, 1, 63) for a in (0, 1, 255) for b in (0, 1, 255)]
    assert len({frame(*part) for part in parts}) == len(parts)
    assert frame(5) == frame(5, 0, 0)


def test_actions_know_numbers_and_texts() -> None:
    actions = Actions(["pass", "build a", "build b"])
    assert len(actions) == 3
    assert [actions.text(number) for number in range(3)] == ["pass", "build a", "build b"]
    assert [actions.number(text) for text in ("build b", "pass", "Pass", "", "build")] == [2, 0, -1, -1, -1]
    assert actions.texts([2, 0, 2]) == ["build b", "pass", "build b"]
    assert actions.texts([]) == []


def test_actions_do_not_share_a_text() -> None:
    with pytest.raises(ValueError, match="share a text"):
        Actions(["pass", "pass"])


@pytest.mark.parametrize("seats", range(1, len(LETTERS) + 1))
def test_letters_and_seats_convert_both_ways(seats: int) -> None:
    for seat in range(seats):
        assert seat_of(letter(seat), seats) == seat
    for text in ("", "AB", "a", "~", "-", "Z", *LETTERS[seats:]):
        assert seat_of(text, seats) == -1


def test_letters_are_unique() -> None:
    assert len(set(LETTERS)) == len(LETTERS) >= 4


def test_fast_dice_are_reproducible_and_stay_below_the_limit() -> None:
    first, second = FastDice(5), FastDice(5)
    throws = [first.below(limit) for limit in range(1, 300)]
    assert throws == [second.below(limit) for limit in range(1, 300)]
    assert all(0 <= throw < limit for limit, throw in enumerate(throws, 1))
    assert throws != [FastDice(6).below(limit) for limit in range(1, 300)]
    assert {FastDice(seed).below(2) for seed in range(20)} == {0, 1}


def test_fast_dice_never_change() -> None:
    """Stored digests and bug reports name seeds, so the results of a seed must not change."""
    dice = FastDice(1)
    assert [dice.below(100) for _ in range(8)] == [13, 84, 76, 25, 49, 44, 65, 78]


def test_a_game_without_a_required_method_is_reported() -> None:
    spec = ironmaster.spec_of("brass")
    law: Law[State] = Law(Actions(["pass"]))
    setup = Setup(spec, spec.ruleset, "none", 3, {})
    bare, s, dice = Game(setup, law, Views(setup, law)), State(), Dice()
    calls: list[Callable[[], object]] = [
        s.copy,
        s.key,
        lambda: dice.below(2),
        bare.law.start,
        lambda: bare.law.to_act(s),
        lambda: bare.law.moves(s),
        lambda: bare.law.outcomes(s),
        lambda: bare.law.scores(s),
        lambda: bare.law.ranking(s),
        lambda: bare.views.position(s),
        lambda: bare.law.apply(s, 0),
        lambda: bare.law.settle(s, 0),
        lambda: bare.views.view(s, 0),
        lambda: bare.law.draw(s, dice),
        lambda: bare.law.why(s, "pass"),
        lambda: bare.views.load({}),
        lambda: bare.views.sample({}, dice),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


def test_a_refusal_names_its_game_and_quotes_the_law() -> None:
    refusal = Refusal("brass.loan.ban", {})
    assert refusal.game == "brass"
    assert "loan" in refusal.sentence("en")
    assert refusal.sentence("fr") != refusal.sentence("en")
    assert refusal.law("fr") != refusal.law("en") != ""


def test_a_refusal_without_a_message_of_its_own_quotes_the_clause() -> None:
    quiet, (lang, other) = Refusal("brass.setup.money", {}), LANGUAGES[:2]
    assert not quiet.has_words and Refusal("brass.loan.ban", {}).has_words
    assert quiet.sentence(lang) == quiet.law(lang) != quiet.sentence(other) == quiet.law(other)


def test_moves_are_read_in_any_case_and_outcomes_of_chance_are_no_moves() -> None:
    law: Law[State] = Law(Actions(["take coal from B", "deal A coal"]), of_chance=("deal",))
    assert law.canonical("  TAKE coal   from b ") == "take coal from B"
    for text, case in (("deal A coal", "chance"), ("take coal", "unknown"), ("", "empty"), ("x" * 300, "text")):
        with pytest.raises(ParseError) as caught:
            law.canonical(text)
        assert caught.value.case == case


def test_a_refusal_can_use_the_text_of_the_moment() -> None:
    assert Refusal("brass.turn.menu", {}, "moment-over").sentence() == "The game is over; no move is possible any more."


def test_names_of_elements_are_translated_and_other_values_are_unchanged() -> None:
    assert [str(name("brass", lang, "@coal")) for lang in ("en", "fr")] == ["coal mine", "mine de charbon"]
    assert name("brass", "fr", "Wigan") == "Wigan"
    assert name("brass", "fr", 7) == 7
    with pytest.raises(KeyError):
        name("brass", "en", "@unobtainium")
