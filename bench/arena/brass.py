"""`python -m bench.arena.brass FILE [--bot NAME] [--out FILE]`: how a bot plays Brass when it has all seats.

FILE is the `games.jsonl` of an arena. The control games of the bot are replayed from it and their moves are counted.
"""

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import cast

import msgspec

from ironmaster.arena.plan import Plan
from ironmaster.arena.results import Ledger, Result
from ironmaster.core.contract import CHANCE
from ironmaster.games.brass.game import Brass
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import COTTON


@dataclass
class Style:
    """The points and the counted moves of one seat in one game."""

    points: int = 0
    won: bool = False
    actions: int = 0
    passes: int = 0
    mills: int = 0
    sold: int = 0
    loans: list[float] = field(default_factory=list)
    """When each loan was taken, as a share of the seat's actions."""


def ledger_of(file: Path) -> Ledger:
    """The games of an arena."""
    with file.open("rb") as lines:
        return Ledger(msgspec.json.decode(lines.readline(), type=Plan), file)


def styles(game: Brass, played: Result) -> list[Style]:
    """Replay a game and count the moves of each seat."""
    found = [Style() for _ in range(game.seats)]
    s = cast("BrassState", game.law.start())
    for move in played.log:
        mills = _mills(s)
        if (actor := game.law.to_act(s)) == CHANCE:
            game.law.settle(s, move)  # a market tile may flip a mill
            _count_mills(mills, _mills(s), found)
            continue
        one, word = found[actor], game.actions.text(move).split()[0]
        one.passes += word == "pass"
        if word == "loan":
            one.loans.append(float(one.actions))
        place = (s.era, s.round, s.at, s.actions)
        game.law.apply(s, move)
        one.actions += place != (s.era, s.round, s.at, s.actions)
        _count_mills(mills, _mills(s), found)
    for seat, one in enumerate(found):
        one.points, one.won = played.scores[seat], played.places[seat] == 1
        one.loans = [at / one.actions for at in one.loans]
    return found


def _mills(s: BrassState) -> list[tuple[int, int]]:
    """For each seat, the number of mills and the number of flipped mills."""
    return [(owned & s.standing[COTTON], owned & s.standing[COTTON] & s.flipped) for owned in s.owned]


def _count_mills(before: list[tuple[int, int]], after: list[tuple[int, int]], found: list[Style]) -> None:
    for one, (had, flipped), (has, now) in zip(found, before, after, strict=True):
        one.mills += (has & ~had).bit_count()
        one.sold += (now & ~flipped).bit_count()


def summary(found: list[list[Style]]) -> dict[str, float]:
    """The means of all counts."""
    seats = [one for game in found for one in game]
    loans = [at for one in seats for at in one.loans]
    return {
        "games": len(found),
        "winner": round(fmean(max(one.points for one in game) for game in found), 1),
        "points": round(fmean(one.points for one in seats), 1),
        "actions": round(fmean(one.actions for one in seats), 1),
        "points_per_action": round(sum(one.points for one in seats) / sum(one.actions for one in seats), 2),
        "passed": round(sum(one.passes for one in seats) / sum(one.actions for one in seats), 4),
        "loans": round(len(loans) / len(seats), 2),
        "loans_in_first_half": round(fmean(at < 0.5 for at in loans), 3) if loans else 0.0,
        "mills": round(fmean(one.mills for one in seats), 2),
        "mills_sold": round(sum(one.sold for one in seats) / max(1, sum(one.mills for one in seats)), 3),
    }


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    ledger = ledger_of(asked.file)
    game, entrant = cast("Brass", ledger.plan.table()), ledger.plan.bots.index(asked.bot)
    means = summary([styles(game, one) for one in ledger.results if one.control == entrant])
    text = json.dumps({"bot": asked.bot, "seconds": ledger.plan.seconds, **means}, indent=1)
    if asked.out:
        asked.out.write_text(text + "\n", "utf-8")
    print(text)


if __name__ == "__main__":
    main()
