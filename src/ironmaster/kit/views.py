"""Views of games without hidden information: every seat sees the whole position."""

from collections.abc import Callable
from typing import Any

from ironmaster.core.contract import Law, S, Views
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup


class OpenViews(Views[S]):
    """Views and positions of one game, given how to describe a state and how to read a description."""

    def __init__(self, setup: Setup, law: Law[Any], describe: Callable[[S], Data], read: Callable[[Data], S]) -> None:
        super().__init__(setup, law)
        self._describe = describe
        self._read = read

    def describe(self, s: S, seat: int) -> Data:  # noqa: ARG002
        return self._describe(s)

    def read(self, data: Data) -> S:
        return self._read(data)
