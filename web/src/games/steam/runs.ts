/** Track as runs from place to place: links, and those that are not complete yet, each as one line. */
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

/** A segment of a run: through which hex, from which end to which. */
export interface Step {
  hex: Hex;
  from: number;
  to: number;
}

export interface Run {
  /** The port at its beginning, which names it. */
  id: string;
  /** The port at its other end, or hex and edge where it ends in the open. */
  other: string;
  /** Its owner, empty for none. */
  owner: string;
  state: RunState;
  /** An incomplete run that was extended in the build under way. */
  fresh: boolean;
  steps: Step[];
  d: string;
  /** Where its letter stands. */
  at: Point;
  /** Where it ends in the open. */
  open: Point | null;
}

/** Whether a hex is a city now, where track ends at the edge. */
export function isCity(view: View, hex: Hex): boolean {
  return colourOf(view, hex) !== null;
}

/** The other end of the segment that has track at an edge of a hex; null where there is none. */
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

/** A link without track of its own lies across the edge that two cities have in common. */
function bendsOf(port: Port, steps: readonly Step[]): Bend[] {
  const bends = steps.map(({ hex, from, to }) => bendOf(middleOf(hex), from, to));
  if (bends.length > 0) return bends;
  const at = middleOf(port.hex);
  const [from, to] = [edgeMiddle(at, port.edge, 0.7), edgeMiddle(at, port.edge, 1.3)];
  return [{ from, out: mix(from, to, 1 / 3), home: mix(from, to, 2 / 3), to }];
}

/** Whether a point is under the ring or the name of a town. */
function covered({ x, y }: Point, town: Hex): boolean {
  const at = middleOf(town);
  const [dx, dy] = [Math.abs(x - at.x), y - at.y];
  return Math.hypot(dx, dy) < R * 0.52 || (dx < nameWidth(town.name, 14) / 2 + 14 && dy > 2 && dy < 38);
}

/** The point of a run that is nearest to its middle and in sight. */
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

/** The run that a port belongs to, at whichever of its ends. */
export function runAt(runs: readonly Run[], port: string): Run | undefined {
  return runs.find(({ id, other, state }) => id === port || (other === port && state !== "incomplete"));
}

export interface Bridge {
  hex: string;
  d: string;
  owner: string;
  state: RunState;
}

/** Where two lines cross on a hex: the one that passes over the other. */
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

/** The middle of a bend, so that it joins what lies below it without a seam. */
function shortened({ from, out, home, to }: Bend): Bend {
  const cut = 0.14;
  return { from: mix(from, out, cut), out, home, to: mix(to, home, cut) };
}

/** A delivery under way: what is moved from where, and the links that the cube has passed. */
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

/** The links of a route as lines that run the way the cube goes. */
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

/** What each owner of a link on a route would get: one point a link. */
export function tally(legs: readonly { owner: string }[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { owner } of legs) if (owner) sums.set(owner, (sums.get(owner) ?? 0) + 1);
  return [...sums];
}

/** Names a run's open end, for those who hear the table. */
export function openPort(fixtures: Fixtures, run: Run): Port | null {
  return run.open ? portOf(fixtures, run.other) : null;
}
