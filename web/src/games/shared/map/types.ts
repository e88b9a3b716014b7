/** What maps are made of, whatever is built on them. */
import type { Box, Curve, Point } from "../../../parts/geometry";

export type At = readonly [number, number];

export interface Size {
  width: number;
  height: number;
}

/** How far a thing is moved from its printed place, in pixels of the drawing at tile edge 43. */
export type Nudges = Record<string, At>;

/** Nudges for a drawing whose width is `aspect` times its height: of places, and of the markers of each kind of link. */
export interface NudgesFor {
  aspect: number;
  places: Nudges;
  rail: Nudges;
  canal?: Nudges;
  /** Where crowded parts of a board are spread and empty ones drawn together: pairs of printed and drawn, ascending. */
  stretch?: { x: At[]; y: At[] };
  /** Which corner the inset takes on this board. */
  corner?: Pick<Plan["inset"], "side" | "edge">;
}

/** What adorns a board, drawn once by script; see `maps/README.md`. */
export interface Ornament {
  coast: At[];
  /** What closes the coast to the land, outside the drawing. */
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

/** How a game's maps are drawn: at which size, and which corner its inset takes, on the screen. */
export interface Plan {
  base: Size;
  inset: { w: number; h: number; side: "left" | "right"; edge: "top" | "bottom" };
}

/** What is asked of a layout. */
export interface Wish {
  size: Size;
  /** Size of the names. */
  name: number;
  /** Room that an inset takes, in the drawing's pixels. */
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
  /** The corner of every tile. */
  slots: ReadonlyMap<string, Point>;
  lines: ReadonlyMap<string, PlacedLine>;
}
