import { expect, it } from "vitest";
import { mapsIn } from "../../src/games/shared/map/maps";
import type { NudgesFor, Ornament } from "../../src/games/shared/map/types";

const NUDGES: NudgesFor[] = [];
const LAND = {} as Ornament;
const maps = mapsIn(
  { "./maps/germany.nudges.json": NUDGES },
  { "./maps/germany.json": () => Promise.resolve(LAND) },
);

it.each(["germany", "germany@2", "germany@10"])("%s lies on the land of its board", async (board) => {
  expect(maps.nudgesOf(board)).toBe(NUDGES);
  expect(await maps.ornamentOf(board)).toBe(LAND);
});

it("leaves a board without a drawing plain", async () => {
  expect(await maps.ornamentOf("wales@2")).toBeNull();
});
