"""Hints at the terminal: the best moves of a search, only for a player against bots."""

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from ironmaster.analysis.hints import Hint, hints
from ironmaster.analysis.wording import estimate, hint_text
from ironmaster.bots.contract import Budget
from ironmaster.cli.messages import tell
from ironmaster.cli.moves import offers
from ironmaster.core.sealed import SealedDice
from ironmaster.core.seats import letter

if TYPE_CHECKING:
    from ironmaster.cli.session import Session

BUDGET: Final = Budget(seconds=2.0)


def may_hint(session: "Session") -> bool:
    """Whether hints are allowed: with a second person at the table they would be unfair."""
    return len(session.humans) == 1


def show_hints(session: "Session") -> None:
    """Show the best moves of the seat to act, each with its effect, expected lead and reasons."""
    match, lang, screen = session.match, session.lang, session.screen
    view = match.view(match.to_act)
    dice = SealedDice(f"{match.seed}/hint {letter(match.to_act)}", len(match))
    with screen.waiting(tell(lang, "play-pondering")):
        found = hints(view, match.moves(), dice, BUDGET)
    numbers = {offer.text: offer.number for offer in offers(match)}
    screen.say(tell(lang, "play-hints"), "bold")
    for one in found:
        _show(session, one, numbers[one.move], view)
    screen.say(tell(lang, "play-hint-how"), "dim")


def _show(session: "Session", one: Hint, number: int, view: dict[str, object]) -> None:
    lang, words = session.lang, hint_text(one, view, session.lang)
    head = Text.assemble((f"{number:>4} ", "bold"), one.move)
    if one.line[1:]:
        head.append(f" ({tell(lang, 'play-hint-then', moves=', '.join(one.line[1:]))})", "dim")
    head.append(f"  {estimate(one.margin, one.error, lang)}", "bold")
    session.screen.console.print(head)
    session.screen.console.print(Padding(Text(f"{words.action} {words.why}".strip()), (0, 0, 0, 5), expand=False))
