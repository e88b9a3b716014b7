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
        self.draw_chance()

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
        """The position from which the match began; None for the normal start."""
        start = game.law.start() if origin is None else game.views.load(origin)
        self._log = Log()
        self._undone: list[Entry] = []
        self._state = start.copy()
        self._snapshots: dict[int, State] = {0: start}
        self.thrifty = False
        """Whether only the first and the latest snapshots are kept: less memory, but a slower `at`."""

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
        """The log length down to which the seat to act may undo: the start of its latest decisions.

        They follow the last outcome of chance, the last decision of another seat, and the last one that revealed
        something. If no seat is to act, nothing may be undone.
        """
        seat, start = self.to_act, len(self._log)
        while seat >= 0 and start > 0 and self._log[start - 1].actor == seat:
            start -= 1
        return self._last_shown(start)

    @property
    def began(self) -> int:
        """The log length at which the latest action of the seat to act began; at least `sealed`."""
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
        """The numbers of the actions that are possible now: moves of the seat to act, or outcomes of chance."""
        if self.to_act == CHANCE:
            return [outcome for outcome, _ in self.game.law.outcomes(self._state)]
        return [] if self.over else self.game.law.moves(self._state)

    def why(self, text: str) -> list[Refusal]:
        """The clauses that forbid the seat to act this move; empty for a legal move."""
        return self.game.law.why(self._state, text)

    def view(self, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data. Seat -1 is a watcher."""
        if not -1 <= seat < self.game.seats:
            raise TurnError("seat", seat=str(seat), seats=self.game.seats)
        return self.game.views.view(self._state, seat)

    def position(self) -> dict[str, object]:
        """The whole position as plain data, including hidden information."""
        return self.game.views.position(self._state)

    def scores(self) -> list[int]:
        """Points of each seat so far."""
        return self.game.law.scores(self._state)

    def ranking(self) -> list[int]:
        """Seats from first to last, with ties broken by the rules."""
        return self.game.law.ranking(self._state)

    def places(self) -> list[int]:
        """The place of each seat, 1 for the first; tied seats share a place."""
        return self.game.law.places(self._state)

    def prompt(self, lang: str = "en") -> str:
        """The question for the seat to act."""
        return self.game.words.prompt(self._state, lang)

    def digest(self) -> str:
        """A short hash of the current state, the same on every machine."""
        return digest(self._state)

    @property
    def record(self) -> Record:
        """The match as a record to share; it contains the seed only after the end of the game."""
        return self._record(self.seed if self.over else "")

    @property
    def saved(self) -> Record:
        """The match as a private record, from which it can be continued: it contains the seed."""
        return self._record(self.seed)

    # Changes

    def push(self, text: str, *, seat: int | None = None, at: int | None = None) -> None:
        """Make a move. Raises an error if `seat` is given and not to act, or `at` is given and not the log length."""
        self.adopt(self.prepare(text, seat=seat, at=at))

    def prepare(self, text: str, *then: str, seat: int | None = None, at: int | None = None) -> list[Step]:
        """The steps that `push` would add, after the same checks. Does not change the match.

        They are the move, those of `then` by the same seat, and the outcomes of chance that follow.
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
        """The steps that moves of the seat to act would add, after the checks of `push`. Does not change the match.

        Only the last move may lead to chance or another seat, or reveal something hidden. Otherwise a player could see
        what is revealed and then make another move.
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
        """Add the steps that `prepare` returned for this state, without a check. Nothing can be redone after it."""
        self._undone.clear()
        for step in steps:
            self._log.append(step.entry)
            self._state = step.after.copy()
            self._take_snapshot()

    def accept(self, entries: list[Entry]) -> None:
        """Add the next entries of another log of this match, without a check. Nothing can be redone after it."""
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
        """Make moves again that were taken back, with the same outcomes of chance."""
        waiting = sum(1 for entry in self._undone if entry.actor != CHANCE)
        if not 1 <= moves <= waiting:
            raise HistoryError("redo", moves=str(moves), waiting=waiting)
        for _ in range(moves):
            self._enter(self._undone.pop(0))
            while self._undone and self._undone[0].actor == CHANCE:
                self._enter(self._undone.pop(0))

    def rewind(self, length: int) -> None:
        """Go back to the state in which the log had this length. The removed entries cannot be redone."""
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
        """Add a recorded decision or outcome, for replaying. Does not check legality and draws nothing."""
        self._enter(Entry(self.game.law.to_act(self._state), action))

    def draw_chance(self) -> None:
        """Draw the pending outcomes of chance. Only a match entered from a record can have any."""
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
        move = self.game.actions.number(text)  # usually it is the text of an offered move
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
        """The log length after the last decision from `start` on that revealed something; `start` if there is none."""
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
