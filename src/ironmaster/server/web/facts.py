"""Reference data for a page: boards, the table as text panels, figures over the game, and the scoring."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from ironmaster.core.contract import Game
from ironmaster.core.elements import Element
from ironmaster.core.messages import is_translated
from ironmaster.core.panels import Cell, Panel
from ironmaster.core.registry import names, spec_of
from ironmaster.core.seats import letter
from ironmaster.server.context import AppContext
from ironmaster.server.errors import NotFound
from ironmaster.server.rooms.history import History, Scored
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.rooms.rendering import WATCHER
from ironmaster.server.rooms.room import Room
from ironmaster.server.rooms.updates import past
from ironmaster.server.web.authentication import Caller
from ironmaster.server.web.playing import room_for, viewed_seat
from ironmaster.server.wire import Named
from ironmaster.server.wire_table import (
    AwardLine,
    BoardSheet,
    CellText,
    ChapterMark,
    FigureLine,
    FigureSheet,
    PanelCard,
    PanelSheet,
    ScoredPart,
    ScoringSheet,
    SeatFigure,
    SeatScoring,
)

Sheet = TypeVar("Sheet")


# Boards


@lru_cache(maxsize=64)
def board_sheet(game: Game, lang: str) -> BoardSheet:
    """The board of a game with everything printed on it."""
    listed = game.spec.board(game.board)
    if listed is None:
        raise NotFound("board")
    return BoardSheet(
        game=game.spec.name,
        title=game.spec.title,
        board=listed.id,
        name=listed.name(lang),
        confidence=listed.confidence,
        note=listed.note.get(lang) or listed.note["en"],
        seats=game.seats,
        secrets=game.spec.secrets,
        translated=is_translated(game.spec.name, lang),
        menus=[[_named(game, one, lang) for one in menu] for menu in game.facts.menus()],
        fixtures=game.facts.fixtures(lang),
    )


def _named(game: Game, element: Element, lang: str) -> Named:
    return Named(kind=element.kind, id=element.id, name=game.facts.element_name(element, lang))


def default_game(game: str, board: str, seats: int | None) -> Game:
    """A game with default rules, for showing its board. By default it has as many seats as the board allows."""
    if game not in names():
        raise NotFound("game")
    spec = spec_of(game)
    listed = next((one for one in spec.boards if one.id == board), None)
    if listed is None:
        raise NotFound("board")
    return shared_game(game, listed.key, seats or max(listed.seats), "{}", spec.ruleset)


# The table as text


async def panels(context: AppContext, caller: Caller, table: str, seat: str, at: int | None, lang: str) -> PanelSheet:
    """The table as text panels, now or at the journal length `at`, made from the view of the reader."""
    room = await room_for(context, caller.reader(), table, current=True)
    viewer = viewed_seat(room, caller, seat)
    async with room.lock:
        return await asyncio.to_thread(_panels, room, viewer, room.index if at is None else at, lang)


def _panels(room: Room, seat: int, at: int, lang: str) -> PanelSheet:
    match = past(room, at)
    game, state = match.game, match.state
    return PanelSheet(
        index=at,
        seat=None if seat == WATCHER else letter(seat),
        chapter=game.words.chapter(state, lang),
        panels=[_panel(game, panel, lang) for panel in game.facts.panels(match.view(seat), lang)],
        figures=[
            SeatFigure(name=name, label=game.facts.figure_name(name, lang), values=_by_letter(values))
            for name, values in game.facts.figures(state).items()
        ],
    )


def _by_letter(values: list[int]) -> dict[str, int]:
    return {letter(seat): value for seat, value in enumerate(values)}


def _panel(game: Game, panel: Panel, lang: str) -> PanelCard:
    rows = [[_cell(game, cell, lang) for cell in row] for row in panel.rows]
    return PanelCard(title=panel.title, rows=rows, beside=panel.beside)


def _cell(game: Game, cell: Cell, lang: str) -> CellText:
    element = _named(game, cell.element, lang) if cell.element else None
    return CellText(text=cell.text, owner=cell.owner, emphasis=cell.emphasis, element=element)


# The history of the game


async def figures(context: AppContext, caller: Caller, table: str, lang: str) -> FigureSheet:
    """The figures of the seats from turn to turn."""
    return await _from_history(context, caller, table, lambda game, history: _figures(game, history, lang))


async def scoring(context: AppContext, caller: Caller, table: str, lang: str) -> ScoringSheet:
    """All points so far, and what they were for."""
    return await _from_history(context, caller, table, lambda game, history: _scoring(game, history, lang))


async def _from_history(
    context: AppContext, caller: Caller, table: str, make: Callable[[Game, History], Sheet]
) -> Sheet:
    room = await room_for(context, caller.reader(), table, current=True)
    journal = room.started_journal()

    def work() -> tuple[History, Sheet]:
        history = (room.history or History(journal)).extend(journal)
        return history, make(journal.match.game, history)

    async with room.lock:
        room.history, sheet = await asyncio.to_thread(work)
    return sheet


def _figures(game: Game, history: History, lang: str) -> FigureSheet:
    names = history.samples[0].figures if history.samples else {}
    return FigureSheet(
        index=[sample.at for sample in history.samples],
        chapters=[ChapterMark(index=chapter.at, name=chapter.names[lang]) for chapter in history.chapters],
        figures=[_figure(game, history, name, lang) for name in names],
    )


def _figure(game: Game, history: History, name: str, lang: str) -> FigureLine:
    values = {letter(seat): [sample.figures[name][seat] for sample in history.samples] for seat in range(game.seats)}
    return FigureLine(name=name, label=game.facts.figure_name(name, lang), values=values)


def _scoring(game: Game, history: History, lang: str) -> ScoringSheet:
    titles = {scored.award.part: scored.award.title(lang) for scored in history.scored}
    return ScoringSheet(
        index=history.length,
        seats=[
            SeatScoring(
                seat=letter(seat),
                total=history.scores[seat],
                start=history.start[seat],
                parts=[_part(game, history, seat, part, title, lang) for part, title in titles.items()],
            )
            for seat in range(game.seats)
        ],
    )


def _part(game: Game, history: History, seat: int, part: str, title: str, lang: str) -> ScoredPart:
    own = [scored for scored in history.scored if (scored.award.seat, scored.award.part) == (seat, part)]
    points = sum(scored.award.points for scored in own)
    return ScoredPart(part=part, title=title, points=points, lines=[_line(game, scored, lang) for scored in own])


def _line(game: Game, scored: Scored, lang: str) -> AwardLine:
    award = scored.award
    named = [Named(kind=one.kind, id=one.id, name=game.facts.element_name(one, lang)) for one in award.elements]
    text = award.sentence(lang)
    return AwardLine(text=text, points=award.points, clause=award.clause, elements=named, index=scored.at)
