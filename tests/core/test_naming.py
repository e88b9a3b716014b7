"""Seats have the names of their players, and names are never interpreted."""

import ironmaster
from ironmaster.core.match import Match
from ironmaster.core.naming import calling, who
from ironmaster.core.seats import letter


def test_sentences_use_the_names_of_the_seats() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    first = match.to_act
    names = ["Ada", "Basil", "Clémence"]
    with calling(names):
        assert names[first] in match.prompt("en")
        assert names[first] in match.why("link blackburn-burnley")[0].sentence("fr")
    assert match.prompt("en").startswith(f"It is {letter(first)}’s move")


def test_a_name_that_is_also_a_word_of_the_game_is_unchanged() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    with calling(["@cotton", "@nothing", "{ $seat }"]):
        said = match.prompt("en")
        called = who(match.to_act)
        assert called in said and "cotton mill" not in said
    assert called.endswith(("@cotton", "@nothing", "{ $seat }"))
