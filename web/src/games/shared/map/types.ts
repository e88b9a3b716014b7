/** Types of maps, for all games. */
import type { Box, Curve, Point } from "../../../parts/geometry";

export type At = readonly [number, number];

export interface Size {
  width: number;
  height: number;
}

/** The correction of a printed position, in pixels of the drawing at tile edge 43. */
export type Nudges = Record<string, At>;

/**
 * Corrections for a drawing whose width is `aspect` times its height: of places, and of the markers of each kind of
 * link.
 */
export interface NudgesFor {
  aspect: number;
  places: Nudges;
  rail: Nudges;
  canal?: Nudges;
  /** Where crowded areas of a board are stretched and empty ones compressed: pairs of printed and drawn, ascending. */
  stretch?: { x: At[]; y: At[] };
  /** The corner of the inset on this board. */
  corner?: Pick<Plan["inset"], "side" | "edge">;
}

/** The ornament of a board, made once by a script; see `maps/README.md`. */
export interface Ornament {
  coast: At[];
  /** Points outside the drawing that close the coast to an area. */
  around: At[];
  islands?: At[][];
  rivers: At[][];
  borders?: At[][];
  relief: { contours: string; hachures: string };
  names: {
    kind: "water" | "region" | "note";
    at: At;
    size: number;
    turn?: number;
    en: string;
    [lang: string]: unknown;
  }[];
  scale?: { at: At; en: string; [lang: string]: unknown };
}

/** How a game's maps are drawn: their size, and the corner of the inset on the screen. */
export interface Plan {
  base: Size;
  inset: { w: number; h: number; side: "left" | "right"; edge: "top" | "bottom" };
}

/** The input of a layout. */
export interface Wish {
  size: Size;
  /** The font size of the names. */
  name: number;
  /** The area of an inset, in pixels of the drawing. */
  taken?: Box[];
  nudges: readonly NudgesFor[];
}

export interface Route {
  id: string;
  a: string;
  b: string;
}

export interface PlacedLine<Line extends Route = Route> extends Point {
  line: Line;
  curve: Curve;
}

export interface MapLayout extends Size {
  name: number;
  /** The corner of each tile. */
  slots: ReadonlyMap<string, Point>;
  lines: ReadonlyMap<string, PlacedLine>;
}
