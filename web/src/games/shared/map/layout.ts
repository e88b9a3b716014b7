/**
 * The layout of a map: a drawing that adapts to the shape of its box, with tiles of constant size. Positions come
 * from the fixtures (0 to 1000 on both axes) and corrections from the board's map file. Places that still overlap
 * are then moved apart, so that on every board and in every shape all names and links stay visible.
 */
import { map } from "@ironmaster/pictures/data/layout.json";
import { type Box, type Curve, type Point, gapOf, keepInside, separate } from "../../../parts/geometry";
import { nameWidth } from "../../../parts/lettering";
import { fitting } from "../../../parts/panzoom";
import type { At, NudgesFor, Plan, Route, Size } from "./types";

export const TILE = map.tile;
export const PITCH = TILE + map.gap;
export const TRAY = map.tray;
export const NAME = 12.5;
/** Half the size of a link's letter. */
export const LETTER = map.letter;
const ASPECTS: At = [0.68, 1.6];
const MARGIN = map.margin;
const FRAME = map.frame;
/** Below this zoom the whole drawing is not readable. */
const READABLE = 0.66;
/** The gap between two places, and between two places with a link: its letter must fit. */
const APART = map.apart;
const LINKED_APART = map.linked_apart;

/**
 * The size of the drawing for a box, in its own pixels: one side as in the base, the other in proportion to the
 * box.
 */
export function drawingFor(box: Size, base: Size): Size {
  const aspect = Math.min(ASPECTS[1], Math.max(ASPECTS[0], box.width / Math.max(1, box.height)));
  const wide = aspect >= base.width / base.height;
  return wide
    ? { width: Math.round(base.height * aspect), height: base.height }
    : { width: base.width, height: Math.round(base.width / aspect) };
}

/** The size of a drawing of which a part is shown at full size: at least as large as its viewport. */
export function drawingBehind(window: Size, base: Size): Size {
  const width = Math.max(base.width, window.width);
  return drawingFor({ width, height: Math.max(base.height, window.height) }, base);
}

/** Whether the whole drawing is readable in a box; otherwise a part of it is shown at full size. */
export function showsWhole(box: Size, base: Size): boolean {
  return fitting(box, drawingFor(box, base)) >= READABLE;
}

/**
 * The corner that the inset covers, in pixels of the drawing, if the whole drawing is shown. It extends far beyond
 * the edge, so that nothing is moved out over it.
 */
export function cornerOf(box: Size, drawing: Size, inset: Plan["inset"]): Box {
  const zoom = fitting(box, drawing);
  const [beyond, left, top] = [
    2000,
    (box.width - drawing.width * zoom) / 2,
    (box.height - drawing.height * zoom) / 2,
  ];
  return {
    x: inset.side === "right" ? (box.width - inset.w - left) / zoom : -beyond,
    y: inset.edge === "top" ? -beyond : (box.height - inset.h - top) / zoom,
    w: (inset.side === "right" ? inset.w : inset.w - left) / zoom + beyond,
    h: (inset.h - (inset.edge === "top" ? top : 0)) / zoom + beyond,
  };
}

/** The font size of the names: at least eleven pixels on the screen, if the drawing has room. */
export function nameSize(scale: number): number {
  return Math.min(15, Math.max(NAME, 11 / scale));
}

/** From the coordinates of the board to those of the drawing. */
export function projector(size: Size): (at: At) => Point {
  const across = (size.width - 2 * MARGIN.side) / 1000;
  const down = (size.height - MARGIN.top - MARGIN.bottom) / 1000;
  return ([x, y]) => ({ x: MARGIN.side + x * across, y: MARGIN.top + y * down });
}

export function nearest(all: readonly NudgesFor[], size: Size): NudgesFor {
  const aspect = size.width / size.height;
  const off = (one: NudgesFor) => Math.abs(one.aspect - aspect);
  return [...all].sort((p, q) => off(p) - off(q))[0] ?? { aspect, places: {}, rail: {} };
}

/** A printed coordinate on a board that is stretched: interpolated between two pairs. */
export function stretched([x, y]: At, by: NudgesFor["stretch"]): At {
  return by ? [between(x, by.x), between(y, by.y)] : [x, y];
}

function between(value: number, pairs: readonly At[]): number {
  const found = pairs.findIndex(([from]) => from >= value);
  const after = found < 0 ? pairs.length - 1 : Math.max(1, found);
  const [[x0, y0], [x1, y1]] = [pairs[after - 1]!, pairs[after]!];
  return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
}

export function moved(at: Point, by: At | undefined): Point {
  return { x: at.x + (by?.[0] ?? 0), y: at.y + (by?.[1] ?? 0) };
}

/** The area of a place: its plate first, then the rest. */
export interface Standing {
  id: string;
  at: Point;
  boxes: Box[];
}

/** The corners of a town's cells around a point, with its plate above them. */
export function cellCorners(cells: readonly At[], at: Point, name: number): Point[] {
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  const rows = Math.max(...cells.map(([, y]) => y)) + 1;
  const plate = name * 1.28;
  return cells.map(([x, y]) => ({
    x: at.x - (columns * PITCH) / 2 + x * PITCH + 1,
    y: at.y - (rows * PITCH + plate) / 2 + plate + y * PITCH + 1,
  }));
}

/** What a town covers at a position: its plate, with `aside` extra width, then its trays. */
export function townBoxes(name: string, cells: readonly At[], at: Point, size: number, aside = 0): Box[] {
  const trays = cellCorners(cells, at, size).map(({ x, y }) => {
    return { x: x - TRAY, y: y - TRAY, w: TILE + 2 * TRAY, h: TILE + 2 * TRAY };
  });
  const top = Math.min(...trays.map((tray) => tray.y)) + TRAY - 1;
  const w = nameWidth(name, size) + 14 + aside;
  const h = size * 1.28 + 1;
  return [{ x: at.x - w / 2, y: top - h, w, h }, ...trays];
}

/** What a place without cells covers. */
export function pillBox(name: string, at: Point, size: number, high: number, aside: number): Box {
  const unit = size / NAME;
  const w = nameWidth(name, size) + aside * unit;
  return { x: at.x - w / 2, y: at.y - (high * unit) / 2, w, h: high * unit };
}

function shift(one: Standing, dx: number, dy: number): void {
  one.at = { x: one.at.x + dx, y: one.at.y + dy };
  one.boxes = one.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
}

/** Moves places apart until none overlap; `taken` is an area for no place. */
export function settle(all: Standing[], lines: readonly Route[], size: Size, taken: readonly Box[]): void {
  const joined = new Set(lines.flatMap((line) => [`${line.a} ${line.b}`, `${line.b} ${line.a}`]));
  const walls = wallsOf(size);
  for (let round = 0; round < 300; round++) {
    let still = true;
    for (const [n, one] of all.entries()) {
      const aside = taken.map((box) => separate(one.boxes, [box], APART)).find(Boolean);
      if (aside) {
        shift(one, aside.x, aside.y);
        still = false;
      }
      for (const other of all.slice(n + 1)) {
        const room = joined.has(`${one.id} ${other.id}`) ? LINKED_APART : APART;
        const push = separate(one.boxes, other.boxes, room);
        if (!push) continue;
        shift(one, push.x / 2, push.y / 2);
        shift(other, -push.x / 2, -push.y / 2);
        still = false;
      }
      const back = keepInside(one.boxes, walls);
      if (back.x || back.y) shift(one, back.x, back.y);
    }
    if (still) return;
  }
}

function wallsOf(size: Size): Box {
  return { x: FRAME, y: FRAME, w: size.width - 2 * FRAME, h: size.height - 2 * FRAME };
}

/** Moves the markers of links out from under places, and away from each other. */
export function clear(markers: Map<string, Point>, all: readonly Standing[], size: Size): void {
  const around = (at: Point): Box => ({ x: at.x - LETTER, y: at.y - LETTER, w: 2 * LETTER, h: 2 * LETTER });
  const walls = wallsOf(size);
  const ids = [...markers.keys()];
  const moveBy = (id: string, by: Point, share: number) => {
    const at = markers.get(id);
    if (at) markers.set(id, { x: at.x + by.x * share, y: at.y + by.y * share });
  };
  for (let round = 0; round < 120; round++) {
    let still = true;
    for (const [n, id] of ids.entries()) {
      for (const other of ids.slice(n + 1)) {
        const push = separate([around(markers.get(id)!)], [around(markers.get(other)!)], 3);
        if (!push) continue;
        moveBy(id, push, 0.5);
        moveBy(other, push, -0.5);
        still = false;
      }
      for (const { boxes } of all) {
        const push = separate([around(markers.get(id)!)], boxes, 1);
        if (!push) continue;
        moveBy(id, push, 1);
        still = false;
      }
      const back = keepInside([around(markers.get(id)!)], walls);
      moveBy(id, back, 1);
    }
    if (still) return;
  }
}

/** How much of a link is visible between the boxes that cover it. */
export function inSight(covers: readonly Box[], curve: Curve): number {
  const points = curve.along(160);
  let shown = 0;
  for (let n = 1; n < points.length; n++) {
    const [p, q] = [points[n - 1]!, points[n]!];
    if (!covers.some((box) => gapOf(box, q) <= 0)) shown += Math.hypot(q.x - p.x, q.y - p.y);
  }
  return shown;
}
