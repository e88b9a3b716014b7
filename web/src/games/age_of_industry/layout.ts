/** The layout of places, spaces, markets, railways and sea lanes; the shared map code keeps them apart. */
import { age_of_industry, map } from "@ironmaster/pictures/data/layout.json";
import { type Box, type Curve, type Point, curveThrough, gapOf } from "../../parts/geometry";
import { nameWidth } from "../../parts/lettering";
import {
  PITCH,
  type Standing,
  TILE,
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
import type { Fixtures, Line, Place, Space } from "./types";

export const PLAN: Plan = {
  base: age_of_industry.size,
  inset: { w: 316, h: 128, side: "right", edge: "top" },
};
/** The radius of a market counter. */
export const MARKET = age_of_industry.market;
/** The space of a symbol beside a name, relative to the font size. */
const SYMBOL = age_of_industry.symbol;
const SEA = { w: age_of_industry.sea.width, h: TILE + age_of_industry.sea.border };
/** The cells of a location, by their number. */
const CELLS = age_of_industry.cells.map((cells) => cells.map(([x = 0, y = 0]): At => [x, y]));
/** How far a link may bend, relative to its length; small bends first. */
const BOWS = map.bows;

export interface PlacedPlace extends Point {
  place: Place;
  /** The plate with the name. */
  plate: Box;
  /** The background of each space of a location, or the panel of a sea. */
  trays: Box[];
}

export interface Layout extends MapLayout {
  places: PlacedPlace[];
  slots: Map<string, Point & { slot: Space; place: Place }>;
  lines: Map<string, PlacedLine<Line>>;
  /** The centre of each market counter. */
  markets: Map<string, Point & { place: Place }>;
  /** The boxes of the coal on each import space. */
  imports: Map<string, Box & { place: Place }>;
  lanes: { id: string; a: string; b: string; curve: Curve }[];
}

function cellsOf(place: Place): At[] {
  const cells = CELLS[place.spaces.length] ?? place.spaces.map((_, n): At => [n % 2, Math.floor(n / 2)]);
  return place.market ? [...cells, [Math.max(...cells.map(([x]) => x)) + 1, 0]] : cells;
}

/** The symbol beside a name. */
export function symbolRoom(size: number): number {
  return size * SYMBOL;
}

/** Whether a location has a sign at the other end of its plate: a distant port, or no transit. */
export function signed(place: Place): boolean {
  return place.kind === "location" && (place.distant_port || !place.transit);
}

/** What a place covers at a position: its plate first, then its trays. */
function boxesOf(place: Place, at: Point, name: number): Box[] {
  if (place.kind === "location")
    return townBoxes(place.name, cellsOf(place), at, name, symbolRoom(name) * (signed(place) ? 2 : 1));
  if (place.kind === "village") return [pillBox(place.name, at, name, 18, 30)];
  if (place.kind === "market") {
    const w = nameWidth(place.name, name) + (place.distant_port ? 36 : 22) + 2 * MARKET + 6;
    return [{ x: at.x - w / 2, y: at.y - MARKET - 3, w, h: 2 * MARKET + 6 }];
  }
  const wide = nameWidth(place.name, name) * 0.92 + 14 + symbolRoom(name);
  const [w, h] = [Math.max(SEA.w, wide), name * 1.28 + 1];
  const top = at.y - (SEA.h + h) / 2;
  return [
    { x: at.x - wide / 2, y: top, w: wide, h },
    { x: at.x - w / 2, y: top + h - 1, w, h: SEA.h },
  ];
}

/** The centre of the part of a straight link that is not covered by its ends. */
function openMiddle(a: Standing, b: Standing): Point {
  const along = (t: number): Point => ({
    x: a.at.x + (b.at.x - a.at.x) * t,
    y: a.at.y + (b.at.y - a.at.y) * t,
  });
  const open = Array.from({ length: 41 }, (_, n) => n / 40).filter((t) =>
    [...a.boxes, ...b.boxes].every((box) => gapOf(box, along(t)) > 0),
  );
  return along(open.length ? (open[0]! + open.at(-1)!) / 2 : 0.5);
}

/** How much of a curve is hidden under places other than its ends, in points of the curve. */
function hidden(curve: Curve, others: readonly Standing[]): number {
  const covers = others.flatMap(({ boxes }) => boxes);
  return curve.along(48).filter((point) => covers.some((box) => gapOf(box, point) < 5)).length;
}

/** The marker of a link that bends as little as needed to avoid other places and markers. */
function bowed(a: Standing, b: Standing, all: readonly Standing[], markers: readonly Point[]): Point {
  const middle = openMiddle(a, b);
  const others = all.filter((one) => one !== a && one !== b);
  const aside: Point = { x: b.at.y - a.at.y, y: a.at.x - b.at.x };
  let best = { cost: Infinity, at: middle };
  for (const bow of BOWS) {
    const at = { x: middle.x + aside.x * bow, y: middle.y + aside.y * bow };
    const near = markers.filter((other) => Math.hypot(other.x - at.x, other.y - at.y) < 30).length;
    const cost = hidden(curveThrough(a.at, at, b.at), others) + 4 * near + 9 * Math.abs(bow);
    if (cost < best.cost) best = { cost, at };
  }
  return best.at;
}

function placedLines(
  lines: Line[],
  all: Map<string, Standing>,
  size: Size,
  nudges: Nudges,
): PlacedLine<Line>[] {
  const places = [...all.values()];
  const markers = new Map<string, Point>();
  for (const line of lines) {
    const [a, b] = [all.get(line.a)!, all.get(line.b)!];
    markers.set(line.id, moved(bowed(a, b, places, [...markers.values()]), nudges[line.id]));
  }
  clear(markers, places, size);
  return lines.map((line) => {
    const at = markers.get(line.id)!;
    return { line, ...at, curve: curveThrough(all.get(line.a)!.at, at, all.get(line.b)!.at) };
  });
}

export function layOut(fixtures: Fixtures, wish: Wish): Layout {
  const { size, name } = wish;
  const project = projector(size);
  const nudges = nearest(wish.nudges, size);
  const all = new Map<string, Standing & { place: Place }>();
  for (const place of fixtures.places) {
    const { id } = place;
    const at = moved(project(stretched(place.at, nudges.stretch)), nudges.places[id]);
    all.set(id, { id, place, at, boxes: boxesOf(place, at, name) });
  }
  settle([...all.values()], fixtures.lines, size, wish.taken ?? []);
  const places = [...all.values()].map(({ place, at, boxes: [plate, ...trays] }) => {
    return { place, ...at, plate: plate!, trays };
  });
  const lines = placedLines(fixtures.lines, all, size, nudges.rail);
  return {
    ...size,
    name,
    places,
    ...within(places, name),
    lines: new Map(lines.map((line) => [line.line.id, line])),
    lanes: fixtures.lanes.flatMap(({ a, b }) => {
      const [sea, port] = [all.get(a), all.get(b)];
      if (!sea || !port) return []; // coal is drawn with its sea, so that lane is not drawn
      const at = bowed(sea, port, [...all.values()], []);
      return [{ id: `${a} ${b}`, a, b, curve: curveThrough(sea.at, at, port.at) }];
    }),
  };
}

/** Spaces, markets and imports within their places. */
function within(places: readonly PlacedPlace[], name: number): Pick<Layout, "slots" | "markets" | "imports"> {
  const found: Pick<Layout, "slots" | "markets" | "imports"> = {
    slots: new Map(),
    markets: new Map(),
    imports: new Map(),
  };
  for (const placed of places) {
    const { place, plate } = placed;
    if (place.kind === "location") inTown(placed, name, found);
    if (place.kind === "sea") inSea(placed, found);
    if (place.kind === "market" && place.market) {
      const at = { x: plate.x + plate.w - MARKET - 3, y: plate.y + plate.h / 2 };
      found.markets.set(place.market.id, { place, ...at });
    }
  }
  return found;
}

type Within = Pick<Layout, "slots" | "markets" | "imports">;

function inTown({ place, x, y }: PlacedPlace, name: number, found: Within): void {
  const corners = cellCorners(cellsOf(place), { x, y }, name);
  for (const [n, slot] of place.spaces.entries()) found.slots.set(slot.id, { slot, place, ...corners[n]! });
  const corner = corners.at(-1)!;
  if (place.market)
    found.markets.set(place.market.id, { place, x: corner.x + TILE / 2, y: corner.y + TILE / 2 });
}

/** The ship, coal and market of a sea, from the left. */
function inSea({ place, trays }: PlacedPlace, found: Within): void {
  const { x, y, w, h } = trays[0]!;
  const [slot, middle] = [place.spaces[0], y + h / 2];
  if (slot) found.slots.set(slot.id, { slot, place, x: x + 4, y: y + 4 });
  if (place.import)
    found.imports.set(place.import.id, { place, x: x + 4 + PITCH + 3, y: y + 7, w: 42, h: h - 14 });
  if (place.market) found.markets.set(place.market.id, { place, x: x + w - MARKET - 6, y: middle });
}

/** All boxes that cover what lies under them. */
export function coversOf(layout: Layout): Box[] {
  return layout.places.flatMap(({ plate, trays }) => [plate, ...trays]);
}
