"""Secrecy: while a game runs, every reader gets exactly what the engine lets them see.

The tests depend on no particular game. They play a table of each game with undos, read it as every kind of reader in
all possible ways, and compare the responses with what the engine derives from the stored journal.
"""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest

import ironmaster
from ironmaster.core.match import Entry, Match
from ironmaster.core.naming import calling
from ironmaster.core.registry import game, spec_of
from ironmaster.core.seats import letter
from tests.server.helpers import account, let_in, plant, sql
from tests.server.running import Client, Server

LETTERS = "ABCDEFGH"
UPDATE = {
    *("type", "table", "index", "seat", "status", "turn", "since"),
    *("events", "view", "offer", "scores", "ranking", "places", "out"),
}
EVENT = {"index", "kind", "seat", "when", "move", "text", "hidden", "private", "elements", "rule"}
CARD = {
    *(
        "id",
        "title",
        "game",
        "board",
        "board_version",
        "confidence",
        "ruleset",
        "rules",
        "seats",
        "status",
        "listed",
        "order",
        "owner",
    ),
    *(
        "index",
        "turn",
        "seal",
        "created",
        "changed",
        "started",
        "ended",
        "scores",
        "ranking",
        "places",
        "out",
        "rematch",
        "seed",
    ),
}
SEAT = {"seat", "called", "name", "bot", "guest", "resigned", "yours", "hand"}
PROBLEM = {"status", "code", "message", "field", "detail", "index", "refusals"}


class Oracle:
    """The engine's answer for every length of a journal."""

    def __init__(self, server: Server, table: str, name: str, seats: int) -> None:
        self.game = game(name, seats=seats)
        self.seed: str = sql(server, "SELECT seed FROM game_table WHERE id = :id", id=table)[0][0]
        who = 'SELECT person.name, seat.bot FROM seat LEFT JOIN person ON person.id = seat.person WHERE "table" = :id'
        plain = [name or bot.capitalize() for name, bot in sql(server, f"{who} ORDER BY seat.seat", id=table)]
        self.names = [f"{one} {letter(seat)}" if plain.count(one) > 1 else one for seat, one in enumerate(plain)]
        match = Match.before_chance(self.game, self.seed, None)
        self.matches = [match]
        self.lines: list[tuple[str, int, int]] = []
        query = 'SELECT kind, actor, text FROM entry WHERE "table" = :id ORDER BY number'
        for kind, actor, text in sql(server, query, id=table):
            match = match.copy()
            value = int(text) if kind == "undo" else self.game.actions.number(text)
            if kind == "undo":
                match.rewind(value)
            else:
                match.accept([Entry(actor, value)])
            self.lines.append((kind, actor, value))
            self.matches.append(match)

    def hidden(self, index: int, seat: int) -> bool:
        """Whether a seat may not know the content of a line."""
        kind, _, action = self.lines[index - 1]
        if kind == "undo":
            return False
        return self.game.views.known_to(self.matches[index - 1].state, action) not in (-1, seat)

    def words(self, index: int, lang: str) -> tuple[str, str] | None:
        """The move and the sentence of a line; None if the engine has no words for it."""
        kind, _, action = self.lines[index - 1]
        if kind == "undo":
            return None
        before, after = self.matches[index - 1].state, self.matches[index].state
        with calling(self.names):
            return self.game.actions.text(action), self.game.words.sentence(before, action, after, lang)


class Reader:
    """A reader with the view of a seat (-1: none), and everything that they received."""

    def __init__(self, client: Client, seat: int = -1) -> None:
        self.client, self.seat = client, seat
        self.sent: list[str] = []

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self._kept(self.client.get(path, **params))

    def post(self, path: str, data: object = None) -> httpx.Response:
        return self._kept(self.client.post(path, data))

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        self.sent.append(answer.text)
        self.sent.append("\n".join(f"{name}: {value}" for name, value in answer.headers.items()))
        return answer


class Play:
    """A running table of Ada, who has every seat but B, of Bob, and of watchers."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.live: dict[str, tuple[str, list[str]]] = {}
        """The language of each reader's live connection, and what it brought."""
        self.undone = False
        self.seats = min(spec_of(name).seats_on())
        self.ada, self.bob = server.person("Ada"), server.person("Bob")
        watcher, boss = server.person("Watcher"), account(server, "Admin", admin=True)
        self.table = self._begin(watcher)
        self.readers = {
            "watcher": Reader(watcher),
            "seat": Reader(self.bob, 1),
            "admin": Reader(boss),
            "stranger": Reader(server.stranger()),
        }

    def _begin(self, watcher: Client) -> str:
        table = self.ada.table("m" + "o" + "m" * (self.seats - 2), start=False, game=self.name, title="Secret")
        assert self.bob.post(f"/api/tables/{table}/join", {"seat": "B"}).status_code == 200
        let_in(self.ada, watcher, table, "watch")
        assert self.ada.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def digests(self) -> list[str]:
        """The state hashes stored in the journal; undo lines have none."""
        rows = sql(self.server, 'SELECT digest FROM entry WHERE "table" = :id', id=self.table)
        return [row[0] for row in rows if row[0]]

    def mover(self, turn: str) -> Client:
        return self.bob if turn == "B" else self.ada

    def step(self, dice: random.Random) -> None:
        """A move, or an undo."""
        turn = self.ada.state(self.table)["turn"]
        who = self.mover(turn)
        now = who.state(self.table, turn)
        if now["offer"]["undo"] and dice.random() < 0.4:
            form = {"seat": turn, "at": now["index"], "moves": dice.randint(1, now["offer"]["undo"])}
            assert who.post(f"/api/tables/{self.table}/undo", form).status_code == 200
            self.undone = True
        else:
            move = dice.choice(now["offer"]["moves"])["move"]
            assert who.move(self.table, turn, now["index"], move).status_code == 200


def check_update(oracle: Oracle, seat: int, found: dict[str, Any], lang: str) -> None:
    """Check that an update contains exactly what a seat may know."""
    match = oracle.matches[found["index"]]
    assert set(found) == UPDATE
    assert found["seat"] == (None if seat < 0 else LETTERS[seat])
    assert found["view"] == json.loads(json.dumps(match.view(seat)))
    assert found["turn"] == (None if match.to_act < 0 else LETTERS[match.to_act])
    assert (found["status"], found["scores"], found["ranking"], found["places"]) == ("running", None, None, None)
    check_events(oracle, seat, found["events"], lang)
    if found["offer"] is not None:
        assert match.to_act == seat
        assert [choice["move"] for choice in found["offer"]["moves"]] == match.moves()


def check_events(oracle: Oracle, seat: int, events: list[dict[str, Any]], lang: str) -> None:
    for event in events:
        assert set(event) == EVENT
        kind, actor, _ = oracle.lines[event["index"] - 1]
        assert (event["kind"], event["seat"]) == (kind, LETTERS[actor] if actor >= 0 else None)
        assert event["hidden"] == oracle.hidden(event["index"], seat)
        assert event["private"] == (not event["hidden"] and oracle.hidden(event["index"], -1))
        words = oracle.words(event["index"], lang)
        if event["hidden"]:
            assert (event["move"], event["text"], event["elements"], event["rule"]) == ("", "", [], "")
        elif words is not None:
            assert (event["move"], event["text"]) == words


def check_card(found: dict[str, Any]) -> None:
    assert set(found) == CARD
    assert (found["seed"], found["scores"], found["ranking"], found["places"]) == (None,) * 4
    assert all(set(seat) == SEAT for seat in found["seats"])


def secrets(seed: str) -> Iterator[str]:
    """The seed in parts."""
    assert len(seed) == 64
    for start in range(len(seed) - 11):
        yield seed[start : start + 12]


@pytest.fixture(scope="module", params=ironmaster.names())
def play(request: pytest.FixtureRequest, server: Server) -> Play:
    """A game of each kind, played for a while with all kinds of readers."""
    made, dice = Play(server, request.param), random.Random(11)
    readers = made.readers
    langs = {"watcher": "fr", "seat": "en", "admin": "en", "stranger": "fr"}
    with (
        readers["watcher"].client.live(langs["watcher"]) as watching,
        readers["seat"].client.live(langs["seat"]) as sitting,
        readers["admin"].client.live(langs["admin"]) as looking,
        readers["stranger"].client.live(langs["stranger"]) as passing,
    ):
        lines = {"watcher": watching, "seat": sitting, "admin": looking, "stranger": passing}
        for name, line in lines.items():
            line.ask("open", table=made.table, seat="B" if name == "seat" else "turn", since=0)
        for number in range(100):
            if number >= 24 and made.digests():
                break
            made.step(dice)
        last = made.ada.state(made.table)["index"]
        for line in lines.values():
            line.until("update", index=last)
        _tell(made, lines)
    made.live = {name: (langs[name], line.bytes) for name, line in lines.items()}
    return made


def _tell(made: Play, lines: dict[str, Any]) -> None:
    """Let all readers also send requests that they have no right to."""
    now = made.ada.state(made.table, "turn")
    for line in lines.values():
        line.ask("open", table=made.table, seat="A")
        line.ask("why", table=made.table, seat=now["turn"], move="pass")
        line.ask("draft", table=made.table, seat=now["turn"], at=now["index"], moves=["pass"])
        line.ask("move", table=made.table, seat="A", at=now["index"], move="pass")
        line.ask("undo", table=made.table, seat="A", at=now["index"])
        line.ask("chat", table=made.table, text="What do you hold?")


def test_live_connections_show_only_what_a_seat_may_know(server: Server, play: Play) -> None:
    oracle = Oracle(server, play.table, play.name, play.seats)
    hidden = 0
    for name, (lang, texts) in play.live.items():
        seat = play.readers[name].seat
        told = []
        for found in map(json.loads, texts):
            if found["type"] == "update":
                check_update(oracle, seat, found, lang)
                told += found["events"]
            elif found["type"] == "answer" and "problem" in found:
                assert set(found["problem"]) <= PROBLEM
            else:
                assert found["type"] in ("answer", "chat", "turn")
        assert [event["index"] for event in told] == list(range(1, len(oracle.lines) + 1))
        hidden += sum(event["hidden"] for event in told)
    secret = any(oracle.hidden(index, -1) for index in range(1, len(oracle.lines) + 1))
    assert bool(hidden) == secret
    assert ("undo" in {kind for kind, _, _ in oracle.lines}) == play.undone


@pytest.mark.parametrize("name", ["watcher", "seat", "admin", "stranger"])
def test_the_table_shows_exactly_what_a_seat_may_know(server: Server, play: Play, name: str) -> None:
    oracle, reader = Oracle(server, play.table, play.name, play.seats), play.readers[name]
    own = "B" if reader.seat == 1 else ""
    path = f"/api/tables/{play.table}"
    for lang in ("en", "fr"):
        for seat, eyes in ((own, reader.seat), ("turn", reader.seat), ("", -1)):
            check_update(oracle, eyes, reader.get(f"{path}/state", seat=seat, lang=lang, since=0).json(), lang)
            events = reader.get(f"{path}/events", seat=seat, lang=lang, limit=500).json()["events"]
            assert len(events) == len(oracle.lines)
            check_events(oracle, eyes, events, lang)
    for other in LETTERS[: play.seats]:
        if other != own:
            for asked in (f"{path}/state", f"{path}/events"):
                refused = reader.get(asked, seat=other, at=1)
                assert (refused.status_code, refused.json()["code"]) == (403, "right-hand")


@pytest.mark.parametrize("name", ["watcher", "seat", "admin"])
def test_every_past_state_shows_exactly_what_a_seat_may_know(server: Server, play: Play, name: str) -> None:
    oracle, reader = Oracle(server, play.table, play.name, play.seats), play.readers[name]
    for at in range(len(oracle.matches)):
        found = reader.get(f"/api/tables/{play.table}/state", seat="B" if reader.seat == 1 else "", at=at).json()
        assert found["offer"] is None
        check_update(oracle, reader.seat, found, "en")


@pytest.mark.parametrize("name", ["watcher", "seat", "admin", "stranger"])
def test_lists_cards_and_refusals_hold_no_secret(server: Server, play: Play, name: str) -> None:
    oracle, reader = Oracle(server, play.table, play.name, play.seats), play.readers[name]
    path, index = f"/api/tables/{play.table}", len(oracle.lines)
    check_card(reader.get(path).json())
    lists = ["/api/tables?status=running&limit=100", "/api/me/tables", "/api/me/turns", "/api/admin/tables?limit=100"]
    for asked in lists:
        for card in reader.get(asked).json().get("tables", []):
            if card["id"] == play.table:
                check_card(card)
    record = reader.get(f"{path}/record")
    assert (record.status_code, record.json()["code"]) == (409, "conflict-record")
    reader.get("/api/me/export")
    reader.get(f"{path}/chat")
    reader.get(f"{path}/links")
    reader.get("/metrics")
    first = oracle.matches[-1].moves()[0]
    for asked, form in (
        ("moves", {"seat": "A", "at": index, "move": first}),
        ("moves", {"seat": "B", "at": 0, "move": first}),
        ("moves", {"seat": "B", "at": index, "move": "nonsense"}),
        ("why", {"seat": "A", "move": first}),
        ("draft", {"seat": "A", "at": index, "moves": [first]}),
        ("undo", {"seat": "A", "at": index}),
        ("undo", {"seat": "B", "at": 0}),
        ("rematch", None),
        ("start", None),
        ("links", {"kind": "hand", "seat": "A"}),
        ("links", {"kind": "seat", "seat": "A"}),
    ):
        answer = reader.post(f"{path}/{asked}", form)
        assert answer.status_code in (401, 403, 409, 422), (asked, answer.text)
        assert set(answer.json()) <= PROBLEM and not answer.json()["refusals"]


def test_no_byte_of_the_seed_is_ever_sent(server: Server, play: Play) -> None:
    seed: str = sql(server, "SELECT seed FROM game_table WHERE id = :id", id=play.table)[0][0]
    sent = [text for reader in play.readers.values() for text in reader.sent]
    sent += [text for _, texts in play.live.values() for text in texts]
    assert len(sent) > 100
    whole = "\n".join(sent).lower()
    assert not [part for part in secrets(seed) if part in whole]
    assert play.digests() and not [digest for digest in play.digests() if digest in whole]


@pytest.mark.parametrize("name", [name for name in ironmaster.names() if spec_of(name).secrets])
def test_different_hands_look_the_same_to_a_watcher(server: Server, name: str) -> None:
    told: list[list[Any]] = []
    seats = min(spec_of(name).seats_on())
    for seed in twins(name, seats, 0):
        ada, watcher = server.person("Ada"), server.person("Watcher")
        table = ada.table("m" * seats, start=False, game=name, title="Twin")
        plant(server, table, seed)
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        with watcher.live() as line:
            line.ask("open", table=table, since=0)
            line.until("update")
            line.ask("open", table=table, seat="A")
            line.ask("why", table=table, seat="A", move="pass")
            line.ask("draft", table=table, seat="A", at=0, moves=["pass"])
            texts = list(line.bytes)
        answers = [
            watcher.get(f"/api/tables/{table}/{path}").text
            for path in ("state", "events?limit=500", "state?at=5", "state?seat=A", "record", "chat")
        ]
        told.append([_plain(text, table) for text in (*texts, *answers)])
    assert told[0] == told[1]


@cache
def twins(name: str, seats: int, first: int) -> tuple[str, str]:
    """Two seeds with the same public start, in which a seat acts first and has different cards."""
    made, seen = game(name, seats=seats), dict[str, list[str]]()
    for seed in map(str, range(10_000, 60_000)):
        match = Match(made, seed)
        if match.to_act != first:
            continue
        alike = seen.setdefault(json.dumps(match.view(-1), sort_keys=True), [])
        for other in alike:
            if Match(made, other).view(first) != match.view(first):
                return other, seed
        alike.append(seed)
    raise AssertionError("nothing is hidden at the beginning of this game")


def _plain(text: str, table: str) -> Any:
    """A message without the parts that differ between any two tables."""
    found = json.loads(text.replace(table, "-"))
    for event in found.get("events", []) if isinstance(found, dict) else []:
        event.pop("when")
    return found
