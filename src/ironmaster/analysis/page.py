"""An analysis as a self-contained HTML page: no scripts, no external files; for screen (light and dark) and print."""

from html import escape
from pathlib import Path
from typing import Final

from ironmaster.analysis.charts import Chart, drawn
from ironmaster.analysis.key_moments import Moment, moments
from ironmaster.analysis.results import Analysis
from ironmaster.analysis.wording import listed, points, tell
from ironmaster.core.match import Match
from ironmaster.core.messages import say
from ironmaster.core.naming import signed, who
from ironmaster.core.seats import letter

WIDE: Final = (1010, 330)
NARROW: Final = (350, 260)
STYLE: Final = Path(__file__).with_name("page.css")


def page(analysis: Analysis, match: Match, lang: str) -> str:
    """The HTML page of an analysis and its match. Names of seats come from `core.naming.calling`."""
    return _Page(analysis, match, lang).text()


class _Page:
    def __init__(self, analysis: Analysis, match: Match, lang: str) -> None:
        self.analysis = analysis
        self.match = match
        self.lang = lang
        self.moments = moments(analysis, match, lang)
        self.seats = range(analysis.seats)

    def text(self) -> str:
        title = escape(self._tell("title", game=self.match.game.spec.title))
        parts = [
            "<!doctype html>",
            f'<html lang="{self.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>\n{STYLE.read_text('utf-8')}</style></head>",
            "<body><main>",
            f'<header><h1>{title}</h1><p class="under">{escape(self._about())}</p></header>',
            f'<div class="pair">{self._result()}{self._summary()}</div>',
            self._chart(self._winning()),
            self._chart(self._expected()),
            self._key_moments(),
            self._points(),
            self._limitations(),
            "</main></body></html>",
        ]
        return "\n".join(parts) + "\n"

    def _tell(self, key: str, **params: str | int) -> str:
        return tell(self.lang, key, **params)

    def _number(self, value: float, digits: int = 1) -> str:
        return points(value, self.lang, digits)

    # Introduction

    def _about(self) -> str:
        game = self.match.game
        listed = game.spec.board(game.board)
        board = game.board if listed is None else listed.name(self.lang)
        state = "about-over" if self.analysis.over else "about-unfinished"
        facts = self._tell("about", board=board, seats=game.seats, turns=len(self.analysis.standings) - 1)
        return f"{facts} {self._tell(state)}"

    # Charts

    def _winning(self) -> Chart:
        lines = [[100.0 * one.chances[seat] for one in self.analysis.standings] for seat in self.seats]
        percent = self._tell("percent", number="{}")
        said = [f"{who(seat)} {percent.format(round(lines[seat][-1]))}" for seat in self.seats]
        return self._described("chances", lines, said)._replace(low=0, high=100, unit=percent)

    def _expected(self) -> Chart:
        lines = [[one.forecast[seat] for one in self.analysis.standings] for seat in self.seats]
        said = [f"{who(seat)} {self._number(lines[seat][-1], 0)}" for seat in self.seats]
        return self._described("forecast", lines, said)

    def _described(self, key: str, lines: list[list[float]], said: list[str]) -> Chart:
        return Chart(
            id=key,
            title=self._tell(key),
            description=self._tell(f"{key}-described", ends=listed(said, self.lang)),
            across=self._tell("turns"),
            lines=lines,
            marks=tuple((one.turn - 1, one.seat) for one in self.moments),
        )

    def _chart(self, chart: Chart) -> str:
        note = escape(self._tell(f"{chart.id}-note"))
        return (
            f'<section><h2>{escape(chart.title)}</h2><p class="small">{note}</p>'
            f'<div class="wide">{drawn(chart, *WIDE)}</div><div class="narrow">{drawn(chart, *NARROW)}</div></section>'
        )

    # Tables

    def _key_moments(self) -> str:
        if not self.moments:
            return self._section("moments", f"<p>{escape(self._tell('moments-none'))}</p>")
        rows = "\n".join(self._moment(one) for one in self.moments)
        heads = ("when", "seat", "played", "better", "lost", "why")
        head = "".join(self._head(key, number=key == "lost") for key in heads)
        note = f'<p class="small">{escape(self._tell("moments-note"))}</p>'
        return self._section("moments", f"{note}{_table('moments', head, rows)}", long=True)

    def _moment(self, one: Moment) -> str:
        lost = (
            f'<span class="loss">{self._number(one.loss)}</span> <span class="small">± {self._number(one.error)}</span>'
        )
        grade = f'<span class="grade">{escape(self._tell(one.grade))}</span>'
        when = escape(self._tell("turn", turn=one.turn))
        cells = [
            f'<td class="when">{when}<span class="small">{escape(one.chapter)}</span></td>',
            f'<th scope="row">{self._seat(one.seat)}</th>',
            self._labelled("played", escape(one.played)),
            self._labelled("better", escape(one.better)),
            f'<td class="n" data-is="{escape(self._tell("lost"))}">{lost}<br>{grade}</td>',
            f'<td class="why">{escape(one.why)}</td>',
        ]
        return f'<tr class="{one.grade}">{"".join(cells)}</tr>'

    def _labelled(self, key: str, content: str) -> str:
        return f'<td data-is="{escape(self._tell(key))}">{content}</td>'

    def _result(self) -> str:
        key = "result" if self.analysis.over else "standing"
        order = sorted(self.seats, key=lambda seat: self.analysis.places[seat])
        rows = [
            f'<tr class="{"first" if self.analysis.places[seat] == 1 else ""}"><td>{self.analysis.places[seat]}</td>'
            f'<th scope="row">{self._seat(seat)}</th><td class="n">{signed(self.analysis.scores[seat])}</td></tr>'
            for seat in order
        ]
        head = self._head("place") + self._head("seat") + self._head("points", number=True)
        return self._section(key, _table("figures", head, "\n".join(rows)))

    def _summary(self) -> str:
        every = self.analysis.summaries
        rows = [
            self._row("decisions", [str(one.decisions) for one in every]),
            self._row("inaccuracies", [str(one.inaccuracies) for one in every]),
            self._row("mistakes", [str(one.mistakes) for one in every]),
            self._row("blunders", [str(one.blunders) for one in every]),
            self._row("lost", [self._number(one.lost) for one in every]),
            self._row("lost-mean", [self._number(one.mean, 2) for one in every]),
        ]
        return self._section("summary", _table("figures", f"<td></td>{self._seat_headings()}", "\n".join(rows)))

    def _points(self) -> str:
        """The points by part of the scoring."""
        parts = list(dict.fromkeys(part for one in self.analysis.summaries for part in one.points))
        if not parts:
            return ""
        rows = [
            _row(
                say(self.analysis.game, self.lang, f"part-{part}", {}),
                [signed(one.points.get(part, 0)) for one in self.analysis.summaries],
            )
            for part in parts
        ]
        rows.append(_row(self._tell("sum"), [signed(points) for points in self.analysis.scores], "sum"))
        return self._section("kinds", _table("figures", f"<td></td>{self._seat_headings()}", "\n".join(rows)))

    def _limitations(self) -> str:
        spread = self._number(self.analysis.spread, 0)
        notes = [self._tell("honest-losses"), self._tell("honest-knowledge"), self._tell("honest-doubt", spread=spread)]
        return self._section("honest", "".join(f"<p>{escape(one)}</p>" for one in notes))

    # HTML helpers

    def _section(self, key: str, content: str, *, long: bool = False) -> str:
        kind = ' class="long"' if long else ""
        return f"<section{kind}><h2>{escape(self._tell(key))}</h2>{content}</section>"

    def _head(self, key: str, *, number: bool = False) -> str:
        kind = ' class="n"' if number else ""
        return f'<th scope="col"{kind}>{escape(self._tell(key))}</th>'

    def _seat_headings(self) -> str:
        """The seats as column headings."""
        return "".join(f'<th scope="col" class="n">{self._seat(seat)}</th>' for seat in self.seats)

    def _row(self, key: str, figures: list[str]) -> str:
        return _row(self._tell(key), figures)

    def _seat(self, seat: int) -> str:
        name, sign = who(seat), letter(seat)
        called = "" if name == sign else f' <span class="called">{escape(name)}</span>'
        return f'<span class="badge {sign}">{sign}</span>{called}'


def _table(kind: str, head: str, rows: str) -> str:
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody></table>'


def _row(title: str, figures: list[str], kind: str = "") -> str:
    cells = "".join(f'<td class="n">{figure}</td>' for figure in figures)
    return f'<tr class="{kind}"><th scope="row">{escape(title)}</th>{cells}</tr>'
