/** Slots and what stands on them, ready to be drawn. */
import type { Box } from "../../../parts/geometry";
import type { Mark } from "../../contract";
import { TILE } from "./layout";
import type { MapLayout } from "./types";

/** A tile as it looks. */
export interface TileLook {
  owner: string;
  level: number;
  glyph: string;
  flipped: boolean;
  points: number;
  cubes: number;
  /** Glyph of its cubes. */
  cube: string;
}

export interface Piece {
  id: string;
  box: Box;
  tile: TileLook | null;
  /** What may stand on a free slot. */
  glyphs: string[];
  /** Not there yet: it is being chosen. */
  ghost: boolean;
  blocked: boolean;
  mark: Mark;
}

/** How a game tells of its slots. */
export interface Telling {
  /** Owner, face and state by slot, as shown and as they really are. */
  words: Readonly<Record<string, string>>;
  real: Readonly<Record<string, string>>;
  marks: ReadonlyMap<string, Mark>;
  look(word: string | undefined): TileLook | null;
  glyphs(slot: string): string[];
  /** Whether a free slot would take what is to be built. */
  fits(slot: string): boolean;
}

const standing = (word: string | undefined) => word?.split(" ", 2).join(" ");

export function piecesOf(layout: MapLayout, { words, real, marks, look, glyphs, fits }: Telling): Piece[] {
  return [...layout.slots].map(([id, { x, y }]) => {
    const tile = look(words[id]);
    const ghost = tile !== null && standing(words[id]) !== standing(real[id]);
    const said = marks.get(id)!;
    const mark = ghost ? { ...said, state: "chosen" as const } : said;
    const blocked = !tile && mark.state === "idle" && fits(id);
    return { id, box: { x, y, w: TILE, h: TILE }, tile, ghost, mark, blocked, glyphs: glyphs(id) };
  });
}
