"""What a page looks up about a table or a game, without playing: what is printed."""

from functools import lru_cache

from ironmaster.core.contract import Game
from ironmaster.core.registry import names, spec_of
from ironmaster.core.spec import BoardInfo
from ironmaster.server.errors import NotHere
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.wire_table import BoardSheet


@lru_cache(maxsize=64)
def board_sheet(game: Game, lang: str) -> BoardSheet:
    """The board of a game with all that is fixed and printed."""
    listed = _listed(game.spec.name, game.board)
    return BoardSheet(
        game=game.spec.name,
        title=game.spec.title,
        board=listed.id,
        name=listed.name,
        confidence=listed.confidence,
        note=listed.note.get(lang) or listed.note["en"],
        seats=game.seats,
        fixtures=game.fixtures(lang),
    )


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
