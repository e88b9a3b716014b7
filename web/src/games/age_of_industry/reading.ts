/** Parses the short texts of a view, and looks up what is printed. */
import type { TileLook } from "../shared/map/pieces";
import type { Card, Cube, Demand, Face, Fixtures, Industry, Place, PlayerView, Space, View } from "./types";

export interface CounterOnMap {
  owner: string;
  face: Face;
  cubes: number;
  flipped: boolean;
  /** A ship that was built over another one never flips. */
  rebuilt: boolean;
}

const GLYPHS: Record<Industry, string> = {
  cotton: "i-cotton",
  factory: "i-factory",
  iron: "i-iron",
  coal: "i-coal",
  port: "i-port",
  ship: "i-ship",
};
const ACTIONS: Record<string, string> = {
  build: "i-hammer",
  combine: "i-hammer",
  railway: "i-link",
  sell: "i-sell",
  develop: "i-develop",
  take: "i-hand",
  pass: "i-pass",
  repay: "i-loan",
  end: "i-check",
  stop: "i-check",
  discard: "i-hand",
  coal: "c-coal",
  iron: "c-iron",
};

export function glyph(industry: string): string {
  return GLYPHS[industry as Industry] ?? "";
}

/** The icon of an element in lists and chips; empty for none. A location and its card have the same symbol. */
export function icon(kind: string, id: string, fixtures: Fixtures): string {
  switch (kind) {
    case "action":
      return ACTIONS[id] ?? "";
    case "industry":
      return glyph(id);
    case "counter":
      return glyph(id.replace(/\d+$/, ""));
    case "card":
    case "face_up":
      return glyph(id) || symbol(cardOf(fixtures, id)?.symbol);
    case "space":
      return symbol(fixtures.places.find(({ spaces }) => spaces.some((space) => space.id === id))?.symbol);
    case "deck":
      return "i-hand";
    case "line":
      return "i-link";
    case "market":
      return "i-market";
    case "import":
      return "c-coal";
    default:
      return "";
  }
}

function symbol(name: string | null | undefined): string {
  return name ? `s-${name}` : "";
}

interface ById {
  faces: Map<string, Face>;
  cards: Map<string, Card>;
  spaces: Map<string, Space>;
  demands: Map<string, Demand>;
}
const byId = new WeakMap<Fixtures, ById>();

function keyed<T extends { id: string }>(all: readonly T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

function index(fixtures: Fixtures): ById {
  let found = byId.get(fixtures);
  if (!found) {
    const { faces, cards, demands, places } = fixtures;
    const spaces = places.flatMap((place) => place.spaces);
    found = { faces: keyed(faces), cards: keyed(cards), demands: keyed(demands), spaces: keyed(spaces) };
    byId.set(fixtures, found);
  }
  return found;
}

export function cardOf(fixtures: Fixtures, id: string): Card | undefined {
  return index(fixtures).cards.get(id);
}

export function spaceOf(fixtures: Fixtures, id: string): Space | undefined {
  return index(fixtures).spaces.get(id);
}

/** "B coal1 2": owner, face, cubes left; "B iron1 flipped": flipped. */
export function readCounter(word: string | undefined, fixtures: Fixtures): CounterOnMap | null {
  const [owner, id, rest] = word?.split(" ") ?? [];
  const face = id ? index(fixtures).faces.get(id) : undefined;
  if (!owner || !face) return null;
  return { owner, face, cubes: Number(rest) || 0, flipped: rest === "flipped", rebuilt: rest === "rebuilt" };
}

/** The look of a counter; its points are its level. */
export function lookOf(word: string | undefined, fixtures: Fixtures): TileLook | null {
  const counter = readCounter(word, fixtures);
  if (!counter) return null;
  const { owner, flipped, cubes, face } = counter;
  const { level, industry } = face;
  return { owner, flipped, cubes, level, points: level, glyph: glyph(industry), cube: `c-${industry}` };
}

export interface MarketOnMap {
  demand: Demand;
  sold: boolean;
}

/** "cotton sold": the counter, and whether it is flipped. */
export function readMarket(word: string | undefined, fixtures: Fixtures): MarketOnMap | null {
  const [id = "", rest] = word?.split(" ") ?? [];
  const demand = index(fixtures).demands.get(id);
  return demand ? { demand, sold: rest === "sold" } : null;
}

/** The stacks of one industry, lowest level first. */
export function stacksOf(fixtures: Fixtures, player: PlayerView, industry: Industry) {
  return fixtures.faces
    .filter((face) => face.industry === industry)
    .map((face) => ({ face, left: player.display[face.id] ?? 0 }));
}

/** The lowest remaining counter of an industry, and how many there are; null if none is left. */
export function nextFace(
  fixtures: Fixtures,
  player: PlayerView,
  industry: Industry,
): { face: Face; same: number; left: number } | null {
  const stacks = stacksOf(fixtures, player, industry);
  const left = stacks.reduce((sum, stack) => sum + stack.left, 0);
  const first = stacks.find((stack) => stack.left > 0);
  return first ? { face: first.face, same: first.left, left } : null;
}

/** Which spaces of a track hold a cube: in each row the last ones. */
export function filled(fixtures: Fixtures, view: View, cube: Cube): boolean[] {
  const { spaces } = fixtures.tracks[cube];
  return spaces.map((price, n) => {
    const after = spaces.slice(n + 1).filter((other) => other === price).length;
    return after < (view[cube][price] ?? 0);
  });
}

/** The price of the next cube of a track. */
export function price(fixtures: Fixtures, view: View, cube: Cube): number {
  const { spaces, empty } = fixtures.tracks[cube];
  return spaces.find((one) => (view[cube][one] ?? 0) > 0) ?? empty;
}

export function cubesOn(view: View, cube: Cube): number {
  return Object.values(view[cube]).reduce((sum, cubes) => sum + cubes, 0);
}

/** The number of railways that a player has built. */
export function railwaysOf(view: View, player: string): number {
  return Object.values(view.railways).filter((owner) => owner === player).length;
}

/** Whether a place has a counter of that industry. */
function stands(fixtures: Fixtures, view: View, place: Place | undefined, industry: Industry): boolean {
  return (place?.spaces ?? []).some(
    ({ id }) => readCounter(view.counters[id], fixtures)?.face.industry === industry,
  );
}

/** Whether a sea lane is open: a ship at sea and a port at its other end. */
export function laneOpen(fixtures: Fixtures, view: View, lane: { a: string; b: string }): boolean {
  const [sea, port] = [lane.a, lane.b].map((id) => fixtures.places.find((place) => place.id === id));
  return stands(fixtures, view, sea, "ship") && stands(fixtures, view, port, "port");
}

/** The CSS variable of a location's colour. */
export function colourOf(colour: string): string {
  return `var(--loc-${colour.replace("light_", "")})`;
}
