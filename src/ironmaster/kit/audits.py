"""Checks for the audit of a state: pairs of a condition and the message if it does not hold."""

Check = tuple[bool, str]


def wrong(checks: list[Check]) -> list[str]:
    """The messages of the checks that fail.

    >>> wrong([(True, "cash below zero"), (False, "too many links")])
    ['too many links']
    """
    return [words for holds, words in checks if not holds]


def outdated(checks: list[Check]) -> list[str]:
    """The messages of derived values that differ from newly computed ones."""
    return [f"{name} out of date" for name in wrong(checks)]


def cards(ids: list[str], totals: list[int], lying: list[list[int]], hands: list[tuple[int, ...]]) -> list[Check]:
    """Checks that every card is in exactly one hand or heap (`lying`, counted by kind), and that hands are sorted."""
    checks = [(list(hand) == sorted(hand), "an unsorted hand") for hand in hands]
    for card, total in enumerate(totals):
        counts = [heap[card] for heap in lying] + [hand.count(card) for hand in hands]
        checks.append((min(counts) >= 0, f"fewer than no {ids[card]} cards"))
        checks.append((sum(counts) == total, f"the {ids[card]} cards do not add up"))
    return checks
