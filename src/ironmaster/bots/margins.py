"""By how much a seat is ahead: what every thinking bot tries to increase."""


def margin(forecast: list[float], seat: int) -> float:
    """How far a seat is before the others, half before the best of them, half before their mean.

    >>> margin([50.0, 40.0, 20.0], 0)
    15.0
    """
    best = -1e18
    total = 0.0
    for other in range(len(forecast)):
        if other != seat:
            total += forecast[other]
            if forecast[other] > best:
                best = forecast[other]
    return forecast[seat] - (best + total / (len(forecast) - 1)) / 2.0
