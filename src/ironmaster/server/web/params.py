"""Path and query parameters of the API. A path parameter of another form gets a 404 response."""

from typing import Annotated, Final

from litestar.params import Parameter

from ironmaster.server.store.chat import NEWEST

WORD: Final = "^[0-9A-Za-z_-]*$"

Game = Annotated[str, Parameter(max_length=64, pattern=WORD, description="The name of a game.")]
Board = Annotated[str, Parameter(max_length=64, pattern=WORD, description="The id of a board.")]
Table = Annotated[str, Parameter(min_length=1, max_length=32, pattern=WORD, description="The id of a table.")]
Link = Annotated[str, Parameter(min_length=1, max_length=100, pattern=WORD, description="The token of a link.")]
PersonId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=WORD, description="The id of a person.")]
TokenId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=WORD, description="The id of a token.")]
Line = Annotated[int, Parameter(ge=1, le=NEWEST, description="The number of a chat line.")]
As = Annotated[
    str,
    Parameter(
        pattern="^([A-H]|turn)?$",
        description="A seat, `turn`, or nothing for a watcher.",
    ),
]
At = Annotated[int | None, Parameter(ge=0, le=1_000_000, description="An index: a length of the journal.")]
