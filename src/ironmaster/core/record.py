"""The game file: a header, one line for each decision or chance outcome, and state hashes in between.

    ironmaster record 1
    game: brass
    ...
    1 ~ first C
    2 ~ draw oldham
    40 A build cotton oldham/1 with oldham
    = 48 1f0c9e7b52d4a386
    end 451 77d0c2... A=87 B=92 C=60
    sum 0b5f...

Numbers count entries, `~` is chance, and `=` gives the hash of the state after an entry. `end` closes a finished game,
`saved` an unfinished one, and `sum` is the hash of all lines before it.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Final, NamedTuple

from ironmaster.core.errors import RecordError
from ironmaster.core.seats import letter, seat_of

VERSION: Final = 1
CHANCE_MARK: Final = "~"
FIELDS: Final = ("game", "ruleset", "board", "seats", "rules", "seal")
OPTIONAL: Final = ("seed", "origin")


class Header(NamedTuple):
    """The setup of the game. `seed` is empty while it is secret; `origin` is the position it began from, if any."""

    game: str
    ruleset: int
    board: str
    seats: int
    rules: dict[str, object]
    seal: str
    seed: str
    origin: dict[str, object] | None


class Record(NamedTuple):
    """A parsed or made record; `str` gives the file."""

    header: Header
    entries: list[tuple[str, str]]
    hashes: dict[int, str]
    scores: list[int] | None
    lines: Mapping[int, int] = MappingProxyType({})
    """The file line of each entry number; hashes under their negated number. Empty for a record not read from text."""

    def __str__(self) -> str:
        body = "\n".join([*_write_header(self.header), "", *self._body(), ""])
        return f"{body}sum {_sum(body)}\n"

    def _body(self) -> list[str]:
        lines: list[str] = []
        for number, (actor, text) in enumerate(self.entries, 1):
            lines.append(f"{number} {actor} {text}")
            if number in self.hashes and number != len(self.entries):
                lines.append(f"= {number} {self.hashes[number]}")
        last = f"{len(self.entries)} {self.hashes[len(self.entries)]}"
        if self.scores is None:
            return [*lines, f"saved {last}"]
        result = " ".join(f"{letter(seat)}={points}" for seat, points in enumerate(self.scores))
        return [*lines, f"end {last} {result}"]

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a record. Raises RecordError naming the line that is damaged."""
        return _Reader(text).read()


def _write_header(header: Header) -> list[str]:
    rules = json.dumps(header.rules, sort_keys=True)
    lines = [f"ironmaster record {VERSION}"]
    values = (header.game, header.ruleset, header.board, header.seats, rules, header.seal)
    lines += [f"{field}: {value}" for field, value in zip(FIELDS, values, strict=True)]
    if header.seed:
        lines.append(f"seed: {header.seed}")
    if header.origin is not None:
        lines.append(f"origin: {json.dumps(header.origin, sort_keys=True)}")
    return lines


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.entries: list[tuple[str, str]] = []
        self.hashes: dict[int, str] = {}
        self.where: dict[int, int] = {}
        self.scores: list[int] | None = None
        self.ended = 0

    def read(self) -> Record:
        self._check_letters()
        header = self._header()
        start = self.lines.index("") + 1 if "" in self.lines else len(self.lines)
        for line in range(start + 1, len(self.lines) + 1):
            if self.ended:
                break
            self._line(line, self.lines[line - 1], header.seats)
        if not self.ended:
            raise RecordError("truncated", line=len(self.lines))
        self._check_sum()
        return Record(header, self.entries, self.hashes, self.scores, self.where)

    def _check_letters(self) -> None:
        try:
            self.text.encode()
        except UnicodeEncodeError as error:
            raise RecordError("format", line=self.text.count("\n", 0, error.start) + 1) from None

    def _check_sum(self) -> None:
        rest = self.lines[self.ended :]
        if not rest or not rest[0].startswith("sum "):
            raise RecordError("truncated", line=self.ended)
        if rest[1:] not in ([], [""]):
            raise RecordError("trailing", line=self.ended + 2)

    def sum_holds(self) -> bool:
        body = "\n".join([*self.lines[: self.ended], ""])
        return self.lines[self.ended] == f"sum {_sum(body)}"

    def _header(self) -> Header:
        head = self.lines[0].split(" ")
        if head[:2] != ["ironmaster", "record"] or len(head) != 3:
            raise RecordError("format", line=1)
        if head[2] != str(VERSION):
            raise RecordError("version", line=1, version=head[2], known=VERSION)
        fields: dict[str, tuple[int, str]] = {}
        for line, text in enumerate(self.lines[1:], 2):
            if text == "":
                break
            key, colon, value = text.partition(": ")
            if not colon or key not in FIELDS + OPTIONAL or key in fields:
                raise RecordError("header", line=line, text=text[:80])
            fields[key] = (line, value)
        missing = [field for field in FIELDS if field not in fields]
        if missing:
            raise RecordError("missing", line=1, field=missing[0])
        return Header(
            fields["game"][1],
            _number(*fields["ruleset"]),
            fields["board"][1],
            _number(*fields["seats"]),
            _object(*fields["rules"]),
            fields["seal"][1],
            fields["seed"][1] if "seed" in fields else "",
            _object(*fields["origin"]) if "origin" in fields else None,
        )

    def _line(self, line: int, text: str, seats: int) -> None:
        words = text.split(" ")
        if words[0] == "=" and len(words) == 3:
            self._hash(line, words[1], words[2])
        elif words[0] in ("end", "saved") and len(words) >= 3:
            self._hash(line, words[1], words[2])
            self.ended = line
            if words[0] == "end":
                self.scores = [_score(line, word, seat, seats) for seat, word in enumerate(words[3:])]
                if len(self.scores) != seats:
                    raise RecordError("line", line=line, text=text[:80])
        elif words[0] == str(len(self.entries) + 1) and len(words) >= 3:
            self.entries.append((words[1], " ".join(words[2:])))
            self.where[len(self.entries)] = line
        elif line >= len(self.lines) - 1 and text == "":
            raise RecordError("truncated", line=line)
        else:
            raise RecordError("line", line=line, text=text[:80])

    def _hash(self, line: int, number: str, value: str) -> None:
        if number != str(len(self.entries)):
            raise RecordError("line", line=line, text=f"{number} {value}"[:80])
        self.hashes[len(self.entries)] = value
        self.where[-len(self.entries)] = line


def _score(line: int, word: str, seat: int, seats: int) -> int:
    name, _, points = word.partition("=")
    if seat_of(name, seats) != seat:
        raise RecordError("line", line=line, text=word[:80])
    return _number(line, points)


def _number(line: int, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError("number", line=line, text=text[:80]) from None


def _object(line: int, text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise RecordError("json", line=line, text=text[:80])
    return value


def sum_holds(text: str) -> bool:
    """Whether the checksum at the end of a well-formed record is that of its lines."""
    reader = _Reader(text)
    reader.read()
    return reader.sum_holds()
