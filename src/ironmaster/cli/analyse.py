"""`ironmaster analyse`: evaluates every decision of a recorded game."""

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ironmaster.analysis.analyse import analyse as judged
from ironmaster.analysis.analyse import questions
from ironmaster.analysis.page import page
from ironmaster.analysis.results import Analysis
from ironmaster.bots.contract import Budget
from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.files import may_write, read_text, write_text
from ironmaster.cli.messages import tell
from ironmaster.cli.progress import Meter
from ironmaster.core.errors import IronmasterError
from ironmaster.core.match import Match
from ironmaster.core.replay import replay

SECONDS: Final = 0.5
ENDLESS: Final = 3600.0
"""The time limit of a decision if iterations are counted."""


class AnalyseError(IronmasterError):
    """The options of an analysis are wrong."""

    kind = "analyse"


@app.command(help=hint("analyse"))
def analyse(
    file: Annotated[str, typer.Argument(help=hint("file"))],
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help=hint("analyse-out"))] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help=hint("analyse-seconds"))] = None,
    iterations: Annotated[int | None, typer.Option("--iterations", help=hint("analyse-iterations"))] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help=hint("analyse-jobs"))] = None,
    force: Annotated[bool, typer.Option("--force", help=hint("analyse-force"))] = False,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    budget, processes = _budget(seconds, iterations), _jobs(jobs)
    match = replay(read_text(file))
    target = out or ("" if as_json else str(Path(file).with_suffix(".html")))
    if target:
        _check(file, target, force=force)
    analysis = _judged(match, budget, processes, lang)
    if target:
        write_text(target, page(analysis, match, lang), force=force)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        print(tell(lang, "analyse-written", file=target, decisions=len(analysis.decisions)))


def _check(file: str, target: str, *, force: bool) -> None:
    """Raise an error now if the page could not be written after the analysis."""
    if Path(target).expanduser().resolve() == Path(file).expanduser().resolve():
        raise AnalyseError("cli.same", path=target)
    may_write(target, force=force)


def _budget(seconds: float | None, iterations: int | None) -> Budget:
    if seconds is not None and iterations is not None:
        raise AnalyseError("cli.both")
    if iterations is not None:
        if iterations < 2:
            raise AnalyseError("cli.iterations", iterations=str(iterations))
        return Budget(seconds=ENDLESS, iterations=iterations)
    if seconds is not None and not 0.0 < seconds <= ENDLESS:
        raise AnalyseError("cli.seconds", seconds=str(seconds), most=round(ENDLESS))
    return Budget(seconds=seconds or SECONDS)


def _jobs(jobs: int | None) -> int:
    if jobs is not None and jobs < 1:
        raise AnalyseError("cli.jobs", jobs=str(jobs))
    return jobs or os.cpu_count() or 1


def _judged(match: Match, budget: Budget, jobs: int, lang: str) -> Analysis:
    total = len(questions(match))
    if not total:
        raise AnalyseError("cli.nothing")
    with Meter(tell(lang, "analyse-progress"), total) as meter:
        return judged(match, budget, jobs=min(jobs, total), progress=lambda done, _: meter.reach(done))
