/**
 * The layout. The hexes are where the fixtures put them. The drawing around them is as large as its viewport, and
 * the sea continues beyond the map, so that only land and water are visible.
 */
import { steam } from "@ironmaster/pictures/data/layout.json";
import type { Box, Point } from "../../parts/geometry";
import { nameWidth } from "../../parts/lettering";
import { fitting } from "../../parts/panzoom";
import type { Size } from "../shared/map/types";
import { gridOf } from "./atlas";
import {
  type Axial,
  APOTHEM,
  across,
  chance,
  distance,
  edgeEnds,
  keyOf,
  middleOf,
  outline,
  R,
  written,
} from "./hexes";
import { riversOf } from "./rivers";
import type { Fixtures, Hex } from "./types";

/** The space around the hexes for the frame with letters and numbers. */
const MARGIN = 34;
/** Below this zoom the whole map is not readable. */
const READABLE = 0.6;

/** How the name of a water may be set, best first: its size, and whether it is vertical. */
const NAME_SIZES = steam.names;

export interface WaterName {
  name: string;
  at: Point;
  size: number;
  turn: number;
}

export interface Layout {
  /** The drawn part of the plane. */
  box: Box;
  land: string;
  sea: string;
  /** Land beyond the map. */
  beyond: string;
  hills: string;
  hachures: string;
  rivers: string[];
  /** Black edges with water behind them, other black edges, and edges of the map. */
  coast: string;
  walls: string;
  border: string;
  waters: WaterName[];
  columns: { text: string; x: number }[];
  rows: { text: string; y: number }[];
}

/** The area of the hexes, with the frame. */
export function bounds(hexes: readonly Axial[]): Box {
  const middles = hexes.map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - R - MARGIN, Math.max(...xs) + R + MARGIN];
  const [top, bottom] = [Math.min(...ys) - APOTHEM - MARGIN, Math.max(...ys) + APOTHEM + MARGIN];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The same, extended to the shape of a viewport. */
export function shaped(box: Box, window: Size): Box {
  const aspect = window.width / Math.max(1, window.height);
  const w = Math.max(box.w, Math.min(box.h * aspect, box.w * 1.9));
  const h = Math.max(box.h, Math.min(box.w / aspect, box.h * 1.9));
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

/** Whether the whole map is readable in a viewport; otherwise a part of it is shown. */
export function showsWhole(box: Box, window: Size): boolean {
  return fitting(window, { width: box.w, height: box.h }) >= READABLE;
}

/** A map that is wider than high also gets the left column. */
export function isBroad(fixtures: Fixtures): boolean {
  const { w, h } = bounds(fixtures.hexes);
  return w / h > 1.1;
}

export interface Corner {
  left: boolean;
  top: boolean;
}

/** The corners of a drawing, the emptiest first, for content over the map. */
export function corners(hexes: readonly Axial[], box: Box): Corner[] {
  const room = ({ left, top }: Corner) => {
    const [x, y] = [left ? box.x : box.x + box.w, top ? box.y : box.y + box.h];
    return Math.min(...hexes.map(middleOf).map((at) => Math.hypot(at.x - x, at.y - y)));
  };
  return [false, true]
    .flatMap((left) => [false, true].map((top) => ({ left, top })))
    .toSorted((one, other) => room(other) - room(one));
}

function linesAlong(hex: Hex, edges: readonly number[]): string {
  return edges
    .map((edge) => edgeEnds(middleOf(hex), edge))
    .map(([a, b]) => `M${written(a)}L${written(b)}`)
    .join("");
}

/** The hexes of the plane in a drawing. */
function cellsOf(box: Box): Axial[] {
  const found: Axial[] = [];
  const [first, last] = [Math.floor(box.x / (1.5 * R)) - 1, Math.ceil((box.x + box.w) / (1.5 * R)) + 1];
  for (let q = first; q <= last; q++) {
    const rows = (y: number) => y / (2 * APOTHEM) - q / 2;
    for (let r = Math.floor(rows(box.y)) - 1; r <= Math.ceil(rows(box.y + box.h)) + 1; r++)
      found.push({ q, r });
  }
  return found;
}

interface Cells {
  sea: { cell: Axial; water: number }[];
  beyond: Axial[];
}

/** Beyond the map there is water where water is closer than land. */
function around(fixtures: Fixtures, box: Box): Cells {
  const taken = new Set(fixtures.hexes.map(keyOf));
  const waters = fixtures.waters.flatMap(({ hexes }, water) => hexes.map(([q, r]) => ({ q, r, water })));
  const cells: Cells = { sea: [], beyond: [] };
  for (const cell of cellsOf(box).filter((one) => !taken.has(keyOf(one)))) {
    const land = Math.min(...fixtures.hexes.map((hex) => distance(cell, hex)));
    const [near] = waters.toSorted((one, other) => distance(cell, one) - distance(cell, other));
    if (near && distance(cell, near) <= land) cells.sea.push({ cell, water: near.water });
    else cells.beyond.push(cell);
  }
  return cells;
}

/** Three mounds on a hill, with hachures downhill; the same in every drawing of a hex. */
function mounds(hex: Hex): string {
  const { x, y } = middleOf(hex);
  const shift = (salt: number) => (chance(hex, salt) - 0.5) * 7;
  const places = [
    { dx: -13 + shift(1), dy: -11 + shift(2), radius: 15 },
    { dx: 14 + shift(3), dy: 0 + shift(4), radius: 14 },
    { dx: -9 + shift(5), dy: 16 + shift(6), radius: 11.5 },
  ];
  let d = "";
  for (const [place, { dx, dy, radius }] of places.entries()) {
    const count = Math.round(radius * 1.5);
    for (let n = 0; n < count; n++) {
      const angle = (2 * Math.PI * n) / count + (chance(hex, 20 + place * 40 + n) - 0.5) * 0.12;
      const [inner, outer] = [
        radius * 0.46,
        radius * (0.84 + 0.2 * Math.sin(angle)) * (0.86 + 0.2 * chance(hex, 160 + place * 40 + n)),
      ];
      const at = (far: number): Point => ({
        x: x + dx + far * Math.cos(angle),
        y: y + dy + far * 0.74 * Math.sin(angle),
      });
      d += `M${written(at(inner))}L${written(at(outer))}`;
    }
  }
  return d;
}

/** The name of a water where it has the most room; vertical if the area is higher than wide. */
function waterNames(fixtures: Fixtures, { sea }: Cells, box: Box): WaterName[] {
  const dry = fixtures.hexes.map(middleOf);
  return fixtures.waters.flatMap(({ name }, water) => {
    const cells = sea.filter((one) => one.water === water).map(({ cell }) => middleOf(cell));
    const inside = cells.filter(
      ({ x, y }) => x > box.x + 30 && x < box.x + box.w - 30 && y > box.y + R && y < box.y + box.h - R,
    );
    const full = (at: Point, turned: boolean, size: number) => {
      const half = nameWidth(name, size) / 2;
      const spots = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((share) =>
        turned ? { x: at.x, y: at.y + half * share } : { x: at.x + half * share, y: at.y },
      );
      return spots.every(
        (spot) =>
          dry.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > R + size * 0.3) &&
          cells.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < R * 0.95) &&
          spot.x > box.x + 24 &&
          spot.x < box.x + box.w - 24,
      );
    };
    for (const { size, upright: turned } of NAME_SIZES) {
      const fits = inside.filter((at) => full(at, turned, size));
      if (fits.length === 0) continue;
      const mean = (of: (at: Point) => number) => fits.reduce((sum, at) => sum + of(at), 0) / fits.length;
      const centre = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
      const far = (at: Point) => Math.hypot(at.x - centre.x, at.y - centre.y);
      const at = fits.reduce((best, one) => (far(one) < far(best) ? one : best));
      return [{ name, at, size, turn: turned ? -90 : 0 }];
    }
    return [];
  });
}

export function layOut(fixtures: Fixtures, box: Box): Layout {
  const { hexes } = fixtures;
  const cells = around(fixtures, box);
  const wet = new Set(cells.sea.map(({ cell }) => keyOf(cell)));
  const isWet = (cell: Axial) => wet.has(keyOf(cell));
  const paths = (of: readonly Axial[], share: number) =>
    of.map((one) => outline(middleOf(one), share)).join("");
  const shores = (hex: Hex, coast: boolean) => hex.black.filter((edge) => isWet(across(hex, edge)) === coast);
  const hills = hexes.filter(({ terrain }) => terrain === "hill");
  const { columns, rows } = gridOf(fixtures);
  return {
    box,
    land: paths(hexes, 1.004),
    sea: paths(
      cells.sea.map(({ cell }) => cell),
      1.02,
    ),
    beyond: paths(cells.beyond, 1.015),
    hills: paths(hills, 0.985),
    hachures: hills.map(mounds).join(""),
    rivers: riversOf(hexes, isWet),
    coast: hexes.map((hex) => linesAlong(hex, shores(hex, true))).join(""),
    walls: hexes.map((hex) => linesAlong(hex, shores(hex, false))).join(""),
    border: hexes.map((hex) => linesAlong(hex, hex.border)).join(""),
    waters: waterNames(fixtures, cells, box),
    columns: [...columns].map(([q, text]) => ({ text, x: middleOf({ q, r: 0 }).x })),
    rows: [...rows].map(([row, text]) => ({ text, y: 2 * APOTHEM * (row + 0.25) })),
  };
}
