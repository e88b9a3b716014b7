import { describe, expect, it } from "vitest";
import {
  cubesOn,
  filled,
  icon,
  laneOpen,
  lookOf,
  nextFace,
  price,
  railwaysOf,
  readCounter,
  readMarket,
} from "../../src/games/age_of_industry/reading";
import type { Fixtures, PlayerView, View } from "../../src/games/age_of_industry/types";
import printed from "./new_england.json";

const fixtures = printed as unknown as Fixtures;
const view = (more: Partial<View>) =>
  ({ counters: {}, railways: {}, coal: {}, iron: {}, ...more }) as unknown as View;

describe("a counter", () => {
  it("has an owner and cubes", () => {
    expect(readCounter("B coal2 3", fixtures)).toMatchObject({ owner: "B", cubes: 3, flipped: false });
    expect(readCounter("B coal2 3", fixtures)?.face).toMatchObject({ industry: "coal", level: 2 });
  });

  it("is flipped, or built over another", () => {
    expect(readCounter("A iron1 flipped", fixtures)).toMatchObject({
      flipped: true,
      rebuilt: false,
      cubes: 0,
    });
    expect(readCounter("A ship4 rebuilt", fixtures)).toMatchObject({
      flipped: false,
      rebuilt: true,
      cubes: 0,
    });
    expect(readCounter(undefined, fixtures)).toBeNull();
  });

  it("shows its level as its points", () => {
    expect(lookOf("C factory5 flipped", fixtures)).toMatchObject({ level: 5, points: 5, glyph: "i-factory" });
  });
});

it("parses which market has bought", () => {
  expect(readMarket("both", fixtures)).toMatchObject({ sold: false, demand: { takes: ["cotton", "goods"] } });
  expect(readMarket("cotton sold", fixtures)).toMatchObject({ sold: true });
  expect(readMarket("none", fixtures)?.demand.takes).toEqual([]);
  expect(readMarket(undefined, fixtures)).toBeNull();
});

describe("a demand track", () => {
  it("fills each row from its last space", () => {
    const now = view({ coal: { 1: 0, 2: 1, 3: 2 } });
    expect(filled(fixtures, now, "coal")).toEqual([false, false, false, true, true, true]);
    expect(cubesOn(now, "coal")).toBe(3);
  });

  it("sells its cheapest cube next, and expensive ones when it is empty", () => {
    expect(price(fixtures, view({ iron: { 1: 0, 2: 1, 3: 2 } }), "iron")).toBe(2);
    expect(price(fixtures, view({ iron: { 1: 0, 2: 0, 3: 0 } }), "iron")).toBe(4);
  });
});

it("finds the lowest counter left, and how many there are", () => {
  const player = { display: { cotton1: 0, cotton2: 1, cotton3: 2 } } as unknown as PlayerView;
  expect(nextFace(fixtures, player, "cotton")).toMatchObject({ face: { id: "cotton2" }, same: 1, left: 3 });
  expect(nextFace(fixtures, player, "port")).toBeNull();
});

it("opens a sea lane with a ship and a port of any owner", () => {
  const lane = { a: "gulf_of_maine", b: "portland" };
  const ship = { "gulf_of_maine/1": "A ship2" };
  expect(laneOpen(fixtures, view({ counters: ship }), lane)).toBe(false);
  expect(laneOpen(fixtures, view({ counters: { ...ship, "portland/1": "B port1 flipped" } }), lane)).toBe(
    true,
  );
  expect(laneOpen(fixtures, view({ counters: { "portland/1": "B port1" } }), lane)).toBe(false);
});

it("counts railways, and has an icon for every element", () => {
  expect(railwaysOf(view({ railways: { "a-b": "A", "b-c": "B", "c-d": "A" } }), "A")).toBe(2);
  expect(icon("counter", "factory0", fixtures)).toBe("i-factory");
  expect(icon("card", "red", fixtures)).toBe("s-cross");
  expect(icon("face_up", "ship", fixtures)).toBe("i-ship");
  expect(icon("import", "gulf_of_maine/import", fixtures)).toBe("c-coal");
  expect(icon("space", "boston/1", fixtures)).toBe("s-diamond");
  expect(icon("seat", "A", fixtures)).toBe("");
});
