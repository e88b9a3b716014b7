"""Types of error responses, and of the reasons against a move."""

from msgspec import Struct


class ElementCard(Struct, kw_only=True, frozen=True):
    """A thing on the table by its kind and id, as the elements of offers have them."""

    kind: str
    id: str


class Reason(Struct, kw_only=True):
    """One rule that forbids a move. `where` lists the things on the table that the sentence is about."""

    clause: str
    sentence: str
    law: str
    source: list[str]
    where: list[ElementCard] = []


class Problem(Struct, kw_only=True):
    """An error: `code` is for programs, `message` for people."""

    status: int
    code: str
    message: str
    field: str = ""
    detail: str = ""
    index: int | None = None
    refusals: list[Reason] = []
