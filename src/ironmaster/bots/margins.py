"""The margin of a seat: the quantity that the bots maximise."""


def margin(forecast: list[float], seat: int) -> float:
    """The lead of a seat: the mean of its leads over the best other seat and over the average of the others.

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
