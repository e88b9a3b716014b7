"""Numbered actions: every move and chance outcome of a game on a board, as a number and as text."""


class Actions:
    """A fixed two-way table of numbers and texts.

    >>> actions = Actions(["pass", "build coal wigan/1 with coal"])
    >>> actions.number("pass"), actions.text(1)
    (0, 'build coal wigan/1 with coal')
    """

    def __init__(self, texts: list[str]) -> None:
        self._texts: list[str] = texts
        self._numbers: dict[str, int] = {text: number for number, text in enumerate(texts)}
        self._folded: dict[str, int] = {}
        if len(self._numbers) != len(texts):
            raise ValueError("two actions share a text")

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, number: int) -> str:
        """The words of an action."""
        return self._texts[number]

    def number(self, text: str) -> int:
        """The number of the action with exactly these words, -1 if there is none."""
        return self._numbers.get(text, -1)

    def find(self, text: str) -> int:
        """The number of the action with these words in any case, -1 if there is none."""
        if not self._folded:
            self._folded = {known.lower(): number for known, number in self._numbers.items()}
        return self._folded.get(text.lower(), -1)

    def texts(self, numbers: list[int]) -> list[str]:
        """The words of several actions, in the given order."""
        return [self._texts[number] for number in numbers]
