/** Track as runs from place to place: links and incomplete links, each as one line. */
import type { Point } from "../../parts/geometry";
import { nameWidth } from "../../parts/lettering";
import { colourOf, hexOf, neighbour, portOf, trackOf, type Port } from "./atlas";
import {
  type Bend,
  bendOf,
  crossing,
  edgeMiddle,
  lineOf,
  middleOf,
  mix,
  opposite,
  pointsOn,
  R,
  TOWN,
} from "./hexes";
import type { Fixtures, Hex, View } from "./types";

export type RunState = "link" | "orphan" | "incomplete" | "unowned";

/** A segment of a run: the hex, and the ends where it enters and leaves. */
export interface Step {
  hex: Hex;
  from: number;
  to: number;
}

export interface Run {
  /** The port at its start, which names it. */
  id: string;
  /** The port at its other end, or the hex and edge of an open end. */
  other: string;
  /** Its owner; empty for none. */
  owner: string;
  state: RunState;
  /** Whether it is an incomplete link that was begun or extended in the current build. */
  fresh: boolean;
  steps: Step[];
  d: string;
  /** The position of its letter. */
  at: Point;
  /** The position of its open end. */
  open: Point | null;
}

/** Whether a hex is a city now, where track ends at the edge. */
export function isCity(view: View, hex: Hex): boolean {
  return colourOf(view, hex) !== null;
}

/** The other end of the segment at an edge of a hex; null if there is no track. */
function onward(fixtures: Fixtures, view: View, hex: Hex, edge: number): number | null {
  const track = trackOf(fixtures, view.track[hex.id] ?? "");
  const segment = track?.segments.find((ends) => ends.includes(edge));
  return segment ? (segment[0] === edge ? segment[1] : segment[0]) : null;
}

/** Follows track from a port until it reaches a place or ends. */
export function walk(fixtures: Fixtures, view: View, port: Port): { steps: Step[]; end: Port | null } {
  const steps: Step[] = [];
  let { hex, edge } = port;
  if (!isCity(view, hex)) steps.push({ hex, from: TOWN, to: edge });
  for (let count = 0; count < 200; count++) {
    const next = neighbour(fixtures, hex, edge);
    if (!next) break;
    const enters = opposite(edge);
    if (isCity(view, next)) return { steps, end: { hex: next, edge: enters } };
    const leaves = onward(fixtures, view, next, enters);
    if (leaves === null) break;
    steps.push({ hex: next, from: enters, to: leaves });
    if (leaves === TOWN) return { steps, end: { hex: next, edge: enters } };
    [hex, edge] = [next, leaves];
  }
  return { steps, end: null };
}

/** A link without track is drawn across the common edge of two cities. */
function bendsOf(port: Port, steps: readonly Step[]): Bend[] {
  const bends = steps.map(({ hex, from, to }) => bendOf(middleOf(hex), from, to));
  if (bends.length > 0) return bends;
  const at = middleOf(port.hex);
  const [from, to] = [edgeMiddle(at, port.edge, 0.7), edgeMiddle(at, port.edge, 1.3)];
  return [{ from, out: mix(from, to, 1 / 3), home: mix(from, to, 2 / 3), to }];
}

/** Whether a point is covered by the ring or the name of a town. */
function covered({ x, y }: Point, town: Hex): boolean {
  const at = middleOf(town);
  const [dx, dy] = [Math.abs(x - at.x), y - at.y];
  return Math.hypot(dx, dy) < R * 0.52 || (dx < nameWidth(town.name, 14) / 2 + 14 && dy > 2 && dy < 38);
}

/** The visible point of a run closest to its middle. */
function letterAt(bends: readonly Bend[], steps: readonly Step[]): Point {
  const points = pointsOn(bends);
  const towns = steps.filter(({ from, to }) => from === TOWN || to === TOWN).map(({ hex }) => hex);
  const half = (points.length - 1) / 2;
  const clear = (point: Point) => !towns.some((town) => covered(point, town));
  const near = points.map((point, n) => ({ point, far: Math.abs(n - half) + (clear(point) ? 0 : 1000) }));
  return near.reduce((best, one) => (one.far < best.far ? one : best)).point;
}

function runOf(fixtures: Fixtures, view: View, id: string, words: string, complete: boolean): Run | null {
  const port = portOf(fixtures, id);
  if (!port) return null;
  const [letter = "-", other = "", fresh = ""] = words.split(" ");
  const owner = letter === "-" ? "" : letter;
  const { steps } = walk(fixtures, view, port);
  const bends = bendsOf(port, steps);
  const state: RunState = complete ? (owner ? "link" : "orphan") : owner ? "incomplete" : "unowned";
  return {
    id,
    other,
    owner,
    state,
    fresh: fresh === "new",
    steps,
    d: lineOf(bends),
    at: letterAt(bends, steps),
    open: complete ? null : (bends.at(-1)?.to ?? null),
  };
}

export function runsOf(fixtures: Fixtures, view: View): Run[] {
  const read = (words: Record<string, string>, complete: boolean) =>
    Object.entries(words).flatMap(([id, word]) => runOf(fixtures, view, id, word, complete) ?? []);
  return [...read(view.incomplete, false), ...read(view.links, true)];
}

/** The run of a port, at either end. */
export function runAt(runs: readonly Run[], port: string): Run | undefined {
  return runs.find(({ id, other, state }) => id === port || (other === port && state !== "incomplete"));
}

export interface Bridge {
  hex: string;
  d: string;
  owner: string;
  state: RunState;
}

/** Where two lines of a hex cross: the one that passes over the other. */
export function bridgesOf(fixtures: Fixtures, view: View, runs: readonly Run[]): Bridge[] {
  return Object.entries(view.track).flatMap(([id, pattern]) => {
    const hex = hexOf(fixtures, id);
    const [under, over] = trackOf(fixtures, pattern)?.segments ?? [];
    if (!hex || !under || !over || !crossing(under, over)) return [];
    const run = runs.find(({ steps }) =>
      steps.some(({ hex: on, from, to }) => on === hex && over.includes(from) && over.includes(to)),
    );
    const bend = bendOf(middleOf(hex), over[0], over[1]);
    return [
      { hex: id, d: lineOf([shortened(bend)]), owner: run?.owner ?? "", state: run?.state ?? "unowned" },
    ];
  });
}

/** The middle part of a bend, which joins the line below it without a seam. */
function shortened({ from, out, home, to }: Bend): Bend {
  const cut = 0.14;
  return { from: mix(from, out, cut), out, home, to: mix(to, home, cut) };
}

/** A delivery in progress: the cube, its origin, and the links used so far. */
export interface Route {
  source: string;
  colour: string;
  ports: string[];
}

export function routeOf(view: View): Route | null {
  const words = view.pending.find((pending) => pending.startsWith("route "))?.split(" ");
  if (!words) return null;
  const [, source = "", colour = "", ...ports] = words;
  return { source, colour, ports };
}

/** The links of a route as lines in the direction of the cube. */
export function legsOf(
  fixtures: Fixtures,
  view: View,
  route: Route,
): { port: string; owner: string; d: string }[] {
  const runs = runsOf(fixtures, view);
  return route.ports.flatMap((id) => {
    const port = portOf(fixtures, id);
    if (!port) return [];
    const { steps } = walk(fixtures, view, port);
    return [{ port: id, owner: runAt(runs, id)?.owner ?? "", d: lineOf(bendsOf(port, steps)) }];
  });
}

/** What each owner of links on a route would get: one point per link. */
export function tally(legs: readonly { owner: string }[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { owner } of legs) if (owner) sums.set(owner, (sums.get(owner) ?? 0) + 1);
  return [...sums];
}

/** The name of a run's open end, for screen readers. */
export function openPort(fixtures: Fixtures, run: Run): Port | null {
  return run.open ? portOf(fixtures, run.other) : null;
}
