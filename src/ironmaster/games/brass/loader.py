"""Reads positions of Brass. Every field is checked; every error names its field."""

from typing import Final

from ironmaster.core.position import Data, choice, fail, known_fields, number, shown, table, texts, turn_order
from ironmaster.core.seats import letter
from ironmaster.games.brass import flow, pieces
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.pending import read_pending
from ironmaster.games.brass.position import PHASES
from ironmaster.games.brass.possible import impossible, most_in_pile
from ironmaster.games.brass.state import ACTING, FINISHED, FIRST_PLAYER, BrassState, new_state
from ironmaster.games.brass.tables import CANAL, KINDS, RAIL, SHIPYARD, Tables
from ironmaster.kit import deck
from ironmaster.kit.loading import MUCH, CardErrors, CardPositionReader, Tile

FIELDS: Final = (
    *("era", "round", "phase", "order", "turn", "actions", "pending", "players", "tiles", "links"),
    *("coal", "iron", "cotton", "market", "pile", "discard"),
)
PLAYER: Final = ("cash", "income", "points", "spent", "begun", "hand", "piles")
ERRORS: Final = CardErrors("brass.card", "brass.deck", "brass.hand")


class Loader(CardPositionReader):
    """Reads one position into a state."""

    def __init__(self, t: Tables, data: Data) -> None:
        self.t = t
        self.s: BrassState = new_state(t)
        super().__init__(ERRORS, data, t.seats, t.card_ids, t.card_counts, self.s.undealt)

    def load(self) -> BrassState:
        """The state, after all checks."""
        self.check_fields(FIELDS)
        self._clock()
        self._tracks()
        for tile in self.tiles("tiles", "brass.slot", self.t.slot_ids, "brass.tile", self.t.face_ids):
            self._tile(tile)
        self._links()
        for seat, player, where in self.players(PLAYER):
            self._player(seat, player, where)
        self._cards()
        self._pending()
        for problem in impossible(self.t, self.s):
            raise problem
        flow.run(self.t, self.s)
        return self.s

    def _clock(self) -> None:
        t, s, data = self.t, self.s, self.data
        s.era = choice(data, "era", "", ERAS, CANAL)
        s.phase = choice(data, "phase", "", PHASES, ACTING)
        s.round = number(data, "round", "", 0, t.cards, 2)
        if s.phase == FINISHED and (s.era, s.round) != (RAIL, t.rounds[RAIL]):
            fail("brass.over", "phase", most=t.rounds[RAIL])
        s.order, s.at = turn_order(data, t.seats)
        s.actions = number(data, "actions", "", 0, t.actions, flow.actions_per_turn(t, s))

    def _tracks(self) -> None:
        t, s, data = self.t, self.s, self.data
        s.coal = number(data, "coal", "", 0, s.coal, s.coal)
        s.iron = number(data, "iron", "", 0, s.iron, s.iron)
        s.cotton = number(data, "cotton", "", 0, t.closed, 0)
        market = data.get("market", self._face_down())
        if not isinstance(market, list) or len(market) != len(t.market):
            fail("brass.market", "market", expected=", ".join(map(str, t.market)))
        for down, left in enumerate(market):
            if type(left) is not int or not 0 <= left <= t.market[down]:
                fail("brass.market", f"market[{down}]", expected=", ".join(map(str, t.market)))
        s.market = list(market)

    def _face_down(self) -> list[int]:
        """Market tiles that can be left where the marker is: those of the most frequent values have been turned up."""
        left, moved = self.t.market[:], self.s.cotton
        for down in sorted(range(1, len(left)), key=lambda down: -left[down]):
            taken = min(left[down], moved // down)
            left[down] -= taken
            moved -= taken * down
        return left

    def _tile(self, tile: Tile) -> None:
        t, s = self.t, self.s
        where, owner, slot, face, side = tile
        industry = t.face_industry[face]
        if t.symbols[slot] >> industry & 1 == 0:
            fail("brass.symbol", where, industry=INDUSTRIES[industry])
        eras = t.face_eras[face]
        if not eras or (not eras >> CANAL & 1 if s.era == CANAL else t.face_level[face] == 1):
            fail("brass.level", where, tile=t.face_ids[face], era=ERAS[s.era])
        if s.era == CANAL and s.towns[owner] >> t.place_of[slot] & 1:
            fail("brass.town", where, seat=letter(owner))
        flipped = side == "flipped"
        if industry == SHIPYARD and not flipped:
            fail("brass.unflipped", where, tile=t.face_ids[face])
        pieces.put(
            t, s, owner, slot, face, 0 if flipped else self.cubes("brass.cubes", where, side, t.face_cubes[face])
        )
        s.flipped |= flipped << slot

    def _links(self) -> None:
        t, s = self.t, self.s
        for where, line, owner in self.lines("links", "brass.line", t.line_ids):
            if t.line_eras[line] >> s.era & 1 == 0:
                fail("brass.link_era", where, era=ERAS[s.era])
            pieces.lay(t, s, owner, line)
            if s.laid[owner] > t.link_markers:
                fail("brass.links", where, seat=letter(owner), most=t.link_markers)

    def _player(self, seat: int, data: Data, where: str) -> None:
        t, s = self.t, self.s
        s.cash[seat] = number(data, "cash", where, -MUCH if t.debt else 0, MUCH, t.cash)
        s.income[seat] = number(data, "income", where, 0, t.income_last, t.income_start)
        s.points[seat] = number(data, "points", where, 0, MUCH, 0)
        s.spent[seat] = number(data, "spent", where, 0, MUCH, 0)
        begun = data.get("begun", bool(s.owned[seat] or s.links[seat]))
        if not isinstance(begun, bool):
            fail("type", f"{where}begun", expected="true or false")
        s.begun |= begun << seat
        self._piles(seat, table(data, "piles", where), f"{where}piles.")
        s.hands[seat] = self.hand(data, where, t.hand)

    def _piles(self, seat: int, data: Data, where: str) -> None:
        known_fields(data, where, INDUSTRIES)
        for industry, name in enumerate(INDUSTRIES):
            needed = self._gone_at_least(seat, industry)
            gone = self._gone(data.get(name), industry, needed, f"{where}{name}")
            if gone < needed:
                fail("brass.piles", f"{where}{name}", most=len(self.t.piles[industry]) - needed)
            self.s.taken[seat * KINDS + industry] = gone

    def _gone_at_least(self, seat: int, industry: int) -> int:
        """How many tiles must have left the pile for those on the board to be there."""
        t, s = self.t, self.s
        on_board = [s.tile[slot] for slot in t.slots_for[industry] if s.owned[seat] >> slot & 1]
        own = [face for face in on_board if t.face_industry[face] == industry]
        gone = 0
        for face in set(own):
            most = t.piles[industry].count(face)
            if own.count(face) > most:
                fail("brass.tiles", "tiles", seat=letter(seat), tile=t.face_ids[face], most=most)
            gone = max(gone, t.piles[industry].index(face) + own.count(face))
        return gone

    def _gone(self, value: object, industry: int, default: int, where: str) -> int:
        """Tiles gone from a pile given as the number left, or as the name of the tile on top."""
        pile = self.t.piles[industry]
        if value is None:
            return default
        if isinstance(value, str):
            tops = [self.t.face_ids[face] for face in pile]
            if value not in tops:
                fail("brass.tile", where, value=value[:40])
            return max(default, tops.index(value))
        if type(value) is not int:
            fail("type", where, expected="integer or tile")
        if not 0 <= value <= len(pile):
            fail("range", where, value=shown(value), low=0, high=len(pile))
        return len(pile) - value

    def _cards(self) -> None:
        t, s = self.t, self.s
        s.discard = self.discarded()
        undealt = deck.size(s.undealt)
        most = most_in_pile(t, s)
        s.pile = number(self.data, "pile", "", 0, undealt, min(most, max(0, undealt - t.set_aside[s.era])))
        if s.pile > most:
            fail("brass.pile", "pile", most=most)

    def _pending(self) -> None:
        s = self.s
        if s.phase == FIRST_PLAYER and (s.era != CANAL or s.built or any(s.owned) or any(s.hands) or any(s.discard)):
            fail("brass.phase", "phase")
        read_pending(self.t, s, texts(self.data, "pending", "", []))
