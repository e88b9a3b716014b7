/**
 * Where everything lies: an elastic drawing for the shape of its box, always with tiles of the same edge.
 *
 * Positions come from the fixtures (0..1000 on both axes), nudges from the board's ornament; what still touches is then
 * pushed apart, so that every shape and every board keeps its names free and its links in sight.
 */
import {
  type Box,
  type Curve,
  type Point,
  curveThrough,
  gapOf,
  keepInside,
  separate,
} from "../../parts/geometry";
import { nameWidth } from "../../parts/lettering";
import { fitting } from "../../parts/panzoom";
import type { At, Era, Fixtures, Line, Nudges, NudgesFor, Place, Slot } from "./types";

export const TILE = 43;
const PITCH = TILE + 2;
const TRAY = 3;
const BASE = { width: 772, height: 846 };
const ASPECTS: At = [0.68, 1.6];
const MARGIN = { x: 20, top: 20, bottom: 18 };
const FRAME = 12;
const NAME = 12.5;
/** Room for the markets in the corner of the map, on the screen. */
const INSET = { w: 316, h: 178 };
/** Below this enlargement the whole drawing cannot be read. */
const READABLE = 0.66;
/** Room between two places, and between two that a line joins: a letter must fit on the link. */
const APART = 4;
const LINKED_APART = 22;
/** Half the room that a link's letter takes. */
export const LETTER = 8;

export interface Size {
  width: number;
  height: number;
}

export interface PlacedSlot extends Point {
  slot: Slot;
  place: Place;
}

export interface PlacedPlace extends Point {
  place: Place;
  /** Plate or pill with the name. */
  plate: Box;
  /** Paper under each slot. */
  trays: Box[];
}

export interface PlacedLine extends Point {
  line: Line;
  curve: Curve;
}

export interface Layout extends Size {
  name: number;
  places: PlacedPlace[];
  slots: Map<string, PlacedSlot>;
  lines: Map<string, PlacedLine>;
  /** Canals as a memory in the rail era. */
  past: PlacedLine[];
}

/** The size of the drawing for a box, in its own pixels: one side as in the base, the other as long as the box asks. */
export function drawingFor(box: Size): Size {
  const aspect = Math.min(ASPECTS[1], Math.max(ASPECTS[0], box.width / Math.max(1, box.height)));
  const wide = aspect >= BASE.width / BASE.height;
  return wide
    ? { width: Math.round(BASE.height * aspect), height: BASE.height }
    : { width: BASE.width, height: Math.round(BASE.width / aspect) };
}

/** The size of a drawing that is shown in part at full size: at least as large as its window. */
export function drawingBehind(window: Size): Size {
  return drawingFor({
    width: Math.max(BASE.width, window.width),
    height: Math.max(BASE.height, window.height),
  });
}

/** Whether the whole drawing can be shown in a box; otherwise a part of it is shown at full size. */
export function showsWhole(box: Size): boolean {
  return fitting(box, drawingFor(box)) >= READABLE;
}

/**
 * The corner that the markets take, in the drawing's own pixels, when the whole drawing is seen in a box. It reaches far
 * beyond the edge, so that nothing is pushed out over it.
 */
export function cornerOf(box: Size, drawing: Size): Box {
  const zoom = fitting(box, drawing);
  const left = (box.width - drawing.width * zoom) / 2;
  const top = (box.height - drawing.height * zoom) / 2;
  const beyond = 2000;
  return {
    x: (box.width - INSET.w - left) / zoom,
    y: -beyond,
    w: INSET.w / zoom + beyond,
    h: (INSET.h - top) / zoom + beyond,
  };
}

/** Lettering of the names: eleven pixels on the screen at least, as far as the drawing has room. */
export function nameSize(scale: number): number {
  return Math.min(15, Math.max(NAME, 11 / scale));
}

/** From the board's space to the drawing. */
export function projector(size: Size): (at: At) => Point {
  const across = (size.width - 2 * MARGIN.x) / 1000;
  const down = (size.height - MARGIN.top - MARGIN.bottom) / 1000;
  return ([x, y]) => ({ x: MARGIN.x + x * across, y: MARGIN.top + y * down });
}

function nearest(all: readonly NudgesFor[], size: Size): NudgesFor {
  const aspect = size.width / size.height;
  const off = (one: NudgesFor) => Math.abs(one.aspect - aspect);
  return [...all].sort((p, q) => off(p) - off(q))[0] ?? { aspect, places: {}, rail: {}, canal: {} };
}

function moved(at: Point, by: At | undefined): Point {
  return { x: at.x + (by?.[0] ?? 0), y: at.y + (by?.[1] ?? 0) };
}

function pill(place: Place, at: Point, name: number): Box {
  const size = name / NAME;
  const anchor = place.kind === "external" ? 17 : 0;
  const w = nameWidth(place.name, name) + (21 + anchor + 9 * place.discs) * size;
  const h = (place.kind === "external" ? 22 : 18) * size;
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

function slotCorner(place: Place, slot: Slot, at: Point, name: number): Point {
  const columns = Math.max(...place.slots.map((one) => one.at[0])) + 1;
  const rows = Math.max(...place.slots.map((one) => one.at[1])) + 1;
  const plate = name * 1.28;
  return {
    x: at.x - (columns * PITCH) / 2 + slot.at[0] * PITCH + 1,
    y: at.y - (rows * PITCH + plate) / 2 + plate + slot.at[1] * PITCH + 1,
  };
}

/** What a place covers when it stands at a point: its plate first, then its trays. */
function boxesOf(place: Place, at: Point, name: number): Box[] {
  if (!place.slots.length) return [pill(place, at, name)];
  const trays = place.slots.map((slot) => {
    const corner = slotCorner(place, slot, at, name);
    return { x: corner.x - TRAY, y: corner.y - TRAY, w: TILE + 2 * TRAY, h: TILE + 2 * TRAY };
  });
  const top = Math.min(...trays.map((tray) => tray.y)) + TRAY - 1;
  const w = nameWidth(place.name, name) + 14;
  const h = name * 1.28 + 1;
  return [{ x: at.x - w / 2, y: top - h, w, h }, ...trays];
}

interface Standing {
  place: Place;
  at: Point;
  boxes: Box[];
}

function standing(place: Place, at: Point, name: number): Standing {
  return { place, at, boxes: boxesOf(place, at, name) };
}

function shift(one: Standing, dx: number, dy: number): void {
  one.at = { x: one.at.x + dx, y: one.at.y + dy };
  one.boxes = one.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
}

/** Pushes places apart until none touch; `taken` is room that no place may use. */
function settle(all: Standing[], lines: Line[], size: Size, taken: Box[]): void {
  const joined = new Set(lines.flatMap((line) => [`${line.a} ${line.b}`, `${line.b} ${line.a}`]));
  const walls = { x: FRAME, y: FRAME, w: size.width - 2 * FRAME, h: size.height - 2 * FRAME };
  for (let round = 0; round < 300; round++) {
    let still = true;
    for (const [n, one] of all.entries()) {
      const aside = taken.map((box) => separate(one.boxes, [box], APART)).find(Boolean);
      if (aside) {
        shift(one, aside.x, aside.y);
        still = false;
      }
      for (const other of all.slice(n + 1)) {
        const room = joined.has(`${one.place.id} ${other.place.id}`) ? LINKED_APART : APART;
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

/** Moves the markers of links out from under places and away from each other. */
function clear(markers: Map<string, Point>, all: Standing[], size: Size): void {
  const around = (at: Point): Box => ({ x: at.x - LETTER, y: at.y - LETTER, w: 2 * LETTER, h: 2 * LETTER });
  const walls = { x: FRAME, y: FRAME, w: size.width - 2 * FRAME, h: size.height - 2 * FRAME };
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

function placedLines(
  fixtures: Fixtures,
  era: Era,
  all: Map<string, Standing>,
  size: Size,
  nudges: Nudges,
  shifted: Map<string, Point>,
): PlacedLine[] {
  const project = projector(size);
  const lines = fixtures.lines.filter(
    (line) => line.eras.includes(era) && all.has(line.a) && all.has(line.b),
  );
  const markers = new Map<string, Point>();
  for (const line of lines) {
    const [a, b] = [all.get(line.a)!, all.get(line.b)!];
    const printed = era === "canal" ? line.canal_at : line.rail_at;
    const at = printed ? project(printed) : { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
    const [da, db] = [shifted.get(line.a)!, shifted.get(line.b)!];
    const follow: At = printed ? [(da.x + db.x) / 2, (da.y + db.y) / 2] : [0, 0];
    markers.set(line.id, moved(at, nudges[line.id] ?? follow));
  }
  clear(markers, [...all.values()], size);
  return lines.map((line) => {
    const at = markers.get(line.id)!;
    return { line, ...at, curve: curveThrough(all.get(line.a)!.at, at, all.get(line.b)!.at) };
  });
}

export interface Wish {
  size: Size;
  era: Era;
  /** Size of the names. */
  name: number;
  /** Room that the markets take, in the drawing's pixels. */
  taken?: Box[];
}

export function layOut(fixtures: Fixtures, all: readonly NudgesFor[], wish: Wish): Layout {
  const { size, era, name } = wish;
  const project = projector(size);
  const nudges = nearest(all, size);
  const towns = new Map(
    fixtures.places.map((place) => {
      const at = moved(project(place.at), nudges.places[place.id]);
      return [place.id, standing(place, at, name)];
    }),
  );
  settle([...towns.values()], fixtures.lines, size, wish.taken ?? []);
  const shifted = new Map(
    [...towns].map(([id, { place, at }]) => {
      const printed = project(place.at);
      return [id, { x: at.x - printed.x, y: at.y - printed.y }];
    }),
  );
  const drawn = (when: Era) => placedLines(fixtures, when, towns, size, nudges[when], shifted);
  const slots = new Map<string, PlacedSlot>();
  for (const { place, at } of towns.values())
    for (const slot of place.slots) slots.set(slot.id, { slot, place, ...slotCorner(place, slot, at, name) });
  return {
    ...size,
    name,
    slots,
    places: [...towns.values()].map(({ place, at, boxes: [plate, ...trays] }) => ({
      place,
      ...at,
      plate: plate!,
      trays,
    })),
    lines: new Map(drawn(era).map((line) => [line.line.id, line])),
    past: era === "rail" ? drawn("canal") : [],
  };
}

/** How much of a link shows between plates and trays. */
export function inSight(layout: Layout, line: PlacedLine): number {
  const covers = layout.places.flatMap(({ plate, trays }) => [plate, ...trays]);
  const points = line.curve.along(160);
  let shown = 0;
  for (let n = 1; n < points.length; n++) {
    const [p, q] = [points[n - 1]!, points[n]!];
    if (!covers.some((box) => gapOf(box, q) <= 0)) shown += Math.hypot(q.x - p.x, q.y - p.y);
  }
  return shown;
}
