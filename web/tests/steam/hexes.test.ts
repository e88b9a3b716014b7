import { describe, expect, it } from "vitest";
import {
  across,
  bendOf,
  chance,
  crossing,
  distance,
  edgeMiddle,
  middleOf,
  opposite,
  pointOn,
  TOWN,
} from "../../src/games/steam/hexes";

const HERE = { q: 6, r: 5 };
const EDGES = [0, 1, 2, 3, 4, 5];

describe("hexes in a drawing", () => {
  it("share the middle of the edge between them", () => {
    for (const edge of EDGES) {
      const [ours, theirs] = [
        edgeMiddle(middleOf(HERE), edge),
        edgeMiddle(middleOf(across(HERE, edge)), opposite(edge)),
      ];
      expect(ours.x).toBeCloseTo(theirs.x);
      expect(ours.y).toBeCloseTo(theirs.y);
    }
  });

  it("has the north above and the south-east to the right of it", () => {
    const [at, north, east] = [HERE, across(HERE, 0), across(HERE, 2)].map(middleOf);
    expect(north!.y).toBeLessThan(at!.y);
    expect(north!.x).toBe(at!.x);
    expect(east!.x).toBeGreaterThan(at!.x);
    expect(east!.y).toBeGreaterThan(at!.y);
  });

  it("counts steps", () => {
    expect(distance(HERE, HERE)).toBe(0);
    expect(EDGES.map((edge) => distance(HERE, across(HERE, edge)))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
  });

  it("has random details that are always the same", () => {
    expect(chance(HERE, 1)).toBe(chance({ ...HERE }, 1));
    const drawn = EDGES.map((salt) => chance(HERE, salt));
    expect(new Set(drawn).size).toBe(6);
    expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
  });
});

describe("track through a hex", () => {
  const at = middleOf(HERE);

  it("runs from edge to edge, and meets the next hex at a right angle", () => {
    for (const from of EDGES)
      for (const to of EDGES.filter((edge) => edge !== from)) {
        const bend = bendOf(at, from, to);
        expect(bend.from).toEqual(edgeMiddle(at, from));
        expect(bend.to).toEqual(edgeMiddle(at, to));
        const [dx, dy] = [bend.out.x - bend.from.x, bend.out.y - bend.from.y];
        const [nx, ny] = [at.x - bend.from.x, at.y - bend.from.y];
        expect(dx * ny - dy * nx).toBeCloseTo(0);
        expect(dx * nx + dy * ny).toBeGreaterThan(0);
      }
  });

  it("begins in the middle of a town", () => {
    const bend = bendOf(at, TOWN, 3);
    expect(bend.from).toEqual(at);
    expect(pointOn(bend, 1)).toEqual(edgeMiddle(at, 3));
  });

  it("knows which segments cross", () => {
    expect(crossing([0, 3], [1, 4])).toBe(true);
    expect(crossing([0, 3], [2, 4])).toBe(true);
    expect(crossing([0, 3], [1, 2])).toBe(false);
    expect(crossing([0, 2], [3, 5])).toBe(false);
    expect(crossing([TOWN, 0], [TOWN, 3])).toBe(false);
  });
});
