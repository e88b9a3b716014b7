"""What a page draws and looks up beside the play."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ironmaster.server.hall import Hall
from ironmaster.server.rooms.journal import game_of
from ironmaster.server.web import facts, playing
from ironmaster.server.web.caller import Caller
from ironmaster.server.web.params import Board, Game, Table
from ironmaster.server.wire_table import BoardSheet

Seats = Annotated[int | None, Parameter(ge=1, le=8, description="How many seats; as many as there can be if left out.")]


@get("/api/tables/{table:str}/board", summary="The board of a table, with all that is fixed and printed")
async def board(hall: Hall, caller: Caller, table: Table, language: str) -> BoardSheet:
    room = await playing.entered(hall, caller.reader(), table)
    return facts.board_sheet(game_of(room.rights.row), language)


@get("/api/games/{game:str}/boards/{board:str}", summary="A board by default rules, with all that is fixed and printed")
async def game_board(game: Game, board: Board, language: str, seats: Seats = None) -> BoardSheet:
    return facts.board_sheet(facts.printed(game, board, seats), language)


HANDLERS = (board, game_board)
