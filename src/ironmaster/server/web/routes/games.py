"""Routes for games, boards and rules."""

from importlib.metadata import version

from litestar import get

from ironmaster.bots.registry import bot_names
from ironmaster.core.messages import AVAILABLE
from ironmaster.core.registry import names, sets_by_value, specs, written
from ironmaster.core.rulebook import Rulebook, Ruling, rulebook
from ironmaster.core.spec import Spec
from ironmaster.core.switches import Switch
from ironmaster.server.context import AppContext
from ironmaster.server.errors import NotFound
from ironmaster.server.web.params import Game
from ironmaster.server.wire_games import (
    About,
    BoardCard,
    ClauseCard,
    DepartureCard,
    GameCard,
    RulebookCard,
    RulingCard,
    SectionCard,
    SwitchCard,
)


@get("/api/about", summary="Name, version and features of this server")
async def about(context: AppContext) -> About:
    return About(
        name="Ironmaster",
        version=version("ironmaster"),
        languages=list(AVAILABLE),
        games=[spec.name for spec in specs()],
        bots=bot_names() if context.settings.bot_processes else [],
        guests=context.settings.guests,
    )


@get("/api/games", summary="The games, with their boards and rule switches")
async def games(language: str) -> list[GameCard]:
    return [_card(spec, language) for spec in specs()]


@get("/api/games/{game:str}/rules", summary="The rulebook of a game")
async def rules(game: Game, language: str) -> RulebookCard:
    if game not in names():
        raise NotFound("game")
    book = rulebook(game)
    return RulebookCard(
        game=game,
        title=_in(book.title, language),
        credit=_in(book.credit, language),
        translated=book.is_translated(language),
        sections=[SectionCard(id=one, title=book.heading(one, language)) for one in book.sections],
        clauses=[
            ClauseCard(
                id=clause.id,
                number=clause.number,
                section=clause.section,
                source=book.sources(clause.source, language),
                rulings=list(clause.rulings),
                text=clause.text(language),
            )
            for clause in book.clauses
        ],
        rulings=[ruling_card(book, one, language) for one in book.rulings],
    )


def ruling_card(book: Rulebook, ruling: Ruling, lang: str) -> RulingCard:
    """A ruling in a language, with what it departs from."""
    said = ruling.departure
    departure = said and DepartureCard(
        text=_in(said.text, lang), source=book.sources(said.source, lang), reason=_in(said.reason, lang)
    )
    return RulingCard(id=ruling.id, switch=ruling.switch, text=ruling.text(lang), departure=departure)


def _card(spec: Spec, lang: str) -> GameCard:
    boards = [
        BoardCard(
            id=board.id,
            version=board.version,
            name=board.name(lang),
            seats=list(board.seats),
            confidence=board.confidence,
            note=_in(board.note, lang),
        )
        for board in spec.boards
    ]
    return GameCard(
        name=spec.name,
        title=spec.title,
        credit=_in(spec.credit, lang),
        ruleset=spec.ruleset,
        seats=list(spec.seats),
        boards=boards,
        switches=[_switch(spec, switch, lang) for switch in spec.switches],
        secrets=spec.secrets,
    )


def _switch(spec: Spec, switch: Switch, lang: str) -> SwitchCard:
    said = next(one for one in rulebook(spec.name).switches if one.name == switch.name)
    return SwitchCard(
        name=switch.name,
        text=_in(said.texts, lang),
        values=list(switch.values),
        meanings={written(value): _in(said.values.get(written(value), {}), lang) for value in switch.values},
        ruling=switch.ruling,
        sets=sets_by_value(spec, switch),
        seats=list(switch.seats),
    )


def _in(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang) or texts.get("en", "")


HANDLERS = (about, games, rules)
