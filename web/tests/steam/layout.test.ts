import { describe, expect, it } from "vitest";
import { gridOf } from "../../src/games/steam/atlas";
import { APOTHEM, middleOf, R } from "../../src/games/steam/hexes";
import { bounds, corners, isBroad, layOut, shaped } from "../../src/games/steam/layout";
import { nameWidth } from "../../src/parts/lettering";
import { BOARDS } from "./table";

const WINDOWS = [
  { width: 772, height: 846 },
  { width: 1016, height: 640 },
  { width: 1500, height: 900 },
];
const CASES = Object.entries(BOARDS).flatMap(([board, fixtures]) =>
  WINDOWS.map((window) => ({ board, fixtures, window, ...window })),
);

describe.each(CASES)("$board in a window of $width x $height", ({ fixtures, window }) => {
  const box = shaped(bounds(fixtures.hexes), window);
  const layout = layOut(fixtures, box);

  it("has all hexes within its frame", () => {
    for (const { x, y } of fixtures.hexes.map(middleOf)) {
      expect(x - R).toBeGreaterThan(box.x + 20);
      expect(x + R).toBeLessThan(box.x + box.w - 20);
      expect(y - APOTHEM).toBeGreaterThan(box.y + 20);
      expect(y + APOTHEM).toBeLessThan(box.y + box.h - 20);
    }
  });

  it("fills the window", () => {
    expect(box.w / box.h).toBeCloseTo(window.width / window.height, 1);
  });

  it("keeps the names of waters off the land", () => {
    for (const { name, at, size, turn } of layout.waters) {
      const half = nameWidth(name, size) / 2;
      const ends = turn
        ? [{ x: at.x, y: at.y - half }, at, { x: at.x, y: at.y + half }]
        : [{ x: at.x - half, y: at.y }, at, { x: at.x + half, y: at.y }];
      for (const end of ends)
        for (const hex of fixtures.hexes.map(middleOf))
          expect(Math.hypot(hex.x - end.x, hex.y - end.y)).toBeGreaterThan(R);
    }
  });

  it("writes a letter over every column and a number beside every row", () => {
    const { columns, rows } = gridOf(fixtures);
    expect(layout.columns.length).toBe(columns.size);
    expect(layout.rows.length).toBe(rows.size);
    expect([...columns.values()].toSorted()).toEqual([...columns.values()]);
  });
});

describe("a map in its viewport", () => {
  it("gets the left column if it is wide", () => {
    expect(Object.values(BOARDS).map(isBroad)).toEqual([false, true, true]);
  });

  it("finds the emptiest corner", () => {
    const { hexes } = BOARDS.northeast;
    expect(corners(hexes, bounds(hexes))[0]).toEqual({ left: false, top: false });
    expect(new Set(corners(hexes, bounds(hexes)).map((one) => JSON.stringify(one))).size).toBe(4);
  });

  it("names its waters", () => {
    const named = (board: keyof typeof BOARDS) =>
      layOut(BOARDS[board], bounds(BOARDS[board].hexes)).waters.map(({ name }) => name);
    expect(named("northeast")).toContain("Atlantic Ocean");
    expect(named("ruhr")).toEqual([]);
  });
});
