/** Parses the short texts of a view, and looks up what is printed. */
import type { TileLook } from "../shared/map/pieces";
import type { Card, Face, Fixtures, Industry, Slot, View } from "./types";

export interface TileOnBoard {
  owner: string;
  face: Face;
  cubes: number;
  flipped: boolean;
}

const GLYPHS: Record<Industry, string> = {
  cotton: "i-cotton",
  port: "i-port",
  coal: "i-coal",
  iron: "i-iron",
  shipyard: "i-ship",
};
const ACTIONS: Record<string, string> = {
  build: "i-hammer",
  combine: "i-hammer",
  link: "i-link",
  develop: "i-develop",
  sell: "i-sell",
  loan: "i-loan",
  pass: "i-pass",
  stop: "i-check",
  discard: "i-hand",
  coal: "c-coal",
  iron: "c-iron",
  liquidate: "i-money",
};

export function glyph(industry: string): string {
  return GLYPHS[industry as Industry] ?? "";
}

/** The icon of an element in lists and chips; empty for none. */
export function icon(kind: string, id: string): string {
  switch (kind) {
    case "action":
      return ACTIONS[id] ?? "";
    case "industry":
      return glyph(id);
    case "card":
      return glyph(id) || "i-hand";
    case "line":
      return "i-link";
    case "market":
      return "i-market";
    case "sum":
      return "i-money";
    default:
      return "";
  }
}

interface ById {
  faces: Map<string, Face>;
  cards: Map<string, Card>;
  slots: Map<string, Slot>;
}
const byId = new WeakMap<Fixtures, ById>();

function index(fixtures: Fixtures): ById {
  let found = byId.get(fixtures);
  if (!found) {
    found = {
      faces: new Map(fixtures.faces.map((face) => [face.id, face])),
      cards: new Map(fixtures.cards.map((card) => [card.id, card])),
      slots: new Map(fixtures.places.flatMap(({ slots }) => slots.map((slot) => [slot.id, slot]))),
    };
    byId.set(fixtures, found);
  }
  return found;
}

export function faceOf(fixtures: Fixtures, id: string): Face | undefined {
  return index(fixtures).faces.get(id);
}

export function cardOf(fixtures: Fixtures, id: string): Card | undefined {
  return index(fixtures).cards.get(id);
}

/** "B coal1 2": owner, face, cubes left; "B iron1 flipped": flipped. */
export function readTile(word: string | undefined, fixtures: Fixtures): TileOnBoard | null {
  const [owner, id, rest] = word?.split(" ") ?? [];
  const face = id ? faceOf(fixtures, id) : undefined;
  if (!owner || !face) return null;
  const flipped = rest === "flipped";
  return { owner, face, flipped, cubes: flipped ? 0 : Number(rest ?? 0) };
}

export function slotOf(fixtures: Fixtures, id: string): Slot | undefined {
  return index(fixtures).slots.get(id);
}

/** The look of a tile. */
export function lookOf(word: string | undefined, fixtures: Fixtures): TileLook | null {
  const tile = readTile(word, fixtures);
  if (!tile) return null;
  const { owner, flipped, cubes, face } = tile;
  const { level, points, industry } = face;
  return { owner, flipped, cubes, level, points, glyph: glyph(industry), cube: `c-${industry}` };
}

/** The top face of a player's pile, and how many of that face are left; null if the pile is empty. */
export function nextFace(
  fixtures: Fixtures,
  view: View,
  player: string,
  industry: Industry,
): { face: Face; same: number; left: number } | null {
  const pile = fixtures.piles[industry];
  const left = view.players[player]?.piles[industry] ?? 0;
  const rest = pile.slice(pile.length - left);
  const face = rest[0] ? faceOf(fixtures, rest[0]) : undefined;
  return face ? { face, left, same: rest.filter((id) => id === face.id).length } : null;
}

/** The price of the next cube on a demand track. */
export function price(fixtures: Fixtures, kind: "coal" | "iron", cubes: number): number {
  const track = fixtures.demand[kind];
  return cubes > 0 ? (track[track.length - cubes] ?? fixtures.demand.empty) : fixtures.demand.empty;
}

/** The number of links that a player has on the board. */
export function linksOf(view: View, player: string): number {
  return Object.values(view.links).filter((owner) => owner === player).length;
}

/** The industries printed in a town, without duplicates. */
export function printedIn(fixtures: Fixtures, place: string): Industry[] {
  const slots = fixtures.places.find((one) => one.id === place)?.slots ?? [];
  return [...new Set(slots.flatMap((slot) => slot.industries))];
}
