"""What a referee finds wrong with a state: checks that hold or do not, and what is said where they do not."""

Check = tuple[bool, str]


def wrong(checks: list[Check]) -> list[str]:
    """What the checks that do not hold say.

    >>> wrong([(True, "cash below zero"), (False, "too many links")])
    ['too many links']
    """
    return [words for holds, words in checks if not holds]


def outdated(checks: list[Check]) -> list[str]:
    """What is kept current in a state but does not equal what is made anew."""
    return [f"{name} out of date" for name in wrong(checks)]


def cards(ids: list[str], totals: list[int], lying: list[list[int]], hands: list[tuple[int, ...]]) -> list[Check]:
    """That all cards of each kind are there, in hands, which are sorted, or lying somewhere, counted by kind."""
    checks = [(list(hand) == sorted(hand), "an unsorted hand") for hand in hands]
    for card, total in enumerate(totals):
        counts = [heap[card] for heap in lying] + [hand.count(card) for hand in hands]
        checks.append((min(counts) >= 0, f"fewer than no {ids[card]} cards"))
        checks.append((sum(counts) == total, f"the {ids[card]} cards do not add up"))
    return checks
