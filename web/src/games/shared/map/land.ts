/** The land of a board as a path: its coast, closed outside the drawing. */
import { type Point, smooth } from "../../../parts/geometry";
import type { At, Ornament } from "./types";

export function landOf({ coast, around }: Ornament, project: (at: At) => Point): string {
  const corners = around.map(project).map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`);
  return `${smooth(coast.map(project))}${corners.join("")}Z`;
}
