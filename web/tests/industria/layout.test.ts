import { describe, expect, it } from "vitest";
import { type Layout, type Part, layOut, showsAll } from "../../src/games/industria/layout";
import { gapOf } from "../../src/parts/geometry";
import { fixtures } from "./table";

const SIZES: { width: number; height: number; part: Part }[] = [
  { width: 1016, height: 620, part: "all" },
  { width: 760, height: 420, part: "all" },
  { width: 2100, height: 1000, part: "all" },
  { width: 390, height: 240, part: "factory" },
  { width: 390, height: 240, part: "technology" },
  { width: 620, height: 560, part: "factory" },
];

/** Points along the straight and curved parts of a path, approximately. */
function points(d: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  for (const [, letter = "", rest = ""] of d.matchAll(/([MHVCQ])([^MHVCQ]*)/g)) {
    const n = rest.trim().split(/[ ,]+/).map(Number);
    const to =
      letter === "H"
        ? { x: n[0]!, y: at.y }
        : letter === "V"
          ? { x: at.x, y: n[0]! }
          : { x: n.at(-2)!, y: n.at(-1)! };
    if (letter !== "M")
      for (let k = 0; k <= 20; k++)
        found.push({ x: at.x + ((to.x - at.x) * k) / 20, y: at.y + ((to.y - at.y) * k) / 20 });
    at = to;
  }
  return found;
}

describe.each(SIZES)("the board at $width x $height, $part", (wish) => {
  const layout: Layout = layOut(fixtures, wish);

  it("has a space within its edges for every tile of its kinds", () => {
    const wanted = fixtures.tiles.filter(({ at, kind }) => at && (wish.part === "all" || kind === wish.part));
    expect(layout.tiles).toHaveLength(wanted.length);
    for (const { box, tile } of layout.tiles) {
      expect(box.x, tile.id).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w, tile.id).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.h, tile.id).toBeLessThanOrEqual(layout.height);
    }
  });

  it("has no touching tiles", () => {
    for (const [n, { box: p }] of layout.tiles.entries())
      for (const { box: q } of layout.tiles.slice(n + 1)) {
        const across = Math.max(p.x, q.x) - Math.min(p.x + p.w, q.x + q.w);
        const down = Math.max(p.y, q.y) - Math.min(p.y + p.h, q.y + q.h);
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(2);
      }
  });

  it("routes every road and line around other tiles", () => {
    for (const { link, d, at } of layout.links) {
      const others = layout.tiles.filter(({ tile }) => tile.id !== link.a && tile.id !== link.b);
      for (const point of [...points(d), at]) {
        expect(point.x, link.id).toBeGreaterThanOrEqual(0);
        for (const { tile, box } of others)
          expect(gapOf(box, point), `${link.id} over ${tile.id}`).toBeGreaterThan(-0.5);
      }
    }
  });

  it("keeps the track of epochs clear of the tiles", () => {
    if (!layout.track) return;
    for (const { box, tile } of layout.tiles) {
      const gap = gapOf({ ...box, y: 0, h: 1e4 }, { x: layout.middles.track, y: 1 });
      expect(gap, tile.id).toBeGreaterThan(layout.track * 0.45);
    }
  });
});

it("shows everything at once only if it is readable", () => {
  expect(showsAll(1016)).toBe(true);
  expect(showsAll(620)).toBe(false);
});
