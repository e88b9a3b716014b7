"""Replays a record and checks every line."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.errors import IronmasterError, RecordError
from ironmaster.core.match import Match
from ironmaster.core.record import CHANCE_MARK, Record, sum_holds
from ironmaster.core.registry import spec_of, stored_game
from ironmaster.core.sealed import SealedDice, seal
from ironmaster.core.seats import letter


def replay(text: str, *, files: bool = True) -> Match:
    """The match that a record file holds. Raises RecordError naming the line that is damaged or was edited.

    With `files=False` a record that names a board file is refused; use it for records from other people.

    >>> import ironmaster
    >>> match = ironmaster.Match(ironmaster.game("brass", seats=3), seed=1)
    >>> match.push("loan 10")
    >>> replay(str(match.saved)).moves() == match.moves()
    True
    """
    record = Record.parse(text)
    match = open_match(record, files=files)
    for number, (actor, words) in enumerate(record.entries, 1):
        _enter(match, record, number, actor, words)
    _check_end(match, record)
    if not sum_holds(text):
        raise RecordError("sum", line=text.count("\n"))
    return match


def open_match(record: Record, *, files: bool = True) -> Match:
    """The match of a record before its first entry. Its board may be a file only with `files`."""
    header = record.header
    try:
        known = spec_of(header.game).rulesets
        if header.ruleset not in known:
            raise RecordError("ruleset", line=3, ruleset=str(header.ruleset), known=", ".join(map(str, known)))
        table = stored_game(header.game, header.board, header.seats, header.rules, header.ruleset, files=files)
        if header.seed and seal(header.seed) != header.seal:
            raise RecordError("seal", line=7)
        return Match.before_chance(table, header.seed or None, header.origin)
    except RecordError:
        raise
    except IronmasterError as error:
        raise RecordError("setup", line=2, problem=str(error)) from None


def _enter(match: Match, record: Record, number: int, actor: str, words: str) -> None:
    line = record.lines.get(number, 0)
    turn = match.to_act
    expected = CHANCE_MARK if turn == CHANCE else "-" if turn == OVER else letter(turn)
    if actor != expected:
        raise RecordError("actor", line=line, actor=actor[:20], expected=expected)
    action = match.game.actions.number(words)
    legal = match.legal_actions()
    if action not in legal:
        raise RecordError("illegal", line=line, text=words[:80])
    match.enter(action)
    if number in record.hashes and record.hashes[number] != match.digest():
        raise RecordError("hash", line=record.lines.get(-number, 0), entry=number)


def _check_end(match: Match, record: Record) -> None:
    last = len(record.entries)
    line = record.lines.get(-last, 0)
    if record.hashes[last] != match.digest():
        raise RecordError("hash", line=line, entry=last)
    if match.over != (record.scores is not None):
        raise RecordError("unfinished", line=line)
    if record.scores is not None and record.scores != match.scores():
        raise RecordError("scores", line=line)


def given_by_seed(match: Match) -> int:
    """The outcome that the seed gives for the next chance event."""
    return match.game.law.draw(match.state, SealedDice(match.seed, len(match)))


def first_unfair(match: Match) -> int:
    """The number of the first chance outcome that differs from the one the seed gives, 0 if all agree."""
    replayed = Match.before_chance(match.game, match.seed, match.origin)
    for number, entry in enumerate(match.log, 1):
        if entry.actor == CHANCE and given_by_seed(replayed) != entry.action:
            return number
        replayed.enter(entry.action)
    return 0


def chance_is_fair(match: Match) -> bool:
    """Whether every chance outcome of the match agrees with the seed."""
    return first_unfair(match) == 0
