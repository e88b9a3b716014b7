"""The conformance suite finds each defect of a broken game, and the report names it."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import ironmaster
from ironmaster.conformance import failures
from ironmaster.conformance.trial import Trial
from ironmaster.core.awards import Award
from ironmaster.core.contract import Game
from ironmaster.core.fields import DeclaredState
from tests.cli.conftest import Cli

Break = Callable[[Game, pytest.MonkeyPatch], None]


def offers_an_impossible_move(game: Game, patch: pytest.MonkeyPatch) -> None:
    apply = game.law.apply

    def broken(s: Any, move: int) -> None:
        if move == s.cash[s.turn]:
            raise ValueError("not everything")
        apply(s, move)

    patch.setattr(game.law, "apply", broken)


def does_not_change(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.law, "apply", lambda s, move: None)


def shows_a_card_to_one_seat(game: Game, patch: pytest.MonkeyPatch) -> None:
    sees = game.views.sees  # type: ignore[attr-defined]
    patch.setattr(game.views, "sees", lambda s, owner, seat: (owner, seat) == (0, 1) or sees(s, owner, seat))


def shows_a_card_to_everybody(game: Game, patch: pytest.MonkeyPatch) -> None:
    sees = game.views.sees  # type: ignore[attr-defined]
    patch.setattr(game.views, "sees", lambda s, owner, seat: owner == 0 or sees(s, owner, seat))


def shows_all_cards(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.views, "sees", lambda s, owner, seat: True)


def makes_deals_public(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.views, "known_to", lambda before, action: -1)


def gives_no_reason(game: Game, patch: pytest.MonkeyPatch) -> None:
    why = game.law.why
    patch.setattr(game.law, "why", lambda s, text: [one for one in why(s, text) if one.clause != "cartel.bid.cash"])


def shares_a_list(game: Game, patch: pytest.MonkeyPatch) -> None:
    def copy(self: Any) -> Any:
        made: Any = DeclaredState.copy(self)
        made.cash = self.cash
        return made

    patch.setattr(type(game.law.start()), "copy", copy)


def loses_a_field(game: Game, patch: pytest.MonkeyPatch) -> None:
    describe = game.views.describe

    def without(s: Any, seat: int) -> dict[str, object]:
        return {key: value for key, value in describe(s, seat).items() if key != "bid"}

    patch.setattr(game.views, "describe", without)


def draws_evenly(game: Game, patch: pytest.MonkeyPatch) -> None:
    def draw(s: Any, dice: Any) -> int:
        outcomes = game.law.outcomes(s)
        chosen: int = outcomes[dice.below(len(outcomes))][0]
        return chosen

    patch.setattr(game.law, "draw", draw)


def awards_too_much(game: Game, patch: pytest.MonkeyPatch) -> None:
    awards = game.facts.awards

    def doubled(before: Any, action: int) -> list[Award]:
        return [award._replace(points=2 * award.points) for award in awards(before, action)]

    patch.setattr(game.facts, "awards", doubled)


def says_nothing(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.words, "prompt", lambda s, lang: "")


def leaves_verbs_untranslated(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game.facts, "element_name", lambda element, lang: element.id)


BROKEN: list[tuple[Break, str, str]] = [
    (offers_an_impossible_move, "check_offers", "is offered but cannot be applied: ValueError: not everything"),
    (does_not_change, "check_play", "has not ended after 10000 steps"),
    (shows_a_card_to_one_seat, "check_secrets", "B sees players.A.trades of A"),
    (shows_a_card_to_everybody, "check_known_to", "known_to allows only A to know"),
    (shows_all_cards, "check_samples", "every sample equals the real state"),
    (makes_deals_public, "check_known_to", "known_to makes it public"),
    (gives_no_reason, "check_why", "is not offered, but why gives no reason"),
    (shares_a_list, "check_copies", "they share a list"),
    (loses_a_field, "check_positions", "bid"),
    (draws_evenly, "check_weights", "“deal” is not drawn according to its weights"),
    (awards_too_much, "check_sums", "points by awards, but"),
    (says_nothing, "check_sentences", "is empty"),
    (leaves_verbs_untranslated, "check_names", "is not translated"),
]


def always_pass(game: Game, s: Any, dice: Any) -> int:
    return game.law.moves(s)[0]


@pytest.mark.parametrize(("break_it", "check", "problem"), BROKEN, ids=[one[0].__name__ for one in BROKEN])
def test_a_defect_is_found(
    cartel: ModuleType, monkeypatch: pytest.MonkeyPatch, break_it: Break, check: str, problem: str
) -> None:
    game = ironmaster.game("cartel", seats=3)
    break_it(game, monkeypatch)
    careful = break_it is offers_an_impossible_move
    trial = Trial(game, always_pass) if careful else Trial(game)
    found = {failure.check.__name__: failure.problem for failure in failures(trial)}
    assert problem in found.get(check, ""), found


def test_a_broken_game_is_reported_with_an_exit_code(
    cartel: ModuleType, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    monkeypatch.setattr(cartel.CartelLaw, "why", lambda self, s, text: [])
    code, out, err = cli("conform", "cartel", "--seats", "2", "--games", "2")
    assert (code, err) == (1, "")
    assert "check_why: " in out and "1 of 1 cases failed." in out
