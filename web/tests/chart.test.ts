import { expect, it } from "vitest";
import { roomy, spread, ticks, turns } from "../src/play/chart";

it("marks round numbers within the bounds", () => {
  expect(ticks(0, 163)).toEqual([0, 50, 100, 150]);
  expect(ticks(-10, 30)).toEqual([-10, 0, 10, 20, 30]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

it("moves overlapping labels apart", () => {
  expect(
    spread(
      [
        ["A", 10],
        ["B", 12],
        ["C", 60],
      ],
      15,
    ),
  ).toEqual([
    ["A", 10],
    ["B", 25],
    ["C", 60],
  ]);
});

it("keeps labels above the lower edge", () => {
  const low: [string, number][] = [
    ["A", 98],
    ["B", 100],
    ["C", 20],
  ];
  expect(spread(low, 15, 100)).toEqual([
    ["C", 20],
    ["A", 85],
    ["B", 100],
  ]);
});

it("keeps only chapters that begin a new part of the game", () => {
  const named = ["Canal era, round 1", "Canal era, round 2", "Rail era, round 1"].map((name, index) => ({
    index,
    name,
  }));
  expect(turns(named)).toEqual([
    { index: 0, name: "Canal era" },
    { index: 2, name: "Rail era" },
  ]);
});

it("labels only points with enough room", () => {
  expect(roomy([30, 60, 150, 420], 110, 460)).toEqual([true, false, true, false]);
});
