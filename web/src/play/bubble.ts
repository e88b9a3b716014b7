/** Placement of a bubble: at its element, in view, and away from what the reader needs next. */
import type { Box } from "../parts/geometry";

export type Side = "below" | "above" | "right" | "left";

export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** The position of the arrow along the edge that faces the element. */
  arrow: number;
}

const GAP = 10;
const CORNER = 16;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];
/** The shift along the side of the element, relative to the available space. */
const SHIFTS: readonly number[] = [0, -0.5, 0.5, -1, 1];

/** The best place for a bubble next to an element, within bounds and covering as little as possible of `clear`. */
export function placeBubble(
  thing: Box,
  size: { w: number; h: number },
  bounds: Box,
  keep: readonly Box[],
): Spot {
  const spots = SIDES.flatMap((side) => SHIFTS.map((shift) => beside(thing, size, bounds, side, shift)));
  const costs = spots.map(({ left, top, pushed }, place) => {
    const box = { x: left, y: top, w: size.w, h: size.h };
    const covered = keep.reduce((sum, other) => sum + common(box, other), 0);
    return covered + 4 * common(box, thing) + pushed + place / 100;
  });
  const { pushed: _, ...best } = spots[costs.indexOf(Math.min(...costs))]!;
  return best;
}

/** A place, and how far the bounds shift it away from the element. */
function beside(
  thing: Box,
  size: { w: number; h: number },
  bounds: Box,
  side: Side,
  shift: number,
): Spot & { pushed: number } {
  const upright = side === "below" || side === "above";
  const middle = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 };
  const wanted = upright
    ? {
        x: middle.x - size.w / 2 + shift * (size.w / 2 - CORNER),
        y: side === "below" ? thing.y + thing.h + GAP : thing.y - size.h - GAP,
      }
    : {
        x: side === "right" ? thing.x + thing.w + GAP : thing.x - size.w - GAP,
        y: middle.y - size.h / 2 + shift * (size.h / 2 - CORNER),
      };
  const left = between(wanted.x, bounds.x, bounds.x + bounds.w - size.w);
  const top = between(wanted.y, bounds.y, bounds.y + bounds.h - size.h);
  const along = upright ? middle.x - left : middle.y - top;
  const arrow = between(along, CORNER, (upright ? size.w : size.h) - CORNER);
  const off = Math.abs(upright ? top - wanted.y : left - wanted.x);
  return { left, top, side, arrow, pushed: off + Math.abs(along - arrow) };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function common(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}
