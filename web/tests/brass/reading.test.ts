import { expect, it } from "vitest";
import { icon, linksOf, nextFace, price, printedIn, readTile } from "../../src/games/brass/reading";
import type { Fixtures, View } from "../../src/games/brass/types";
import printed from "./fixtures.json";

const fixtures = printed as unknown as Fixtures;

it("parses owner, face and cubes of a tile", () => {
  const tile = readTile("B coal1 2", fixtures);
  expect(tile).toMatchObject({ owner: "B", cubes: 2, flipped: false });
  expect(tile?.face).toMatchObject({ industry: "coal", level: 1 });
});

it("parses a tile without cubes, a flipped one and none", () => {
  expect(readTile("A cotton1", fixtures)).toMatchObject({ cubes: 0, flipped: false });
  expect(readTile("D iron4 flipped", fixtures)).toMatchObject({ owner: "D", cubes: 0, flipped: true });
  expect(readTile(undefined, fixtures)).toBeNull();
});

it("takes the next face from the rest of a pile", () => {
  const left = (cotton: number) => ({ players: { A: { piles: { cotton } } } }) as unknown as View;
  expect(nextFace(fixtures, left(12), "A", "cotton")).toMatchObject({
    face: { level: 1 },
    same: 3,
    left: 12,
  });
  expect(nextFace(fixtures, left(8), "A", "cotton")).toMatchObject({ face: { level: 2 }, same: 2, left: 8 });
  expect(nextFace(fixtures, left(0), "A", "cotton")).toBeNull();
});

it("prices the next cube of a demand track", () => {
  expect([8, 7, 6, 1, 0].map((cubes) => price(fixtures, "coal", cubes))).toEqual([1, 1, 2, 4, 5]);
});

it("counts the links of a player", () => {
  const view = { links: { "a-b": "A", "b-c": "B", "c-d": "A" } } as unknown as View;
  expect(linksOf(view, "A")).toBe(2);
});

it("names every industry of a town once, and has an icon for every kind in lists", () => {
  expect(printedIn(fixtures, "manchester")).toEqual(["cotton", "coal", "iron"]);
  expect(icon("industry", "shipyard")).toBe("i-ship");
  expect(icon("action", "loan")).toBe("i-loan");
  expect(icon("slot", "oldham/1")).toBe("");
});
