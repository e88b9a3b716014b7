import { describe, expect, it } from "vitest";
import { joined, riversOf, streams } from "../../src/games/steam/rivers";
import { BOARDS } from "./table";

const dry = () => false;

describe.each(Object.entries(BOARDS))("rivers of %s", (_, { hexes }) => {
  const wet = hexes.filter(({ river }) => river);
  const pairs = joined(wet);
  const chains = streams(wet.length, pairs);

  it("pass through every hex that has one", () => {
    expect(new Set(chains.flat()).size).toBe(wet.length);
  });

  it("have no loops and few forks", () => {
    const parts = wet.length - pairs.length;
    expect(parts).toBeGreaterThan(0);
    expect(parts).toBeLessThan(wet.length / 2);
    const meeting = wet.map((_, n) => pairs.filter((pair) => pair.includes(n)).length);
    expect(Math.max(...meeting)).toBeLessThanOrEqual(3);
  });

  it("use every connection once", () => {
    const steps = chains.reduce((sum, chain) => sum + chain.length - 1, 0);
    expect(steps).toBe(pairs.length);
  });

  it("are drawn the same every time", () => {
    const drawn = riversOf(hexes, dry);
    expect(riversOf(hexes, dry)).toEqual(drawn);
    expect(drawn.length).toBe(chains.length);
    expect(drawn.every((d) => d.startsWith("M") && !d.includes("NaN"))).toBe(true);
  });
});
