"""Tiles, links and rules as flat tables of ints, made once for a game."""

from typing import Final

from ironmaster.core.actions import Actions
from ironmaster.games.industria.board import KINDS, Board, Tile
from ironmaster.games.industria.rules import Rules
from ironmaster.kit import bits
from ironmaster.kit.moves import MoveTables

FACTORY: Final = 0
TECHNOLOGY: Final = 1
BONUS: Final = 2
RAW: Final = 3

OFFER: Final = 0
BID: Final = 1
PASS: Final = 2
SELL: Final = 3
KEEP: Final = 4
LAY: Final = 5
CASH: Final = 6
STOP: Final = 7
USE: Final = 8
BUY: Final = 9
FIRST: Final = 10
REVEAL: Final = 11

NEVER: Final = 0
WHEN_BUILDING: Final = 1
AT_ANY_TIME: Final = 2


class Tables(MoveTables):
    """All static data of the steps. Tiles, materials, bonuses and links are numbers, and sets of them bits."""

    def __init__(self, board: Board, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self._read_rules(rules, seats)
        self._read_things(board)
        self._read_tiles(board)
        self._read_links(board)
        self._read_length(board, rules)
        self._intern()

    def _read_rules(self, rules: Rules, seats: int) -> None:
        self.rules: Rules = rules
        """The whole profile. What is read at every decision is also a field of the tables, which is faster."""
        self.cashing: int = ("off", "build", "any").index(rules.raw_tile_cash)
        """When a raw-material tile may be handed in: NEVER, WHEN_BUILDING or AT_ANY_TIME."""
        self.lowest_bid: int = 0 if rules.zero_bid else rules.lowest_bid
        self.earlier_only: bool = rules.earlier_epochs == "all"
        """Whether materials made in this epoch cannot be had at all (industria.build.material.sameepoch)."""
        self.cash: int = rules.cash
        self.income: int = rules.income
        self.material_price: int = rules.material_price
        self.raw_value: int = rules.raw_tile_value
        self.symbol_points: int = rules.symbol_points
        self.link_points: int = rules.link_points
        self.thalers_per_point: int = rules.thalers_per_point
        self.track_end: int = rules.track_end
        self.lots: int = rules.tiles_a_round(seats)

    def _read_things(self, board: Board) -> None:
        self.material_ids: list[str] = [material.id for material in board.material]
        self.material_epoch: list[int] = [material.epoch - 1 for material in board.material]
        self.materials: int = len(self.material_ids)
        self.bonus_ids: list[str] = [bonus.id for bonus in board.bonus]

    def _read_tiles(self, board: Board) -> None:
        self.tile_ids: list[str] = [tile.id for tile in board.tile]
        self.tiles: int = len(self.tile_ids)
        self.kind: list[int] = [KINDS.index(tile.kind) for tile in board.tile]
        self.epoch_of: list[int] = [tile.epoch - 1 for tile in board.tile]
        self.cost: list[int] = [tile.cost for tile in board.tile]
        self.needs: list[list[int]] = [[self.material_ids.index(name) for name in tile.needs] for tile in board.tile]
        self.makes: list[int] = [self._material(tile.makes) for tile in board.tile]
        self.points: list[int] = [tile.points for tile in board.tile]
        self.symbols: list[int] = [self._symbols(tile) for tile in board.tile]
        self.discount: list[int] = [tile.discount for tile in board.tile]
        self.gives: list[int] = [self._material(tile.material) for tile in board.tile]
        """The material of a raw-material tile, -1 for other tiles."""
        self.bonus: list[int] = [self.bonus_ids.index(tile.bonus) if tile.bonus else -1 for tile in board.tile]
        self.of_kind: list[int] = [self._set(kind, self.kind) for kind in range(len(KINDS))]
        self.of_epoch: list[int] = [self._set(epoch, self.epoch_of) for epoch in range(self.epoch_of[-1] + 1)]
        self.raw_of: list[int] = [self._set(material, self.gives) for material in range(self.materials)]
        self.maker_of: list[int] = [self._set(material, self.makes) for material in range(self.materials)]

    def _material(self, name: str) -> int:
        return self.material_ids.index(name) if name else -1

    def _symbols(self, tile: Tile) -> int:
        return bits.union([self.bonus_ids.index(name) for name in tile.symbols])

    def _set(self, value: int, values: list[int]) -> int:
        return bits.union([tile for tile in range(self.tiles) if values[tile] == value])

    def _read_links(self, board: Board) -> None:
        pairs = [sorted(self.tile_ids.index(end) for end in link.between) for link in board.link]
        self.end_a: list[int] = [pair[0] for pair in pairs]
        self.end_b: list[int] = [pair[1] for pair in pairs]
        self.ends: list[int] = [1 << a | 1 << b for a, b in pairs]
        self.links: int = len(pairs)
        self.link_ids: list[str] = [f"{self.tile_ids[a]}-{self.tile_ids[b]}" for a, b in pairs]
        self.link_kinds: list[str] = [link.kind for link in board.link]

    def _read_length(self, board: Board, rules: Rules) -> None:
        self.epochs: int = min(rules.epochs(self.seats), len(self.of_epoch))
        self.tiles_an_epoch: int = len(board.tile) // len(self.of_epoch)
        self.rounds_an_epoch: int = self.tiles_an_epoch // self.lots
        self.rounds: int = self.rounds_an_epoch * self.epochs
        self.extra: list[int] = [
            rules.extra_income[epoch] if epoch < len(rules.extra_income) else 0 for epoch in range(self.epochs)
        ]
        self.in_box: int = bits.union([tile for tile in range(self.tiles) if self.epoch_of[tile] >= self.epochs])
        received = self.cash + self.rounds * self.income + sum(self.extra)
        raw = bits.count(self.of_kind[RAW] & ~self.in_box)
        self.money: int = self.seats * received + raw * self.raw_value
        """All thalers that can ever come into a game, and so the highest bid that can ever be made."""

    def _intern(self) -> None:
        """Give every move and every chance outcome its number and its text."""
        tiles = list(range(self.tiles))
        laid = [tile for tile in tiles if self.kind[tile] != RAW]
        raw = [tile for tile in tiles if self.kind[tile] == RAW]
        self.offer: list[int] = self._intern_tiles(OFFER, "offer", tiles)
        self.bid: list[int] = [self.add(BID, f"bid {sum_}", sum_) for sum_ in range(self.money + 1)]
        self.pass_: int = self.add(PASS, "pass")
        self.sell: int = self.add(SELL, "sell")
        self.keep: int = self.add(KEEP, "keep")
        self.lay: list[int] = self._intern_tiles(LAY, "lay", laid)
        self.hand_in: list[int] = self._intern_tiles(CASH, "cash", raw)
        self.stop: int = self.add(STOP, "stop")
        self.use: list[int] = self._intern_tiles(USE, "use", raw)
        self._intern_purchases()
        self.first: list[int] = [self.add(FIRST, f"first {chr(65 + seat)}", seat) for seat in range(self.seats)]
        self.reveal: list[int] = self._intern_tiles(REVEAL, "reveal", tiles)
        self.names: Actions = Actions(self.texts)

    def _intern_tiles(self, verb: int, word: str, tiles: list[int]) -> list[int]:
        moves = [-1] * self.tiles
        for tile in tiles:
            if self.in_box >> tile & 1 == 0:
                moves[tile] = self.add(verb, f"{word} {self.tile_ids[tile]}", tile)
        return moves

    def _intern_purchases(self) -> None:
        """Materials from each seat and, after the seats, from the bank."""
        self.buy: list[int] = []
        self.bank: int = self.seats
        sellers = [chr(97 + seat) for seat in range(self.seats)] + ["bank"]
        for material, name in enumerate(self.material_ids):
            for seller, word in enumerate(sellers):
                self.buy.append(
                    self.add(BUY, f"buy {name} from {word.upper() if seller < self.seats else word}", material, seller)
                )
