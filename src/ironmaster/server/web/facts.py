"""What a page looks up about a table or a game without playing: what is printed, how it stands in words, its course."""

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
from ironmaster.core.spec import BoardInfo
from ironmaster.server.errors import NotHere
from ironmaster.server.hall import Hall
from ironmaster.server.rooms.chronicle import Chronicle, Scored
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.rooms.room import Room
from ironmaster.server.rooms.telling import WATCHER
from ironmaster.server.rooms.updates import past
from ironmaster.server.web.caller import Caller
from ironmaster.server.web.playing import entered, seat_to_see
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


# What is printed


@lru_cache(maxsize=64)
def board_sheet(game: Game, lang: str) -> BoardSheet:
    """The board of a game with all that is fixed and printed."""
    listed = _listed(game.spec.name, game.board)
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
        menus=[[_named(game, one, lang) for one in menu] for menu in game.menus()],
        fixtures=game.fixtures(lang),
    )


def _named(game: Game, element: Element, lang: str) -> Named:
    return Named(kind=element.kind, id=element.id, name=game.element_name(element, lang))


def printed(game: str, board: str, seats: int | None) -> Game:
    """A game by its default rules, for looking at; for as many seats as the board has unless said otherwise."""
    if game not in names():
        raise NotHere("game")
    listed = _listed(game, board)
    return shared_game(game, seats or max(listed.seats), board, "{}")


def _listed(game: str, board: str) -> BoardInfo:
    for listed in spec_of(game).boards:
        if listed.id == board:
            return listed
    raise NotHere("board")


# The table in words


async def panels(hall: Hall, caller: Caller, table: str, seat: str, at: int | None, lang: str) -> PanelSheet:
    """The table as panels, now or when its journal had the length `at`, made from what the reader may know."""
    room = await entered(hall, caller.reader(), table, current=True)
    eyes = seat_to_see(room, caller, seat)
    async with room.lock:
        return await asyncio.to_thread(_panels, room, eyes, room.index if at is None else at, lang)


def _panels(room: Room, seat: int, at: int, lang: str) -> PanelSheet:
    match = past(room, at)
    game, state = match.game, match.state
    return PanelSheet(
        index=at,
        seat=None if seat == WATCHER else letter(seat),
        chapter=game.chapter(state, lang),
        panels=[_panel(game, panel, lang) for panel in game.panels(match.view(seat), lang)],
        figures=[
            SeatFigure(name=name, label=game.figure_name(name, lang), values=_by_letter(values))
            for name, values in game.figures(state).items()
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


# The course of the game


async def figures(hall: Hall, caller: Caller, table: str, lang: str) -> FigureSheet:
    """How the seats stood from turn to turn."""
    return await _of_course(hall, caller, table, lambda game, course: _figures(game, course, lang))


async def scoring(hall: Hall, caller: Caller, table: str, lang: str) -> ScoringSheet:
    """What every point so far was for."""
    return await _of_course(hall, caller, table, lambda game, course: _scoring(game, course, lang))


async def _of_course(hall: Hall, caller: Caller, table: str, make: Callable[[Game, Chronicle], Sheet]) -> Sheet:
    room = await entered(hall, caller.reader(), table, current=True)
    journal = room.begun()

    def work() -> tuple[Chronicle, Sheet]:
        course = (room.chronicle or Chronicle(journal)).go_on(journal)
        return course, make(journal.match.game, course)

    async with room.lock:
        room.chronicle, sheet = await asyncio.to_thread(work)
    return sheet


def _figures(game: Game, course: Chronicle, lang: str) -> FigureSheet:
    return FigureSheet(
        index=[sample.at for sample in course.samples],
        chapters=[ChapterMark(index=chapter.at, name=chapter.names[lang]) for chapter in course.chapters],
        figures=[_figure(game, course, name, lang) for name in (course.samples[0].figures if course.samples else ())],
    )


def _figure(game: Game, course: Chronicle, name: str, lang: str) -> FigureLine:
    values = {letter(seat): [sample.figures[name][seat] for sample in course.samples] for seat in range(game.seats)}
    return FigureLine(name=name, label=game.figure_name(name, lang), values=values)


def _scoring(game: Game, course: Chronicle, lang: str) -> ScoringSheet:
    titles = {scored.award.part: scored.award.title(lang) for scored in course.scored}
    return ScoringSheet(
        index=course.length,
        seats=[
            SeatScoring(
                seat=letter(seat),
                total=course.scores[seat],
                start=course.start[seat],
                parts=[_part(game, course, seat, part, title, lang) for part, title in titles.items()],
            )
            for seat in range(game.seats)
        ],
    )


def _part(game: Game, course: Chronicle, seat: int, part: str, title: str, lang: str) -> ScoredPart:
    own = [scored for scored in course.scored if (scored.award.seat, scored.award.part) == (seat, part)]
    points = sum(scored.award.points for scored in own)
    return ScoredPart(part=part, title=title, points=points, lines=[_line(game, scored, lang) for scored in own])


def _line(game: Game, scored: Scored, lang: str) -> AwardLine:
    award = scored.award
    named = [Named(kind=one.kind, id=one.id, name=game.element_name(one, lang)) for one in award.elements]
    text = award.sentence(lang)
    return AwardLine(text=text, points=award.points, clause=award.clause, elements=named, index=scored.at)
