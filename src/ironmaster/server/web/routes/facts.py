"""Routes for boards, text panels, figures and scoring."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ironmaster.server.context import AppContext
from ironmaster.server.rooms.journal import game_of
from ironmaster.server.web import facts, playing
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.params import As, At, Board, Game, Table
from ironmaster.server.wire_table import BoardSheet, FigureSheet, PanelSheet, ScoringSheet

Seats = Annotated[int | None, Parameter(ge=1, le=8, description="How many seats; as many as there can be if left out.")]


@get("/api/tables/{table:str}/board", summary="The board of a table, with all that is fixed and printed")
async def board(context: AppContext, caller: Caller, table: Table, language: str) -> BoardSheet:
    room = await playing.room_for(context, caller.reader(), table)
    return facts.board_sheet(game_of(room.rights.row), language)


@get("/api/games/{game:str}/boards/{board:str}", summary="A board by default rules, with all that is fixed and printed")
async def game_board(game: Game, board: Board, language: str, seats: Seats = None) -> BoardSheet:
    return facts.board_sheet(facts.default_game(game, board, seats), language)


@get("/api/tables/{table:str}/panels", summary="The table as text panels, now or `at` an index")
async def panels(
    context: AppContext, caller: Caller, table: Table, language: str, seat: As = "", at: At = None
) -> PanelSheet:
    return await facts.panels(context, caller, table, seat, at, language)


@get("/api/tables/{table:str}/figures", summary="How the seats stood from turn to turn, and where rounds begin")
async def figures(context: AppContext, caller: Caller, table: Table, language: str) -> FigureSheet:
    return await facts.figures(context, caller, table, language)


@get("/api/tables/{table:str}/scoring", summary="Every point so far and what it was for")
async def scoring(context: AppContext, caller: Caller, table: Table, language: str) -> ScoringSheet:
    return await facts.scoring(context, caller, table, language)


HANDLERS = (board, game_board, panels, figures, scoring)
