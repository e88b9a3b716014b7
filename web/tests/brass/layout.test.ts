import { describe, expect, it } from "vitest";
import { gapOf, separate } from "../../src/parts/geometry";
import { PLAN, layOut } from "../../src/games/brass/layout";
import nudges from "../../src/games/brass/maps/lancashire.nudges.json";
import type { Era, Fixtures } from "../../src/games/brass/types";
import { cornerOf, drawingFor, inSight, nameSize, showsWhole } from "../../src/games/shared/map/layout";
import type { NudgesFor } from "../../src/games/shared/map/types";
import printed from "./fixtures.json";

const fixtures = printed as unknown as Fixtures;
const lancashire = nudges as unknown as NudgesFor[];
const BOXES = [
  [772, 846], [566, 630], [620, 640], [900, 846], [1130, 980], [1300, 900], [640, 900], [520, 580],
] as const; // prettier-ignore
const CASES = BOXES.flatMap(([width, height]) =>
  (["canal", "rail"] as Era[]).flatMap((era) =>
    [lancashire, []].map((moved) => ({ width, height, era, moved, drawn: moved.length ? "map" : "no map" })),
  ),
);

describe.each(CASES)("a drawing for $width x $height, $era era, $drawn", ({ width, height, era, moved }) => {
  const size = drawingFor({ width, height }, PLAN.base);
  const name = nameSize(Math.min(width / size.width, height / size.height));
  const corner = cornerOf({ width, height }, size, PLAN.inset);
  const layout = layOut(fixtures, era, { size, name, taken: [corner], nudges: moved });
  const covers = layout.places.flatMap(({ plate, trays }) => [plate, ...trays]);

  it("keeps names and trays apart", () => {
    const touching = layout.places.flatMap((one, n) =>
      layout.places.slice(n + 1).flatMap((other) => {
        const push = separate([one.plate, ...one.trays], [other.plate, ...other.trays], 0);
        return push ? [`${one.place.id} ${other.place.id}`] : [];
      }),
    );
    expect(touching).toEqual([]);
  });

  it("leaves the corner of the markets free", () => {
    const under = layout.places.filter(({ plate, trays }) => separate([plate, ...trays], [corner], 0));
    expect(under.map(({ place }) => place.id)).toEqual([]);
  });

  it("keeps everything within the frame", () => {
    for (const { plate, trays } of layout.places)
      for (const box of [plate, ...trays]) {
        expect(box.x).toBeGreaterThanOrEqual(8);
        expect(box.y).toBeGreaterThanOrEqual(8);
        expect(box.x + box.w).toBeLessThanOrEqual(size.width - 8);
        expect(box.y + box.h).toBeLessThanOrEqual(size.height - 8);
      }
  });

  it("shows at least 18 pixels of every link", () => {
    const hidden = [...layout.lines.values()].map((line) => [
      line.line.id,
      Math.round(inSight(covers, line.curve)),
    ]);
    expect(hidden.filter(([, shown]) => Number(shown) < 18)).toEqual([]);
  });

  it("has no place over the handle of a link", () => {
    const covered = [...layout.lines.values()].filter((at) => covers.some((box) => gapOf(box, at) < 5));
    expect(covered.map(({ line }) => line.id)).toEqual([]);
  });
});

it("shows a part at full size if the whole is not readable", () => {
  expect(showsWhole({ width: 390, height: 436 }, PLAN.base)).toBe(false);
  expect(showsWhole({ width: 560, height: 420 }, PLAN.base)).toBe(false);
  expect(showsWhole({ width: 566, height: 630 }, PLAN.base)).toBe(true);
});
