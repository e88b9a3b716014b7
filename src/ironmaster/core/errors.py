"""Errors that a user can cause. Every error has a code, and a sentence in each language."""

from typing import TYPE_CHECKING, ClassVar

from ironmaster.core.naming import addressing, reader

if TYPE_CHECKING:
    from ironmaster.core.refusal import Refusal


class IronmasterError(ValueError):
    """Base class of the errors that a user can act on. `code` names the case, `say` returns the sentence.

    A case may name the scope of its message: `ParseError("brass.slot", word="x")` uses the message `error-parse-slot`
    of `brass`. A case without a dot uses a message of the core.
    """

    kind: ClassVar[str] = "error"

    def __init__(self, case: str, **params: str | int) -> None:
        scope, _, self.case = case.rpartition(".")
        self.scope = scope or "core"
        self.params = params
        super().__init__(self.say("en"))

    @property
    def code(self) -> str:
        """A stable name for programs, such as `position-unknown-card`."""
        return f"{self.kind}-{self.case}"

    def say(self, lang: str = "en") -> str:
        """The error in a language."""
        from ironmaster.core.messages import say

        return say(self.scope, lang, f"error-{self.code}", self.params)


class SetupError(IronmasterError):
    """A game cannot be set up as asked: unknown game, seats, switch or value."""

    kind = "setup"


class BoardError(IronmasterError):
    """A board is unknown or its file is wrong."""

    kind = "board"


class ParseError(IronmasterError):
    """The text is not a move of this game."""

    kind = "parse"


class StaleMove(IronmasterError):
    """The move was made for an earlier state of the match."""

    kind = "stale"


class TurnError(IronmasterError):
    """It is not the seat's turn, or the game is over."""

    kind = "turn"


class HistoryError(IronmasterError):
    """There is nothing to undo or redo, or the log has no such entry."""

    kind = "history"


class PositionError(IronmasterError):
    """The position is malformed or impossible; `params['where']` names the field."""

    kind = "position"


class RecordError(IronmasterError):
    """The record is damaged, edited or of another version; `params['line']` names the line."""

    kind = "record"


class FileError(IronmasterError):
    """A file is missing, is not text, or cannot be written; `params['path']` names it."""

    kind = "file"


class UnknownClause(IronmasterError):
    """No clause has this id."""

    kind = "clause"


class IllegalMove(IronmasterError):
    """A well-formed move that the rules forbid; `refusals` says which rules."""

    kind = "illegal"

    def __init__(self, text: str, refusals: "list[Refusal]") -> None:
        self.refusals = refusals
        self.reader = reader()
        """Whoever made the move is addressed as “you”, wherever the error is shown."""
        super().__init__("move", move=text)

    def say(self, lang: str = "en") -> str:
        with addressing(self.reader):
            return "\n".join(f"{refusal.sentence(lang)} [{refusal.clause}]" for refusal in self.refusals)
