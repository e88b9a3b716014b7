/** The layout of the towns, slots and links of Brass; the shared map code keeps them apart. */
import { brass } from "@ironmaster/pictures/data/layout.json";
import { type Box, type Point, curveThrough } from "../../parts/geometry";
import {
  type Standing,
  cellCorners,
  clear,
  moved,
  nearest,
  pillBox,
  projector,
  settle,
  stretched,
  townBoxes,
} from "../shared/map/layout";
import type { At, MapLayout, Nudges, Plan, PlacedLine, Size, Wish } from "../shared/map/types";
import type { Era, Fixtures, Line, Place, Slot } from "./types";

export const PLAN: Plan = {
  base: brass.size,
  inset: { w: 316, h: 178, side: "right", edge: "top" },
};

export interface PlacedSlot extends Point {
  slot: Slot;
  place: Place;
}

export interface PlacedPlace extends Point {
  place: Place;
  /** The plate with the name. */
  plate: Box;
  /** The background of each slot. */
  trays: Box[];
}

export interface Layout extends MapLayout {
  places: PlacedPlace[];
  slots: Map<string, PlacedSlot>;
  lines: Map<string, PlacedLine<Line>>;
  /** Old canals, shown faintly in the rail era. */
  past: PlacedLine<Line>[];
}

const cellsOf = (place: Place): At[] => place.slots.map(({ at }) => at);

/** What a place covers at a position: its plate first, then its trays. */
function boxesOf(place: Place, at: Point, name: number): Box[] {
  if (place.slots.length) return townBoxes(place.name, cellsOf(place), at, name);
  const outside = place.kind === "external";
  return [pillBox(place.name, at, name, outside ? 22 : 18, 21 + (outside ? 17 : 0) + 9 * place.discs)];
}

function placedLines(
  fixtures: Fixtures,
  era: Era,
  all: Map<string, Standing>,
  size: Size,
  nudges: Nudges,
  shifted: Map<string, Point>,
): PlacedLine<Line>[] {
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

export function layOut(fixtures: Fixtures, era: Era, wish: Wish): Layout {
  const { size, name } = wish;
  const project = projector(size);
  const nudges = nearest(wish.nudges, size);
  const towns = new Map<string, Standing & { place: Place }>();
  for (const place of fixtures.places) {
    const { id } = place;
    const at = moved(project(stretched(place.at, nudges.stretch)), nudges.places[id]);
    towns.set(id, { id, place, at, boxes: boxesOf(place, at, name) });
  }
  settle([...towns.values()], fixtures.lines, size, wish.taken ?? []);
  const shifted = new Map(
    [...towns].map(([id, { place, at }]) => {
      const printed = project(place.at);
      return [id, { x: at.x - printed.x, y: at.y - printed.y }];
    }),
  );
  const drawn = (when: Era) => placedLines(fixtures, when, towns, size, nudges[when] ?? {}, shifted);
  const slots = new Map<string, PlacedSlot>();
  for (const { place, at } of towns.values()) {
    const corners = cellCorners(cellsOf(place), at, name);
    for (const [n, slot] of place.slots.entries()) slots.set(slot.id, { slot, place, ...corners[n]! });
  }
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
