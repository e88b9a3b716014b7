import { describe, expect, it } from "vitest";
import { type Layout, PLAN, coversOf, layOut } from "../../src/games/age_of_industry/layout";
import german from "../../src/games/age_of_industry/maps/germany.nudges.json";
import english from "../../src/games/age_of_industry/maps/new_england.nudges.json";
import type { Fixtures } from "../../src/games/age_of_industry/types";
import {
  TILE,
  cornerOf,
  drawingFor,
  inSight,
  nameSize,
  showsWhole,
  stretched,
} from "../../src/games/shared/map/layout";
import type { NudgesFor } from "../../src/games/shared/map/types";
import { gapOf, separate } from "../../src/parts/geometry";
import germany from "./germany.json";
import newEngland from "./new_england.json";

/** The same board with names as long as the French ones. */
function longer(fixtures: Fixtures): Fixtures {
  const named = (kind: string, name: string) => (kind === "sea" ? "Détroit de Long Island" : name);
  return { ...fixtures, places: fixtures.places.map((one) => ({ ...one, name: named(one.kind, one.name) })) };
}

const north = newEngland as unknown as Fixtures;
const MAPS = [
  { board: "Germany", fixtures: germany as unknown as Fixtures, moved: german as unknown as NudgesFor[] },
  { board: "Germany without a map file", fixtures: germany as unknown as Fixtures, moved: [] },
  { board: "New England", fixtures: north, moved: english as unknown as NudgesFor[] },
  { board: "New England in long words", fixtures: longer(north), moved: english as unknown as NudgesFor[] },
];
const BOXES = [
  [772, 846], [764, 806], [716, 780], [900, 846], [1130, 980], [1300, 900], [660, 900],
] as const; // prettier-ignore
const CASES = BOXES.flatMap(([width, height]) => MAPS.map((map) => ({ ...map, width, height })));

describe.each(CASES)("$board drawn for $width x $height", ({ fixtures, width, height, moved }) => {
  const size = drawingFor({ width, height }, PLAN.base);
  const name = nameSize(Math.min(width / size.width, height / size.height));
  const corner = cornerOf({ width, height }, size, { ...PLAN.inset, ...moved[0]?.corner });
  const layout: Layout = layOut(fixtures, { size, name, taken: [corner], nudges: moved });
  const covers = coversOf(layout);

  it("keeps names, trays and seas apart", () => {
    const touching = layout.places.flatMap((one, n) =>
      layout.places.slice(n + 1).flatMap((other) => {
        const push = separate([one.plate, ...one.trays], [other.plate, ...other.trays], 0);
        return push ? [`${one.place.id} ${other.place.id}`] : [];
      }),
    );
    expect(touching).toEqual([]);
  });

  it("leaves the corner of the inset free", () => {
    const under = layout.places.filter(({ plate, trays }) => separate([plate, ...trays], [corner], 0));
    expect(under.map(({ place }) => place.id)).toEqual([]);
  });

  it("keeps everything within the frame", () => {
    const outside = covers.filter(
      ({ x, y, w, h }) => x < 8 || y < 8 || x + w > size.width - 8 || y + h > size.height - 8,
    );
    expect(outside).toEqual([]);
  });

  it("shows at least 16 pixels of every railway", () => {
    const shown = [...layout.lines.values()].map((at) => [at.line.id, Math.round(inSight(covers, at.curve))]);
    expect(shown.filter(([, pixels]) => Number(pixels) < 16)).toEqual([]);
  });

  it("has no place over the handle of a railway", () => {
    const covered = [...layout.lines.values()].filter((at) => covers.some((box) => gapOf(box, at) < 5));
    expect(covered.map(({ line }) => line.id)).toEqual([]);
  });

  it("has every space, market and import once, within its own place", () => {
    const { places } = fixtures;
    expect([...layout.slots.keys()]).toEqual(places.flatMap(({ spaces }) => spaces.map(({ id }) => id)));
    expect(new Set(layout.markets.keys())).toEqual(new Set(places.flatMap(({ market }) => market?.id ?? [])));
    expect([...layout.imports.keys()]).toEqual(places.flatMap((place) => place.import?.id ?? []));
    for (const { place, x, y } of layout.slots.values()) {
      const own = layout.places.find((one) => one.place.id === place.id)!;
      const inside = own.trays.some((box) => gapOf(box, { x: x + TILE / 2, y: y + TILE / 2 }) < -TILE / 2);
      expect(inside, place.id).toBe(true);
    }
  });

  it("draws a lane from every sea to each of its ports", () => {
    expect(layout.lanes.length).toBe(fixtures.lanes.filter(({ b }) => !b.endsWith("/import")).length);
  });
});

it("shows a part at full size if the whole is not readable", () => {
  expect(showsWhole({ width: 390, height: 340 }, PLAN.base)).toBe(false);
  expect(showsWhole({ width: 764, height: 806 }, PLAN.base)).toBe(true);
});

it("stretches and compresses between two pairs", () => {
  const by = { x: [[0, 0], [400, 200], [1000, 1000]], y: [[0, 0], [1000, 1000]] } as NudgesFor["stretch"]; // prettier-ignore
  expect(stretched([200, 300], by)).toEqual([100, 300]);
  expect(stretched([700, 0], by)).toEqual([600, 0]);
  expect(stretched([1000, 1000], by)).toEqual([1000, 1000]);
  expect(stretched([700, 20], undefined)).toEqual([700, 20]);
});
