"""Cartel: a small game of bids for orders, with a secret trade for each player."""

from pathlib import Path
from typing import Final

from ironmaster.core.contract import Game
from ironmaster.core.registry import register
from ironmaster.core.rulebook import read_rulebook
from ironmaster.core.spec import VERIFIED, BoardInfo, Setup, Spec

from .law import CartelLaw, CartelState
from .words import CartelFacts, CartelViews, CartelWords

HOME: Final = Path(__file__).parent
BOOK: Final = read_rulebook("cartel", HOME / "rulebook.toml")
BOARD: Final = BoardInfo("table", {"en": "Table"}, (2, 3, 4, 5), VERIFIED, {"en": "No board.", "fr": "Pas de plateau."})
SPEC: Final = Spec("cartel", BOOK.title["en"], BOOK.credit, {1: {}}, BOARD.seats, (BOARD,), (), secrets=True)


def cartel(setup: Setup) -> Game:
    """The game for a number of seats."""
    setup.spec.check_listed(setup.board)
    law = CartelLaw(setup.seats)
    return Game(setup, law, CartelViews(setup, law, CartelState), CartelWords(law), CartelFacts(law, "cartel"))


register(SPEC, cartel, HOME)
