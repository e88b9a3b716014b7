"""`ironmaster conform`: checks a game with the conformance suite."""

from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ironmaster.cli.app import Lang, app, hint
from ironmaster.cli.messages import tell
from ironmaster.cli.screen import console

if TYPE_CHECKING:
    from ironmaster.conformance import Failure

BROKEN: Final = 1
"""The exit code where a check fails."""


@app.command(help=hint("conform"))
def conform(
    game: Annotated[str, typer.Argument(help=hint("game"))],
    seats: Annotated[int | None, typer.Option("--seats", help=hint("conform-seats"))] = None,
    board: Annotated[str | None, typer.Option("--board", help=hint("conform-board"))] = None,
    games: Annotated[int, typer.Option("--games", min=1, help=hint("conform-games"))] = 1,
    lang: Lang = "en",
) -> int:
    from ironmaster.conformance import CHECKS, failures  # imported here, because no other command needs it
    from ironmaster.conformance.cases import chosen
    from ironmaster.conformance.trial import Trial

    screen, failed = console(), 0
    cases = chosen(game, seats, board)
    for case in cases:
        found = list(failures(Trial(case.game(), games=games)))
        _show(screen, str(case), found, lang)
        failed += bool(found)
    summary = {"cases": len(cases), "checks": len(CHECKS), "failed": failed}
    screen.print(Text(tell(lang, "conform-failed" if failed else "conform-passed", **summary), style="bold"))
    return BROKEN if failed else 0


def _show(screen: Console, case: str, found: "list[Failure]", lang: str) -> None:
    mark = (tell(lang, "conform-broken"), "red") if found else (tell(lang, "conform-good"), "green")
    screen.print(Text.assemble(f"{case}  ", mark))
    for failure in found:
        named = f"{failure.check.__name__}: {failure.problem}"
        screen.print(Padding(Text(named), (0, 0, 0, 2), expand=False))
        screen.print(Padding(Text(str(failure.check.__doc__), style="dim"), (0, 0, 0, 4), expand=False))
