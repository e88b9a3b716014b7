"""Points that a seat receives: how many, for what, and by which rule."""

from collections.abc import Mapping
from typing import NamedTuple

from ironmaster.core.elements import Element
from ironmaster.core.messages import say
from ironmaster.core.naming import Value
from ironmaster.core.refusal import name
from ironmaster.core.rulebook import game_of


class Award(NamedTuple):
    """One line of a scoring. `sentence` says what the points are for, `title` names the part of the scoring."""

    seat: int
    points: int
    part: str
    """Lines of one part are shown together. The message `part-<part>` is its title."""
    clause: str
    message: str
    params: Mapping[str, Value]
    elements: tuple[Element, ...] = ()
    """The elements that are scored."""

    @property
    def game(self) -> str:
        """The game whose messages are used, or `core` if the award names no clause."""
        return game_of(self.clause) if self.clause else "core"

    def sentence(self, lang: str = "en") -> str:
        """The reason for the points."""
        named = {key: name(self.game, lang, value) for key, value in self.params.items()}
        return say(self.game, lang, self.message, named)

    def title(self, lang: str = "en") -> str:
        """The name of the part of the scoring."""
        return say(self.game, lang, f"part-{self.part}", {})
