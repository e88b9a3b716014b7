import { describe, expect, it } from "vitest";
import { type Standing, changesBetween } from "../../src/games/shared/map/changes";

const before: Standing = {
  chapter: "rail",
  round: 3,
  turn: "A",
  tiles: { "bury/1": "A coal2 1", "wigan/1": "B coal1 2" },
  links: {},
  tracks: { coal: 4, iron: 3 },
};

describe("what a move changed", () => {
  it("is empty without changes", () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  it("is a new tile, its cube and the mine that it empties", () => {
    const tiles = { ...before.tiles, "bury/1": "A coal2 flipped", "oldham/2": "A cotton3" };
    expect(changesBetween(before, { ...before, tiles, tracks: { coal: 4, iron: 2 } })).toEqual([
      { kind: "placed", slot: "oldham/2", owner: "A" },
      { kind: "cube", cube: "coal", from: { slot: "bury/1" }, to: { slot: "oldham/2" } },
      { kind: "cube", cube: "iron", from: { market: "iron" }, to: { slot: "oldham/2" } },
      { kind: "flipped", slot: "bury/1" },
    ]);
  });

  it("is a new link", () => {
    const links = { "bury-manchester": "A" };
    expect(changesBetween(before, { ...before, links, tracks: { coal: 3, iron: 3 } })).toEqual([
      { kind: "laid", line: "bury-manchester" },
      { kind: "cube", cube: "coal", from: { market: "coal" }, to: { line: "bury-manchester" } },
    ]);
  });

  it("is iron that moves from new works to the market", () => {
    const tiles = { ...before.tiles, "bolton/3": "B iron1 2" };
    expect(changesBetween(before, { ...before, tiles, tracks: { coal: 4, iron: 5 } }).slice(1)).toEqual(
      Array(2).fill({ kind: "cube", cube: "iron", from: { slot: "bolton/3" }, to: { market: "iron" } }),
    );
  });

  it("is a tile built over another", () => {
    const tiles = { ...before.tiles, "wigan/1": "A coal2 3" };
    expect(changesBetween(before, { ...before, tiles })).toEqual([
      { kind: "placed", slot: "wigan/1", owner: "A" },
    ]);
  });

  it("is not animated at the change of an era", () => {
    expect(
      changesBetween({ ...before, chapter: "canal" }, { ...before, links: { "bury-manchester": "A" } }),
    ).toEqual([]);
  });
});
