import { describe, expect, it } from "vitest";
import {
  bonusesOf,
  icon,
  linkOwner,
  linksOf,
  madeBy,
  makersOf,
  newAtBank,
  roundOf,
  shortName,
  tileOf,
  whereIs,
} from "../../src/games/industria/reading";
import sprite from "../../src/look/icons.svg?raw";
import { fixtures, player, table } from "./table";

const view = table({
  epoch: 2,
  round: 5,
  lot: "ironworks",
  display: ["ironworks", "bank"],
  gone: ["construction"],
  players: {
    A: player({
      laid: ["quarry", "clay_pit", "brickyard", "bonus_canal_1", "bonus_harbour_1"],
      late: ["clay_pit"],
    }),
    B: player({ laid: ["iron_ore_mine", "bonus_harbour_2"], hand: ["sawmill"] }),
  },
});

it("finds every tile in its place", () => {
  expect(whereIs(view, "quarry")).toEqual({ place: "laid", owner: "A", late: false });
  expect(whereIs(view, "clay_pit")).toEqual({ place: "laid", owner: "A", late: true });
  expect(whereIs(view, "sawmill")).toEqual({ place: "hand", owner: "B" });
  expect(whereIs(view, "ironworks")).toEqual({ place: "lot" });
  expect(whereIs(view, "bank")).toEqual({ place: "display" });
  expect(whereIs(view, "construction")).toEqual({ place: "gone" });
  expect(whereIs(view, "internet")).toEqual({ place: "pile" });
});

it("gives a link to the player who has built both ends", () => {
  const owner = (id: string) =>
    linkOwner(
      view,
      fixtures.links.find((link) => link.id === id)!,
    );
  expect(owner("clay_pit-brickyard")).toBe("A");
  expect(owner("iron_ore_mine-ironworks")).toBe("");
  expect(linksOf(fixtures, view, "A").map(({ id }) => id)).toEqual(["clay_pit-brickyard"]);
});

it("knows who makes what, and what the bank begins to sell", () => {
  const material = (id: string) => fixtures.materials.find((one) => one.id === id)!;
  expect(makersOf(view, material("stone"))).toEqual(["A"]);
  expect(makersOf(view, material("wood"))).toEqual([]); // a tile in hand makes nothing
  expect(madeBy(fixtures, view, "A")).toEqual(["stone", "brick"]);
  expect(newAtBank(fixtures, 1)).toEqual([]);
  expect(newAtBank(fixtures, 2).map(({ id }) => id)).toEqual(["stone", "brick", "wood"]);
});

it("counts each bonus once, and rounds within their epoch", () => {
  expect(bonusesOf(fixtures, view, "A")).toEqual(["canal", "harbour"]);
  expect(roundOf(fixtures, view)).toEqual({ epoch: 2, round: 2, rounds: 3 });
  expect(roundOf(fixtures, table({ round: 0 })).round).toBe(0);
});

it("names raw materials and bonuses by their content", () => {
  expect(shortName(fixtures, tileOf(fixtures, "raw_wood_1")!)).toBe("wood");
  expect(shortName(fixtures, tileOf(fixtures, "bonus_rail_1")!)).toBe("rail tracks");
  expect(shortName(fixtures, tileOf(fixtures, "bank")!)).toBe("Bank");
});

describe("every icon is in the sprite", () => {
  const drawn = (name: string) => sprite.includes(`id="${name}"`);

  it.each(["offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy"])(
    "action %s",
    (verb) => {
      expect(drawn(icon("action", verb))).toBe(true);
    },
  );

  it.each(fixtures.materials.map(({ id }) => id))("material %s", (id) => {
    expect(drawn(icon("material", id))).toBe(true);
  });

  it.each(fixtures.bonuses.map(({ id }) => id))("bonus %s", (id) => {
    expect(drawn(`b-${id}`)).toBe(true);
  });
});
