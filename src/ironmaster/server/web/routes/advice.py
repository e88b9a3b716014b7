"""Routes for hints and for analyses of finished games."""

from litestar import get, post

from ironmaster.server.context import AppContext
from ironmaster.server.web import advice
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.params import Table
from ironmaster.server.web.responses import SafeResponse
from ironmaster.server.wire_advice import AnalysisSheet, HintForm, HintSheet


@post("/api/tables/{table:str}/hint", summary="The best moves, where all others are bots", status_code=200)
async def hint(context: AppContext, caller: Caller, table: Table, data: HintForm, language: str) -> HintSheet:
    return await advice.hint(context, caller, table, data, language)


@post("/api/tables/{table:str}/analysis", summary="Let a game that has ended be analysed", status_code=200)
async def analyse(context: AppContext, caller: Caller, table: Table, language: str) -> AnalysisSheet:
    return await advice.request(context, caller, table, language)


@get("/api/tables/{table:str}/analysis", summary="The analysis of a game, or how far it has come")
async def analysis(context: AppContext, caller: Caller, table: Table, language: str) -> AnalysisSheet:
    return await advice.status(context, caller, table, language)


@get("/api/tables/{table:str}/analysis.html", summary="The analysis as a page to keep", media_type="text/html")
async def analysis_page(context: AppContext, caller: Caller, table: Table, language: str) -> SafeResponse[str]:
    room, text = await advice.as_page(context, caller, table, language)
    headers = {"content-disposition": f'attachment; filename="{room.rights.row.game}-{room.id}.html"'}
    return SafeResponse(text, media_type="text/html", headers=headers)


HANDLERS = (hint, analyse, analysis, analysis_page)
