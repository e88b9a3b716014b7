"""Seats are called by the names of those who play, and a name is only ever a name."""

import ironmaster
from ironmaster.core.match import Match
from ironmaster.core.naming import calling, who
from ironmaster.core.seats import letter


def test_sentences_call_the_seats_by_name() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    first = match.to_act
    names = ["Ada", "Basil", "Clémence"]
    with calling(names):
        assert names[first] in match.prompt("en")
        assert names[first] in match.why("link blackburn-burnley")[0].sentence("fr")
    assert match.prompt("en").startswith(letter(first))


def test_a_name_like_a_word_of_the_game_stays_a_name() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=1)
    with calling(["@cotton", "@nothing", "{ $seat }"]):
        said = match.prompt("en")
        called = who(match.to_act)
        assert called in said and "cotton mill" not in said
    assert called.endswith(("@cotton", "@nothing", "{ $seat }"))
