import { expect, it } from "vitest";
import { spread, ticks } from "../src/play/chart";

it("marks round numbers within the bounds", () => {
  expect(ticks(0, 163)).toEqual([0, 50, 100, 150]);
  expect(ticks(-10, 30)).toEqual([-10, 0, 10, 20, 30]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

it("moves labels apart that would cover each other", () => {
  expect(spread([["A", 10], ["B", 12], ["C", 60]], 15)).toEqual([["A", 10], ["B", 25], ["C", 60]]);
});
