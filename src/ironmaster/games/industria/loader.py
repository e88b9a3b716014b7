"""Reads positions of Industria. Every field is checked; every error names its field.

Missing fields have the values of the first auction of the epoch; the round is the first one that the tiles allow. Tiles
that are not named are face down as far as the pile needs them, and out of the game otherwise.
"""

from typing import Final

from ironmaster.core.position import Data, choice, fail, number, shown, texts
from ironmaster.core.seats import letter
from ironmaster.games.industria import flow, reachable, scoring
from ironmaster.games.industria import state as st
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.position import PHASES, describe
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import FACTORY, RAW, TECHNOLOGY, Tables
from ironmaster.kit import bits
from ironmaster.kit.loading import MUCH, PositionReader

DERIVED: Final = ("bank",)
FIELDS: Final = (
    *("epoch", "round", "phase", "start", "hammer", "turn", "lot", "bid", "bidder", "built", "laying", "unit"),
    *("display", "pile", "gone", "players", *DERIVED),
)
PLAYER: Final = ("cash", "points", "worth", "hand", "laid", "late")


class Loader(PositionReader):
    """Reads one position into a state."""

    def __init__(self, t: Tables, data: Data) -> None:
        super().__init__(data, t.seats)
        self.t = t
        self.s: IndustriaState = st.new_state(t)
        self.named: int = t.in_box
        """Tiles that have been given a place."""

    def load(self) -> IndustriaState:
        """The state, after all checks."""
        self.check_fields(FIELDS)
        self._clock()
        self._built()
        for at, player, where in self.players(PLAYER):
            self._player(at, player, where)
        self._table()
        self._auction()
        self._build()
        self._check_phase()
        self._final_points()
        reachable.check(self.t, self.s, self.data)
        self._check_derived()
        flow.run(self.t, self.s)
        return self.s

    def _clock(self) -> None:
        t, s, data = self.t, self.s, self.data
        s.epoch = number(data, "epoch", "", 1, t.epochs, 1) - 1
        s.phase = choice(data, "phase", "", PHASES, st.AUCTION)
        s.start = self.seat(data.get("start", "A"), "start")
        s.hammer = self.seat(data.get("hammer", letter(s.start)), "hammer")
        s.at = self.seat(data.get("turn", letter(s.start if s.phase == st.BUILDING else s.hammer)), "turn")

    def _built(self) -> None:
        for name in texts(self.data, "built", "", []):
            if name not in KINDS[:RAW]:
                fail("choice", "built", value=shown(name)[:20], known=", ".join(KINDS[:RAW]))
            self.s.built |= 1 << KINDS.index(name)

    # Where the tiles are

    def _tile(self, name: object, where: str) -> int:
        tile = self.one_of("industria.tile", self.t.tile_ids, name, where)
        if self.t.epoch_of[tile] >= self.t.epochs:
            fail("industria.box", where, value=self.t.tile_ids[tile], seats=self.t.seats)
        return tile

    def _tiles(self, data: Data, key: str, where: str) -> int:
        """The set of tiles that a field lists, each in one place only."""
        found = 0
        for name in texts(data, key, where, []):
            tile = self._tile(name, f"{where}{key}")
            if self.named >> tile & 1:
                fail("industria.twice", f"{where}{key}", value=name)
            self.named |= 1 << tile
            found |= 1 << tile
        return found

    def _player(self, seat: int, data: Data, where: str) -> None:
        t, s = self.t, self.s
        s.cash[seat] = number(
            data, "cash", where, 0, t.money, t.cash + t.income if s.phase != st.FIRST_PLAYER else t.cash
        )
        late = [self._tile(name, f"{where}late") for name in texts(data, "late", where, [])]
        seen = bits.union([tile for tile in range(t.tiles) if t.epoch_of[tile] <= s.epoch])
        old = seen & ~t.of_epoch[s.epoch] & t.of_kind[TECHNOLOGY]
        s.hands[seat] = self._tiles(data, "hand", where)
        for tile in bits.members(s.hands[seat] & ~(seen & ~old)):
            fail("industria.hand", f"{where}hand", value=t.tile_ids[tile])
        laid = self._tiles(data, "laid", where)
        for tile in bits.members(laid & ~(seen & ~t.of_kind[RAW])):
            fail("industria.laid", f"{where}laid", value=t.tile_ids[tile])
        for tile in late:
            if (laid & t.of_kind[FACTORY]) >> tile & 1 == 0 or t.epoch_of[tile] == s.epoch:
                fail("industria.late", f"{where}late", value=t.tile_ids[tile])
        for tile in bits.members(laid):
            build.put(t, s, seat, tile)
        s.late = s.late & ~laid | bits.union(late)
        scored = sum(t.points[tile] for tile in bits.members(laid & ~s.late))
        s.points[seat] = number(data, "points", where, 0, MUCH, scored)

    def _final_points(self) -> None:
        """At the end, omitted points include the final scoring."""
        if self.s.phase != st.FINISHED:
            return
        for at, player, _ in self.players(PLAYER):
            if "points" not in player:
                self.s.points[at] += sum(gain[1] for gain in scoring.gains(self.t, self.s, at))

    def _table(self) -> None:
        t, s = self.t, self.s
        here = t.of_epoch[s.epoch]
        s.display = self._of_epochs("display", here)
        known = bits.union([tile for tile in range(t.tiles) if t.epoch_of[tile] <= s.epoch])
        s.gone = self._of_epochs("gone", known)
        for tile in bits.members(s.gone & ~reachable.may_be_gone(t, s)):
            fail("industria.gone", "gone", value=t.tile_ids[tile])
        s.round = self._round(bits.count(here & self.named))
        pile = self._of_epochs("pile", here)
        if "pile" not in self.data:
            pile = self._fitting_pile(here & ~self.named)
            self.named |= pile
        to_come = bits.union([tile for tile in range(t.tiles) if s.epoch < t.epoch_of[tile] < t.epochs])
        s.unseen = pile | to_come
        self.named |= to_come
        s.gone |= ((1 << t.tiles) - 1) & ~self.named

    def _of_epochs(self, key: str, allowed: int) -> int:
        found = self._tiles(self.data, key, "")
        for tile in bits.members(found & ~allowed):
            fail("industria.epoch", key, value=self.t.tile_ids[tile])
        return found

    def _round(self, named: int) -> int:
        """The given round, or the first one of the epoch in which this number of its tiles can be known."""
        t, s = self.t, self.s
        first = s.epoch * t.rounds_an_epoch
        if s.phase == st.FIRST_PLAYER:
            return number(self.data, "round", "", 0, 0, 0)
        fits = min(max(-(-named // t.lots), reachable.rounds_for_builds(t, s)), t.rounds_an_epoch)
        if "pile" in self.data:
            fits = t.rounds_an_epoch - len(texts(self.data, "pile", "", [])) // t.lots
        return number(self.data, "round", "", first + 1, first + t.rounds_an_epoch, first + fits)

    def _fitting_pile(self, free: int) -> int:
        """The first unnamed tiles of the epoch, as many as the pile must hold in this round."""
        t, s = self.t, self.s
        if s.phase == st.FIRST_PLAYER:
            return free
        return bits.union(bits.members(free)[: reachable.face_down(t, s)])

    # What is under way

    def _auction(self) -> None:
        t, s, data = self.t, self.s, self.data
        if data.get("lot") is None:
            return
        s.lot = self._tile(data["lot"], "lot")
        if s.phase != st.AUCTION or s.display >> s.lot & 1 == 0:
            fail("industria.lot", "lot", value=t.tile_ids[s.lot])
        if "turn" not in data:
            s.at = (s.hammer + 1) % t.seats
        if data.get("bidder") is None:
            number(data, "bid", "", 0, 0, 0)
            return
        s.bidder = self.seat(data["bidder"], "bidder")
        s.bid = number(data, "bid", "", t.lowest_bid, s.cash[s.bidder], t.lowest_bid)
        spoken = [(s.hammer + step) % t.seats for step in range(1, (s.at - s.hammer - 1) % t.seats + 1)]
        if s.bidder not in spoken:
            fail("industria.bidder", "bidder", value=letter(s.bidder))

    def _build(self) -> None:
        t, s, data = self.t, self.s, self.data
        if data.get("laying") is None:
            number(data, "unit", "", 0, 0, 0)
            return
        s.laying = self._tile(data["laying"], "laying")
        s.unit = number(data, "unit", "", 0, max(0, len(t.needs[s.laying]) - 1), 0)
        held = s.hands[s.at] >> s.laying & 1 and t.kind[s.laying] != RAW
        rest = source.least(t, s, s.at, s.laying, s.unit, s.hands[s.at])
        if s.phase != st.BUILDING or not held or s.built >> t.kind[s.laying] & 1 or not 0 <= rest <= s.cash[s.at]:
            fail("industria.laying", "laying", value=t.tile_ids[s.laying])

    def _check_phase(self) -> None:
        """Fields that belong to another phase than the present one."""
        s, data = self.s, self.data
        if s.phase not in (st.AUCTION, st.BUILDING) and s.at != s.hammer:
            fail("industria.phase", "turn", phase=PHASES[s.phase])
        if s.phase == st.AUCTION and s.lot == st.NOTHING and s.at != s.hammer:
            fail("industria.phase", "turn", phase=PHASES[s.phase])
        if s.phase != st.BUILDING and s.built:
            fail("industria.phase", "built", phase=PHASES[s.phase])
        if s.phase != st.AUCTION and (s.bidder != st.NOBODY or data.get("bid")):
            fail("industria.phase", "bid", phase=PHASES[s.phase])
        if s.phase in (st.BUILDING, st.FINISHED, st.FIRST_PLAYER) and s.display:
            fail("industria.phase", "display", phase=PHASES[s.phase])

    def _check_derived(self) -> None:
        """Derived fields may be given, but must be correct."""
        right = describe(self.t, self.s)
        for at, player, where in self.players(PLAYER):
            worth = scoring.worth(self.t, self.s, at)
            if player.get("worth", worth) != worth:
                fail("industria.derived", f"{where}worth", expected=str(worth))
        for field in DERIVED:
            if self.data.get(field, right[field]) != right[field]:
                fail("industria.derived", field, expected=shown(right[field]))
