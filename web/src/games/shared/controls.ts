/** A drawn element that can be clicked, as the invisible controls over a drawing need it. */
import type { Box, Point } from "../../parts/geometry";

export interface Control extends Point {
  kind: string;
  id: string;
  label: string;
  offered: boolean;
  /** The clickable shape: a box, the area in a closed path, or a path with its handle at the point. */
  box?: Box;
  area?: string;
  d?: string;
}

/** From top to bottom in bands; within a band from left to right. */
export function inReadingOrder(p: Point, q: Point): number {
  return Math.round(p.y / 60) - Math.round(q.y / 60) || p.x - q.x;
}

export function boxed(box: Box): Point & { box: Box } {
  return { box, x: box.x + box.w / 2, y: box.y + box.h / 2 };
}
