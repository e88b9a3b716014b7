"""What no game can reach, as far as the rules alone show it: for positions that are read, and for the audit."""

from collections.abc import Iterator

from ironmaster.core.errors import PositionError
from ironmaster.core.frames import frame
from ironmaster.core.seats import letter
from ironmaster.games.brass import flow
from ironmaster.games.brass.board import ERAS
from ironmaster.games.brass.state import ACTING, DRAWING, FINISHED, FIRST_PLAYER, BrassState
from ironmaster.games.brass.steps.frames import DISCARD
from ironmaster.games.brass.tables import CANAL, Tables
from ironmaster.kit import bits, deck


def impossible(t: Tables, s: BrassState) -> Iterator[PositionError]:
    """Everything about a state that no game can reach."""
    yield from _clock(t, s)
    yield from _board(t, s)
    yield from _market(t, s)
    yield from _cards(t, s)
    yield from _players(s)


def _clock(t: Tables, s: BrassState) -> Iterator[PositionError]:
    most = t.rounds[s.era]
    if s.round > most:
        yield PositionError("brass.round", where="round", era=ERAS[s.era], most=most, seats=t.seats)
    if s.round == 0 and s.phase not in (FIRST_PLAYER, DRAWING):
        yield PositionError("brass.deal", where="round")
    if s.phase == ACTING and s.actions > flow.actions_per_turn(t, s):
        yield PositionError("brass.actions", where="actions", most=t.first_actions)


def _board(t: Tables, s: BrassState) -> Iterator[PositionError]:
    for slot in range(t.slots):
        place = t.place_of[slot]
        if s.tile[slot] >= 0 and t.dry >> place & 1 and _unlinked(t, s, place):
            yield PositionError("brass.dry", where=f"tiles.{t.slot_ids[slot]}", place=t.place_ids[place])
    if s.round == 0 and s.built:
        yield PositionError("brass.dealt", where="links")
    if s.era == CANAL and s.round < 2:
        yield from _first_round(t, s)


def _unlinked(t: Tables, s: BrassState, place: int) -> bool:
    """Whether no link that a tile in the place needed for its coal is on the board, though none can have left it."""
    lines = [line for line in range(t.lines) if t.ends[line] >> place & 1]
    lasting = s.era == CANAL or not any(t.line_eras[line] >> CANAL & 1 for line in lines)
    return lasting and not any(s.built >> line & 1 for line in lines)


def _first_round(t: Tables, s: BrassState) -> Iterator[PositionError]:
    """In the first round a seat has one action, and nothing that a link could begin at."""
    if s.built:
        yield PositionError("brass.first_links", where="links")
    for place, seat in enumerate(s.order):
        acted = s.round == 1 and (s.phase == DRAWING or (s.phase == ACTING and place <= s.at))
        if bits.count(s.owned[seat]) > acted * t.first_actions:
            yield PositionError("brass.first_tiles", where="tiles", seat=letter(seat), most=acted * t.first_actions)


def _market(t: Tables, s: BrassState) -> Iterator[PositionError]:
    """The cotton marker has moved by the tiles that were turned up; none is turned up once it is at its end."""
    drawn = [total - left for total, left in zip(t.market, s.market, strict=True)]
    moved = sum(down * number for down, number in enumerate(drawn))
    if s.cotton < t.closed:
        fits = moved == s.cotton
    else:
        largest = max((down for down, number in enumerate(drawn) if number), default=0)
        fits = moved >= t.closed > moved - largest or (t.ports_wait and deck.size(s.market) == 0)
    if not fits:
        yield PositionError("brass.cotton", where="cotton", moved=min(moved, t.closed), most=t.closed)


def _cards(t: Tables, s: BrassState) -> Iterator[PositionError]:
    before = _played(t, s, s.round + (s.phase in (DRAWING, FINISHED)))
    turn = flow.actions_per_turn(t, s)
    for place, seat in enumerate(s.order):
        acted = 0
        if s.phase == ACTING and place <= s.at:
            acted = turn if place < s.at else turn - s.actions - max(0, s.stack.count(frame(DISCARD)) - 1)
        most = t.cards_each[s.era] - before - acted
        if len(s.hands[seat]) > most:
            yield PositionError("brass.hand_left", where=f"players.{letter(seat)}.hand", most=max(0, most))
    played = before * t.seats
    if s.phase == ACTING:
        played += turn * (s.at + 1) - s.actions + bool(s.stack)
    if deck.size(s.discard) > played:
        yield PositionError("brass.discard", where="discard", most=played)


def _played(t: Tables, s: BrassState, number: int) -> int:
    """Cards that each seat has played in the era before the round with that number begins."""
    if number < 2:
        return 0
    first = t.first_actions if s.era == CANAL else t.actions
    return first + (number - 2) * t.actions


def most_in_pile(t: Tables, s: BrassState) -> int:
    """The size of the draw pile at the start of the round, which is its largest."""
    in_play = t.cards_each[s.era] * t.seats
    if s.round == 0:
        return in_play
    return max(0, in_play - t.seats * (t.hand + _played(t, s, s.round)))


def _players(s: BrassState) -> Iterator[PositionError]:
    for place, seat in enumerate(s.order):
        where = f"players.{letter(seat)}."
        if s.begun >> seat & 1 == 0 and (s.owned[seat] or s.links[seat]):
            yield PositionError("brass.begun", where=f"{where}begun", seat=letter(seat))
        if s.era == CANAL and s.points[seat]:
            yield PositionError("brass.points", where=f"{where}points")
        if s.spent[seat] and (s.phase != ACTING or place > s.at):
            yield PositionError("brass.spent", where=f"{where}spent", seat=letter(seat))
