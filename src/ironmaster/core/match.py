"""A match: a game being played, with its log, undo and redo, and chance drawn from a sealed seed."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

from ironmaster.core.contract import CHANCE, OVER, Game, State, Views
from ironmaster.core.errors import HistoryError, IllegalMove, StaleMove, TurnError
from ironmaster.core.log import Entry, Log
from ironmaster.core.record import CHANCE_MARK, Header, Record
from ironmaster.core.refusal import Refusal
from ironmaster.core.sealed import SealedDice, new_seed, seal
from ironmaster.core.seats import letter

SNAPSHOT_EVERY: Final = 16

__all__ = ("SNAPSHOT_EVERY", "Entry", "Match", "Step", "digest")


class Step(NamedTuple):
    """A decision or outcome, and the state after it. Callers must not change the state."""

    entry: Entry
    after: State


class Match:
    """A game in progress or over. Moves are texts; see `moves`, `push`, `why`, `undo`, `view`, `record`.

    >>> import ironmaster
    >>> match = Match(ironmaster.game("brass", seats=3), seed=1)
    >>> match.moves()[-1]
    'pass'
    >>> match.push("loan 30")
    >>> match.push(match.moves()[0])
    >>> match.undo(2)
    >>> match.over
    False
    """

    def __init__(
        self, game: Game, seed: str | int | None = None, *, position: Mapping[str, object] | None = None
    ) -> None:
        self._open(game, None if seed is None else str(seed), None if position is None else dict(position))
        self.let_chance_speak()

    @classmethod
    def before_chance(cls, game: Game, seed: str | None, origin: dict[str, object] | None) -> "Match":
        """A match with an empty log, for entering a recorded one."""
        match = cls.__new__(cls)
        match._open(game, seed, origin)
        return match

    def _open(self, game: Game, seed: str | None, origin: dict[str, object] | None) -> None:
        self.game = game
        self.seed = seed or new_seed()
        self.origin = origin
        """The position that the match began from, None for the usual start."""
        start = game.law.start() if origin is None else game.views.load(origin)
        self._log = Log()
        self._undone: list[Entry] = []
        self._state = start.copy()
        self._snapshots: dict[int, State] = {0: start}
        self.thrifty = False
        """Whether only the first and the latest snapshots are kept: less memory, slower looks far back."""

    # Queries

    def __len__(self) -> int:
        """The length of the log; `push(..., at=len(match))` says which state a move was meant for."""
        return len(self._log)

    @property
    def state(self) -> State:
        """A copy of the current state."""
        return self._state.copy()

    @property
    def log(self) -> list[Entry]:
        """All decisions and chance outcomes so far."""
        return list(self._log)

    @property
    def to_act(self) -> int:
        """The seat that must move, OVER when the game has ended; CHANCE only in a match looked up with `at`."""
        return self.game.law.to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == OVER

    @property
    def sealed(self) -> int:
        """The log length down to which the seat to act may take back on its own: where its latest decisions began.

        A chance outcome, the decision of another seat, or one of its own that showed it something hidden lies before
        them. When no seat is to act, nothing may be taken back.
        """
        seat, start = self.to_act, len(self._log)
        while seat >= 0 and start > 0 and self._log[start - 1].actor == seat:
            start -= 1
        return self._last_shown(start)

    @property
    def began(self) -> int:
        """The log length at which the latest action of the seat to act began, not before `sealed`."""
        began = self.sealed
        if began < len(self._log) - 1:
            state = self._state_at(began)
            for place in range(began, len(self._log)):
                began = began if self.game.law.unfinished(state) else place
                _replay(self.game, state, self._log[place])
        return began

    @property
    def seal(self) -> str:
        """The hash of the seed, to be published while the seed is secret."""
        return seal(self.seed)

    def moves(self) -> list[str]:
        """Every legal move as text; empty if the game is over or chance acts next."""
        return self.game.actions.texts(self.game.law.moves(self._state)) if self.to_act >= 0 else []

    def legal_actions(self) -> list[int]:
        """The numbers of all that may come next: moves of the seat to act, or outcomes of chance."""
        if self.to_act == CHANCE:
            return [outcome for outcome, _ in self.game.law.outcomes(self._state)]
        return [] if self.over else self.game.law.moves(self._state)

    def why(self, text: str) -> list[Refusal]:
        """Why the seat to act may not make this move: the clauses that forbid it, none if it may."""
        return self.game.law.why(self._state, text)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data; seat -1 is a watcher."""
        if not -1 <= seat < self.game.seats:
            raise TurnError("seat", seat=str(seat), seats=self.game.seats)
        return self.game.views.view(self._state, seat)

    def position(self) -> dict[str, object]:
        """The whole position as plain data, hidden things included."""
        return self.game.views.position(self._state)

    def scores(self) -> list[int]:
        """Points of each seat so far."""
        return self.game.law.scores(self._state)

    def ranking(self) -> list[int]:
        """Seats from first to last, ties broken as the rules say."""
        return self.game.law.ranking(self._state)

    def places(self) -> list[int]:
        """The place of each seat, 1 for the first; seats that the rules leave equal share one."""
        return self.game.law.places(self._state)

    def prompt(self, lang: str = "en") -> str:
        """The question for the seat to act."""
        return self.game.words.prompt(self._state, lang)

    def digest(self) -> str:
        """A short hash of the current state, the same on every machine."""
        return digest(self._state)

    @property
    def record(self) -> Record:
        """The match as a record to share; it holds the seed only once the game is over."""
        return self._record(self.seed if self.over else "")

    @property
    def saved(self) -> Record:
        """The match as a record to keep private and play on from: it holds the seed."""
        return self._record(self.seed)

    # Changes

    def push(self, text: str, *, seat: int | None = None, at: int | None = None) -> None:
        """Make a move; `seat` and `at` say who moves and which log length was seen, and must be right if given."""
        self.adopt(self.prepare(text, seat=seat, at=at))

    def prepare(self, text: str, *then: str, seat: int | None = None, at: int | None = None) -> list[Step]:
        """What `push` would add, checked as it checks: the move, those of the same seat that are to follow it at once,
        and what chance then brings. Changes nothing.
        """
        if at is not None and at != len(self._log):
            raise StaleMove("move", seen=str(at), now=len(self._log))
        if seat is not None and seat != self.to_act >= 0:
            raise TurnError("other", seat=str(seat), turn=letter(self.to_act))
        steps = self.ahead([text, *then])
        while self.game.law.to_act(steps[-1].after) == CHANCE:
            drawn = self._drawn(steps[-1].after, len(self._log) + len(steps))
            steps.append(_step(self.game, steps[-1].after, drawn))
        return steps

    def ahead(self, texts: list[str]) -> list[Step]:
        """What moves of the seat to act would do, one after the other, checked as `push` checks. Changes nothing.

        It ends where chance or another seat is to act, or where a move shows its seat something hidden: whoever could
        look further might see what comes and then decide otherwise.
        """
        seat, state, shown = self.to_act, self._state, False
        if seat < 0:
            raise TurnError("over" if self.over else "chance")
        steps: list[Step] = []
        for text in texts:
            if shown or self.game.law.to_act(state) != seat:
                raise TurnError("ahead", move=text)
            move = self._legal(state, text)
            shown = self.game.views.reveals(state, move)
            steps.append(_step(self.game, state, Entry(seat, move)))
            state = steps[-1].after
        return steps

    def adopt(self, steps: list[Step]) -> None:
        """Add what `prepare` gave for the match as it stands; nothing is checked, nothing can be redone after it."""
        self._undone.clear()
        for step in steps:
            self._log.append(step.entry)
            self._state = step.after.copy()
            self._take_snapshot()

    def accept(self, entries: list[Entry]) -> None:
        """Add the next entries of another log of this match; nothing is checked, nothing can be redone after it."""
        self._undone.clear()
        for entry in entries:
            self._enter(entry)

    def undo(self, moves: int = 1) -> None:
        """Take back the last decisions, with the chance outcomes that followed them."""
        made = [place for place, entry in enumerate(self._log) if entry.actor != CHANCE]
        if not 1 <= moves <= len(made):
            raise HistoryError("undo", moves=str(moves), made=len(made))
        keep = made[-moves]
        undone = self._log[keep:] + self._undone
        self.rewind(keep)
        self._undone = undone

    def redo(self, moves: int = 1) -> None:
        """Make moves again that were taken back; chance brings what it brought."""
        waiting = sum(1 for entry in self._undone if entry.actor != CHANCE)
        if not 1 <= moves <= waiting:
            raise HistoryError("redo", moves=str(moves), waiting=waiting)
        for _ in range(moves):
            self._enter(self._undone.pop(0))
            while self._undone and self._undone[0].actor == CHANCE:
                self._enter(self._undone.pop(0))

    def rewind(self, length: int) -> None:
        """Go back to the point where the log had this length; nothing of what followed can be redone."""
        self._check_length(length)
        self._state = self._state_at(length)
        self._undone.clear()
        self._log.cut(length)
        self._snapshots = self._snapshots_until(length)

    def at(self, length: int) -> "Match":
        """The match as it was when its log had this length."""
        self._check_length(length)
        past = Match.__new__(Match)
        past.game, past.seed, past.origin = self.game, self.seed, self.origin
        past._log, past._undone = self._log.first(length), []
        past._snapshots = self._snapshots_until(length)
        past.thrifty = self.thrifty
        past._state = self._state_at(length)
        return past

    def copy(self) -> "Match":
        """An independent match at the same point."""
        return self.at(len(self._log))

    def enter(self, action: int) -> None:
        """Add a recorded decision or outcome as it is: for replaying. Does not check legality and draws nothing."""
        self._enter(Entry(self.game.law.to_act(self._state), action))

    def let_chance_speak(self) -> None:
        """Draw the pending chance outcomes. Only a match entered from a record can have any."""
        while self.to_act == CHANCE:
            self._enter(self._drawn(self._state, len(self._log)))

    # Implementation

    def _record(self, seed: str) -> Record:
        game = self.game
        rules = dict(game.rules)
        header = Header(game.spec.name, game.ruleset, game.board, game.seats, rules, self.seal, seed, self.origin)
        lines = [(self._actor(entry.actor), game.actions.text(entry.action)) for entry in self._log]
        hashes = {**self._hashes(), len(self._log): self.digest()}
        scores = self.scores() if self.over else None
        return Record(header, lines, hashes, scores)

    def _actor(self, actor: int) -> str:
        return CHANCE_MARK if actor == CHANCE else letter(actor)

    def _legal(self, state: State, text: str) -> int:
        move = self.game.actions.number(text)  # most come in the words that were offered
        if move < 0:
            move = self.game.actions.number(self.game.law.canonical(text))
        if move < 0 or move not in self.game.law.moves(state):
            raise IllegalMove(text, self.game.law.why(state, text))
        return move

    def _drawn(self, state: State, place: int) -> Entry:
        return Entry(CHANCE, self.game.law.draw(state, SealedDice(self.seed, place)))

    def _enter(self, entry: Entry) -> None:
        self._log.append(entry)
        _replay(self.game, self._state, entry)
        self._take_snapshot()

    def _take_snapshot(self) -> None:
        if len(self._log) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self._log)] = self._state.copy()
            old = len(self._log) - 2 * SNAPSHOT_EVERY
            if self.thrifty and old:
                self._snapshots.pop(old, None)

    def _state_at(self, length: int) -> State:
        nearest = length - length % SNAPSHOT_EVERY
        while nearest not in self._snapshots:
            nearest -= SNAPSHOT_EVERY
        state = self._snapshots[nearest].copy()
        for entry in self._log[nearest:length]:
            _replay(self.game, state, entry)
        return state

    def _snapshots_until(self, length: int) -> dict[int, State]:
        return {place: state for place, state in self._snapshots.items() if place <= length}

    def _hashes(self) -> dict[int, str]:
        """The hash of the state after every `SNAPSHOT_EVERY` entries."""
        state, hashes = self._snapshots[0].copy(), {}
        for number, entry in enumerate(self._log, 1):
            _replay(self.game, state, entry)
            if number % SNAPSHOT_EVERY == 0:
                hashes[number] = digest(state)
        return hashes

    def _last_shown(self, start: int) -> int:
        """The log length after the last of the decisions from `start` on that showed something, else `start`."""
        sealed = start
        if start < len(self._log) and type(self.game.views).reveals is not Views.reveals:
            state = self._state_at(start)
            for place in range(start, len(self._log)):
                if self.game.views.reveals(state, self._log[place].action):
                    sealed = place + 1
                _replay(self.game, state, self._log[place])
        return sealed

    def _check_length(self, length: int) -> None:
        if not 0 <= length <= len(self._log):
            raise HistoryError("at", length=str(length), now=len(self._log))


def _step(game: Game, before: State, entry: Entry) -> Step:
    after = before.copy()
    _replay(game, after, entry)
    return Step(entry, after)


def _replay(game: Game, state: State, entry: Entry) -> None:
    if entry.actor == CHANCE:
        game.law.settle(state, entry.action)
    else:
        game.law.apply(state, entry.action)


def digest(state: State) -> str:
    """A short hash of a state, the same on every machine and in compiled and pure mode."""
    return blake2b(repr(state.key()).encode(), digest_size=8).hexdigest()
