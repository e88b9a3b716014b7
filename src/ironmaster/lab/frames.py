"""A record as a data frame: a row for each decision and each outcome of chance, with the table after it."""

import numpy as np
import pandas as pd

from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.features import ASKED, FIRST, NUMBER, SEATS, SECOND
from ironmaster.core.match import Match
from ironmaster.core.record import Record
from ironmaster.core.replay import replay
from ironmaster.observations import packer, width_of

SINGLE = (NUMBER, ASKED, FIRST, SECOND)
ENTRY = ("number", "seat", "move", "words", "choices")


def frame(game: Match | Record | str, lang: str = "en") -> pd.DataFrame:
    """The game of a match, a record or the text of a record, entry by entry.

    The first columns are `number`, `seat` (-1 for chance), `move`, `words` (a sentence in the language) and `choices`
    (the number of legal moves). The others describe the table after it: rounds, markets and the like by name, and
    the values of each seat as `cash_0`, `cash_1` and so on.
    """
    match = game if isinstance(game, Match) else replay(str(game))
    table, state = match.game, match.at(0).state
    writer = packer(table.observation.features(), table.seats)
    seen = np.zeros((len(match), width_of(table.observation.features())), np.int16)
    entries: list[tuple[int, int, str, str, int]] = []
    for row, (actor, action) in enumerate(match.log):
        before = state.copy()
        choices = 0 if actor == CHANCE else len(table.law.moves(state))
        (table.law.settle if actor == CHANCE else table.law.apply)(state, action)
        writer.pack([state], [table.law.to_act(state)], [0], seen, row)
        words = table.words.sentence(before, action, state, lang)
        entries.append((row + 1, actor, table.actions.text(action), words, choices))
    names = columns(table)
    numbers = pd.DataFrame(seen[:, list(names.values())], columns=list(names))
    return pd.concat([pd.DataFrame(entries, columns=list(ENTRY)), numbers], axis=1)


def columns(table: Game) -> dict[str, int]:
    """The columns, by name, with their places in an observation: public numbers of the table and of each seat."""
    found: dict[str, int] = {}
    at = 0
    for feature in table.observation.features():
        if feature.how in SINGLE:
            found[feature.name] = at
        elif feature.how == SEATS and feature.length == table.seats:
            found.update({f"{feature.name}_{seat}": at + seat for seat in range(table.seats)})
        at += feature.length
    return found
