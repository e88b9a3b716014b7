"""Chances of winning from forecast points."""

import pytest

from ironmaster.analysis.chances import chances, settled


@pytest.mark.parametrize("forecast", [[10.0, 10.0], [50.0, 40.0, 30.0], [1.0, 200.0, 199.0, 3.0], [-5.0] * 6])
@pytest.mark.parametrize("left", [1.0, 0.3, 0.003, 0.0])
def test_chances_sum_to_one_and_follow_the_forecast(forecast: list[float], left: float) -> None:
    found = chances(forecast, 16.0, left)
    assert sum(found) == pytest.approx(1.0)
    assert sorted(found) == [pytest.approx(found[seat]) for seat in sorted(range(len(found)), key=forecast.__getitem__)]


def test_equal_forecasts_are_equal_chances() -> None:
    assert chances([7.0, 7.0, 7.0], 16.0, 0.5) == [pytest.approx(1 / 3)] * 3


def test_with_two_seats_a_lead_of_one_error_wins_five_times_in_six() -> None:
    assert chances([16.0, 0.0], 16.0, 1.0)[0] == pytest.approx(0.8413, abs=0.001)


def test_the_same_lead_is_worth_more_later_in_the_game() -> None:
    leads = [chances([30.0, 25.0, 20.0], 16.0, left)[0] for left in (1.0, 0.5, 0.1, 0.01, 0.0)]
    assert leads == sorted(leads)
    assert leads[-1] == 1.0


def test_at_the_end_first_places_share_the_win() -> None:
    assert settled([1, 2, 3]) == [1.0, 0.0, 0.0]
    assert settled([1, 1, 3, 4]) == [0.5, 0.5, 0.0, 0.0]
    assert chances([9.0, 9.0, 2.0], 16.0, 0.0) == [0.5, 0.5, 0.0]
