"""The legal moves: numbered, grouped by their first word, and searchable by parts of their words."""

import re
import unicodedata
from itertools import chain, groupby
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironmaster.cli.messages import tell, verb_name
from ironmaster.core.match import Match

FEW: Final = 12


class Offer(NamedTuple):
    """A move with its number."""

    number: int
    text: str

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2] or self.text


def offers(match: Match) -> list[Offer]:
    """Every legal move, numbered from 1 in the order of the groups."""
    groups: dict[str, list[str]] = {}
    for text in match.moves():
        groups.setdefault(text.partition(" ")[0], []).append(text)
    return [Offer(number, text) for number, text in enumerate(chain.from_iterable(groups.values()), 1)]


def grouped(found: list[Offer]) -> list[list[Offer]]:
    """Moves by their first word."""
    return [list(group) for _, group in groupby(found, key=lambda offer: offer.verb)]


def preview(match: Match, text: str, lang: str) -> str:
    """The effect of a legal move, in one sentence."""
    before, after = match.state, match.state
    move = match.game.actions.number(text)
    match.game.law.apply(after, move)
    return match.game.words.sentence(before, move, after, lang)


def matching(match: Match, words: str, lang: str) -> list[Offer]:
    """The moves that contain all the given words, in their text or in their sentence."""
    wanted = _tokens(words)
    every = offers(match)
    if not wanted:
        return []
    found = [offer for offer in every if _holds(offer.text, wanted)]
    return found or [offer for offer in every if _holds(preview(match, offer.text, lang), wanted)]


def fold(text: str) -> str:
    """A text without case and accents and with typewriter's apostrophes, for comparing.

    >>> fold("Règles"), fold("l’ère")
    ('regles', "l'ere")
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(c for c in plain if not unicodedata.combining(c))


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text).replace("_", " "))


def _holds(text: str, wanted: list[str]) -> bool:
    tokens = _tokens(text)
    return all(any(token.startswith(word) for token in tokens) for word in wanted)


# Drawing


def draw_offers(console: Console, match: Match, found: list[Offer], lang: str, room: int | None) -> None:
    """Print the moves in groups. If space is short, print the longest groups only as numbers."""
    groups = [_Group(console, verb_name(match.game.spec.name, lang, group[0].verb), group) for group in grouped(found)]
    while room is not None and sum(group.height for group in groups) > room:
        longest = max(groups, key=lambda group: group.height)
        if longest.height == 1:
            break
        longest.hidden = True
    for group in groups:
        console.print(group.text(lang))


class _Group:
    """Moves with the same first word, on one line if they fit on it."""

    def __init__(self, console: Console, title: str, offers: list[Offer]) -> None:
        self.title = title
        self.offers = offers
        self.hidden = False
        self.line = "".join(f"{offer.number:>5} {offer.rest}" for offer in offers)
        self.inline = len(title) + len(self.line) <= console.width
        self.width = max(len(offer.rest) for offer in offers) + 7
        columns = max(1, console.width // self.width)
        self.lines = -(-len(offers) // columns)

    @property
    def height(self) -> int:
        return 1 if self.hidden or self.inline else 1 + self.lines

    def text(self, lang: str) -> Text:
        title = Text(self.title, style="bold")
        if self.hidden:
            first, last = self.offers[0], self.offers[-1]
            span = {"first": first.number, "last": last.number}
            more = tell(lang, "play-more", count=len(self.offers), verb=first.verb, **span)
            return title.append(f" {more}", style="not bold")
        if self.inline:
            return title.append(self.line, style="not bold")
        return title.append("\n" + "\n".join(self._row(line) for line in range(self.lines)), style="not bold")

    def _row(self, line: int) -> str:
        return "".join(f"{o.number:>4} {o.rest:<{self.width - 5}}" for o in self.offers[line :: self.lines]).rstrip()


def draw_previews(console: Console, match: Match, found: list[Offer], lang: str) -> None:
    """Print a few moves with their effects."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for offer in found:
        table.add_row(str(offer.number), Text(offer.text), Text(preview(match, offer.text, lang), style="dim"))
    console.print(table)
