/** Slots and their pieces, ready to be drawn. */
import type { Box } from "../../../parts/geometry";
import type { Mark } from "../../contract";
import { TILE } from "./layout";
import type { MapLayout } from "./types";

/** The look of a tile. */
export interface TileLook {
  owner: string;
  level: number;
  glyph: string;
  flipped: boolean;
  points: number;
  cubes: number;
  /** The icon of its cubes. */
  cube: string;
}

export interface Piece {
  id: string;
  box: Box;
  tile: TileLook | null;
  /** What a free slot takes. */
  glyphs: string[];
  /** Whether it is only a preview. */
  ghost: boolean;
  blocked: boolean;
  mark: Mark;
}

/** What a game provides about its slots. */
export interface Telling {
  /** Owner, face and state by slot, in the view and in the current state. */
  words: Readonly<Record<string, string>>;
  real: Readonly<Record<string, string>>;
  marks: ReadonlyMap<string, Mark>;
  look(word: string | undefined): TileLook | null;
  glyphs(slot: string): string[];
  /** Whether a free slot takes the industry being built. */
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
