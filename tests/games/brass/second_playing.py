"""The second reading of the rules of Brass, continued: what a whole action does, with all that follows it."""

from typing import Any

from tests.games.brass.second_reading import (
    BOARD,
    BONUS,
    CARDS,
    CLOSED,
    LINES,
    PLACES,
    SET_ASIDE,
    TILES,
    Reading,
    Tile,
    pounds_of,
    town_of,
)


class Disagreement(AssertionError):
    """What was chosen is not what the rules ask for at that moment."""


class Playing(Reading):
    """A position that moves can be made on. `texts` are the choices and the outcomes of chance."""

    def __init__(self, position: Any, texts: list[str]) -> None:
        super().__init__(position)
        self.texts = list(texts)

    def play(self) -> Any:
        """The position before the next decision that is not part of this action."""
        if self.p["phase"] == "income":
            self.liquidate(self.take("liquidate ")[0])
            self.collect(self.p["order"].index(self.me))
        else:
            actions = self.act()
            self.end_action(actions)
        if self.texts:
            raise Disagreement(f"left over: {self.texts}")
        return self.position()

    # Choices

    def take(self, prefix: str) -> list[str]:
        """The words after the prefix in the next text that has it; nothing if there is none."""
        for place, text in enumerate(self.texts):
            if text.startswith(prefix):
                return self.texts.pop(place).removeprefix(prefix).split()
        return []

    def choose(self, prefix: str, options: list[str]) -> str:
        """The chosen option; one that is alone is taken without asking."""
        if len(set(options)) == 1:
            return options[0]
        chosen = self.take(prefix)
        if not chosen or chosen[0] not in options:
            raise Disagreement(f"{prefix}{chosen} is not one of {options}")
        return chosen[0]

    def again(self, prefix: str, options: set[str]) -> list[str]:
        """The words of one more step of the same kind; nothing if there is no further one."""
        if not options:
            return []
        for place, text in enumerate(self.texts):
            if text == "stop" or text.startswith(prefix):
                chosen = self.texts.pop(place)
                if chosen not in options | {"stop"}:
                    raise Disagreement(f"{chosen} is not possible")
                return chosen.split()[1:]
        raise Disagreement(f"it was not asked whether to {prefix}again")

    def discard(self, card: str) -> None:
        self.player["hand"].remove(card)
        self.p["discard"].append(card)

    def pay(self, pounds: int) -> None:
        self.player["cash"] -= pounds
        self.player["spent"] += pounds
        if pounds and self.player["cash"] < 0:
            raise Disagreement("cannot be paid")

    def flip(self, slot: str) -> None:
        tile = self.tiles[slot]
        tile.flipped = True
        self.advance(tile.owner, tile.sheet["income"])

    def advance(self, seat: str, spaces: int) -> None:
        player = self.p["players"][seat]
        player["income"] = min(BOARD["income"]["last"], player["income"] + spaces)

    def use(self, slot: str) -> None:
        self.tiles[slot].cubes -= 1
        if not self.tiles[slot].cubes:
            self.flip(slot)

    def buy(self, what: str) -> int:
        price = self.track_price(what)
        self.p[what] = max(0, self.p[what] - 1)
        return price

    def spend_coal(self, ends: list[str]) -> int:
        """Use up a coal cube; what it costs."""
        mines = self.coal_mines(ends)
        if not mines:
            return self.buy("coal")
        self.use(self.choose("coal from ", mines))
        return 0

    def spend_iron(self) -> int:
        works = self.iron_works()
        if not works:
            return self.buy("iron")
        self.use(self.choose("iron from ", works))
        return 0

    # Actions

    def act(self) -> int:
        """Carry out the action; how many actions it uses."""
        verb, *words = self.texts.pop(0).split()
        if verb == "build":
            self.discard(words[3])
            self.build(words[0], words[1])
            return 1
        self.discard(self.choose("discard ", self.player["hand"]))
        if verb == "combine":
            self.discard(self.choose("discard ", self.player["hand"]))
            self.build(words[0], words[1])
            return 2
        if verb == "loan":
            self.borrow(int(words[0]))
        elif verb == "link":
            self.link(words[0])
        elif verb == "develop":
            self.develop(words[0])
        elif verb == "sell":
            self.sell(words[0], words[2])
        return 1

    def build(self, kind: str, slot: str) -> None:
        face = str(self.top(kind))
        sheet = TILES[face]
        coal = self.spend_coal([town_of(slot)]) if sheet["coal"] else 0
        iron = self.spend_iron() if sheet["iron"] else 0
        self.pay(sheet["cost"] + coal + iron)
        self.player["piles"][kind] -= 1
        self.player["begun"] = True
        self.tiles[slot] = Tile(f"{self.me} {face}")
        self.tiles[slot].cubes = sheet["cubes"]
        if kind == "shipyard":
            self.flip(slot)
        if kind == "iron" or (kind == "coal" and self.has_port([town_of(slot)])):
            self.fill(kind, slot)

    def fill(self, kind: str, slot: str) -> None:
        """Move cubes of the new tile to the empty spaces of its track, the dearest first."""
        prices = BOARD["demand"][kind]
        tile = self.tiles[slot]
        while tile.cubes and self.p[kind] < len(prices):
            tile.cubes -= 1
            self.p[kind] += 1
            self.player["cash"] += prices[len(prices) - self.p[kind]]
        if not tile.cubes:
            self.flip(slot)

    def link(self, line: str) -> None:
        if not self.rail:
            self.pay(3)
            self.links[line] = self.me
            return
        self.lay_rail(line, 5)
        again = self.again("link ", self.rails(10))
        if again:
            self.lay_rail(again[0], 10)

    def lay_rail(self, line: str, cost: int) -> None:
        coal = self.spend_coal(list(LINES[line]["between"]))
        self.pay(cost + coal)
        self.links[line] = self.me

    def develop(self, kind: str) -> None:
        self.scrap(kind)
        again = self.again("develop ", self.developments())
        if again:
            self.scrap(again[0])

    def scrap(self, kind: str) -> None:
        self.pay(self.spend_iron())
        self.player["piles"][kind] -= 1

    def sell(self, mill: str, target: str) -> None:
        while mill:
            if f"sell {mill} to {target}" not in self.sales():
                raise Disagreement(f"no sale of {mill} to {target}")
            if target != "market":
                self.flip(mill)
                self.flip(target)
            elif not self.sell_abroad(mill):
                return
            words = self.again("sell ", self.sales())
            mill, target = (words[0], words[2]) if words else ("", "")

    def sell_abroad(self, mill: str) -> bool:
        steps = int(self.take("market ")[0])
        self.p["market"][steps] -= 1
        self.p["cotton"] = min(CLOSED, self.p["cotton"] + steps)
        if self.p["cotton"] == CLOSED:
            return False
        self.flip(mill)
        bonus = BONUS[self.p["cotton"]]
        if self.rules.get("dm_bonus") == "cash":
            self.player["cash"] += bonus
        else:
            self.advance(self.me, bonus)
        return True

    def borrow(self, pounds: int) -> None:
        self.player["cash"] += pounds
        aim = pounds_of(self.player["income"]) - pounds // 10
        self.player["income"] = max(space for space in range(100) if pounds_of(space) == aim)

    # The end of actions, rounds and eras

    def end_action(self, used: int) -> None:
        self.p["actions"] -= used
        if self.p["actions"]:
            return
        place = self.p["order"].index(self.me) + 1
        if place < self.seats:
            self.begin_turn(place)
            return
        self.p["order"].sort(key=lambda seat: self.p["players"][seat]["spent"])
        for player in self.p["players"].values():
            player["spent"] = 0
        if self.p["cotton"] == CLOSED and self.rules.get("port_sales") == "next_round":
            self.p["market"] = [0] * len(self.p["market"])
        if any(player["hand"] for player in self.p["players"].values()):
            self.draw()
            self.begin_round()
        else:
            self.end_era()

    def begin_turn(self, place: int) -> None:
        self.me = self.p["turn"] = self.p["order"][place]
        self.p["actions"] = 1 if not self.rail and self.p["round"] == 1 else 2

    def draw(self) -> None:
        for seat in self.p["order"]:
            hand = self.p["players"][seat]["hand"]
            while self.p["pile"] and len(hand) < 8:
                hand.append(self.take("draw ")[0])
                self.p["pile"] -= 1

    def begin_round(self) -> None:
        self.p["round"] += 1
        self.p["phase"] = "income"
        self.collect(0)

    def collect(self, place: int) -> None:
        """Income in the order of play, until somebody has to sell tiles."""
        for seat in self.p["order"][place:]:
            player = self.p["players"][seat]
            income = pounds_of(player["income"])
            if player["cash"] + income < 0 and income < 0:
                if any(tile.owner == seat for tile in self.tiles.values()):
                    self.me = self.p["turn"] = seat
                    return
                if self.rules.get("insolvency") != "debt":
                    income = -player["cash"]
            player["cash"] += income
        self.p["phase"] = "actions"
        self.begin_turn(0)

    def liquidate(self, slot: str) -> None:
        if slot not in self.tiles or self.tiles[slot].owner != self.me:
            raise Disagreement(f"{slot} cannot be sold")
        self.player["cash"] += self.tiles.pop(slot).sheet["cost"] // 2

    def end_era(self) -> None:
        self.score()
        if self.rail:
            self.p["phase"] = "over"
            self.begin_turn(0)
            return
        self.links.clear()
        self.tiles = {slot: tile for slot, tile in self.tiles.items() if tile.level > 1}
        self.p |= {"era": "rail", "round": 0, "cotton": 0, "market": list(BOARD["market"]["tiles"]), "discard": []}
        self.p["pile"] = sum(CARDS.values()) - SET_ASIDE[self.seats]["rail"]
        self.rail = True
        self.draw()
        self.begin_round()

    def score(self) -> None:
        discs = {place: sheet.get("discs", 0) for place, sheet in PLACES.items()}
        for slot, tile in self.tiles.items():
            if tile.flipped:
                discs[town_of(slot)] += 1
                self.p["players"][tile.owner]["points"] += tile.sheet["points"]
        for line, owner in self.links.items():
            self.p["players"][owner]["points"] += sum(discs[end] for end in LINES[line]["between"])
        if self.rail:
            for player in self.p["players"].values():
                player["points"] += max(0, player["cash"]) // 10
