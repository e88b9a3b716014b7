"""The final ranking as a table."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironmaster.cli.draw import seat_style
from ironmaster.cli.messages import tell
from ironmaster.core.match import Match
from ironmaster.core.naming import signed
from ironmaster.core.seats import letter


def draw_ranking(screen: Console, match: Match, lang: str) -> None:
    """Print the seats from first to last, with points and shared places."""
    scores, places, out = match.scores(), match.places(), match.game.law.out(match.state)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for key, side in (("place", "right"), ("seat", "left"), ("points", "right")):
        table.add_column(tell(lang, f"ranking-{key}"), justify="right" if side == "right" else "left")
    table.add_column("")
    for seat in match.ranking():
        named = Text(letter(seat), style=seat_style(letter(seat)))
        table.add_row(str(places[seat]), named, signed(scores[seat]), tell(lang, "ranking-out") if seat in out else "")
    screen.print(Text(tell(lang, "ranking"), style="bold underline"))
    screen.print(table)
    screen.print(Text(match.game.words.standings(match.state, lang)))
