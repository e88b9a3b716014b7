/** Hexes with a flat top in a drawing: corners, edges, and the lines of track through them. */
import { steam } from "@ironmaster/pictures/data/layout.json";
import type { Point } from "../../parts/geometry";

export interface Axial {
  q: number;
  r: number;
}

/** The distance from the centre of a hex to a corner, and to the middle of an edge. */
export const R = steam.radius;
export const APOTHEM = (R * Math.sqrt(3)) / 2;
/** The end of a segment that is the town in the centre of its hex. */
export const TOWN = 6;
/** The direction of the neighbour across each edge: north first, then clockwise. */
const STEPS = steam.steps.map(([q = 0, r = 0]) => [q, r] as const);

export function middleOf({ q, r }: Axial): Point {
  return { x: 1.5 * R * q, y: 2 * APOTHEM * (r + q / 2) };
}

export function across({ q, r }: Axial, edge: number): Axial {
  const [dq, dr] = STEPS[edge % 6]!;
  return { q: q + dq, r: r + dr };
}

export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

export function keyOf({ q, r }: Axial): string {
  return `${q},${r}`;
}

/** The number of steps between two hexes. */
export function distance(one: Axial, other: Axial): number {
  const [dq, dr] = [one.q - other.q, one.r - other.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** A point on the circle around a centre; 0 is east, and degrees go clockwise as on a screen. */
function around(at: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
}

/** The two ends of an edge, clockwise. */
export function edgeEnds(at: Point, edge: number, share = 1): [Point, Point] {
  return [around(at, R * share, edge * 60 - 120), around(at, R * share, edge * 60 - 60)];
}

export function edgeMiddle(at: Point, edge: number, share = 1): Point {
  return around(at, APOTHEM * share, edge * 60 - 90);
}

const one = (value: number) => value.toFixed(1);

export function written({ x, y }: Point): string {
  return `${one(x)} ${one(y)}`;
}

/** The outline of a hex, scaled. */
export function outline(at: Point, share = 1): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => written(around(at, R * share, degrees)));
  return `M${corners.join("L")}Z`;
}

/** A line along a cubic curve. */
export interface Bend {
  from: Point;
  out: Point;
  home: Point;
  to: Point;
}

/** How far the handles of a curve reach towards the centre, by the number of edges that it turns. */
const REACH = steam.reach.map((share) => share * R);

/** The line of a segment through a hex from one end to the other. */
export function bendOf(at: Point, from: number, to: number): Bend {
  const end = (edge: number) => (edge === TOWN ? at : edgeMiddle(at, edge));
  const [a, b] = [end(from), end(to)];
  if (from === TOWN || to === TOWN) return { from: a, out: mix(a, b, 1 / 3), home: mix(a, b, 2 / 3), to: b };
  const turned = Math.abs(from - to);
  const reach = REACH[Math.min(turned, 6 - turned)]! / APOTHEM;
  return { from: a, out: mix(a, at, reach), home: mix(b, at, reach), to: b };
}

export function mix(p: Point, q: Point, share: number): Point {
  return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
}

/** One line through consecutive bends. */
export function lineOf(bends: readonly Bend[]): string {
  const [first] = bends;
  if (!first) return "";
  const curves = bends.map(({ out, home, to }) => `C${written(out)} ${written(home)} ${written(to)}`);
  return `M${written(first.from)}${curves.join("")}`;
}

export function pointOn({ from, out, home, to }: Bend, t: number): Point {
  const [p, q, s] = [mix(from, out, t), mix(out, home, t), mix(home, to, t)];
  return mix(mix(p, q, t), mix(q, s, t), t);
}

/** Points along bends, evenly spaced in each. */
export function pointsOn(bends: readonly Bend[], each = 12): Point[] {
  return bends.flatMap((bend) => Array.from({ length: each }, (_, n) => pointOn(bend, (n + 0.5) / each)));
}

/** Whether two segments of a hex cross. */
export function crossing([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  if ([a, b, c, d].includes(TOWN)) return false;
  const within = (edge: number) => edge > Math.min(a, b) && edge < Math.max(a, b);
  return within(c) !== within(d);
}

/** A pseudo-random number from 0 to 1 for a hex, so that random details are the same in every drawing. */
export function chance({ q, r }: Axial, salt: number): number {
  let seed = (q * 374761393 + r * 668265263 + salt * 2246822519) | 0;
  seed = Math.imul(seed ^ (seed >>> 13), 1274126177);
  return ((seed ^ (seed >>> 16)) >>> 0) / 4294967296;
}
