/** Rivers as lines through their hexes: neighbours are joined to streams that end at a coast or border. */
import { type Point, smooth } from "../../parts/geometry";
import { type Axial, across, chance, edgeMiddle, keyOf, middleOf, mix, R } from "./hexes";
import type { Hex } from "./types";

/** Prefers flowing down the map. */
const DOWN = [3, 2, 4];

/** Which river hexes flow into each other: no loops, and a fork only where a stream would be cut off otherwise. */
export function joined(hexes: readonly Axial[]): [number, number][] {
  const places = new Map(hexes.map((hex, n) => [keyOf(hex), n]));
  const parts = hexes.map((_, n) => n);
  const ends = hexes.map(() => 0);
  const part = (n: number): number => (parts[n] === n ? n : (parts[n] = part(parts[n]!)));
  const found: [number, number][] = [];
  for (const most of [2, 3]) {
    for (const edge of DOWN) {
      for (const [n, hex] of hexes.entries()) {
        const other = places.get(keyOf(across(hex, edge)));
        if (other === undefined || part(n) === part(other) || ends[n]! >= most || ends[other]! >= most)
          continue;
        parts[part(n)] = part(other);
        ends[n]! += 1;
        ends[other]! += 1;
        found.push([n, other]);
      }
    }
  }
  return found;
}

/** Streams as chains of hexes, the longest first; a tributary starts with the hex of its fork. */
export function streams(count: number, pairs: readonly [number, number][]): number[][] {
  const next = Array.from({ length: count }, (): Set<number> => new Set());
  for (const [a, b] of pairs) {
    next[a]!.add(b);
    next[b]!.add(a);
  }
  const found: number[][] = [];
  const alone = next.map((neighbours) => neighbours.size === 0);
  for (;;) {
    const best = longest(next);
    if (best.length < 2) break;
    found.push(best);
    for (let n = 1; n < best.length; n++) {
      next[best[n]!]!.delete(best[n - 1]!);
      next[best[n - 1]!]!.delete(best[n]!);
    }
  }
  return [...found, ...alone.flatMap((is, n) => (is ? [[n]] : []))];
}

function longest(next: readonly ReadonlySet<number>[]): number[] {
  const from = (start: number): number[] => {
    let best = [start];
    const walk = (path: number[], before: number) => {
      if (path.length > best.length) best = path;
      for (const to of next[path.at(-1)!]!) if (to !== before) walk([...path, to], path.at(-1)!);
    };
    walk([start], -1);
    return best;
  };
  const ends = next.flatMap((neighbours, n) => (neighbours.size === 1 ? [n] : []));
  return ends.map(from).reduce((best, path) => (path.length > best.length ? path : best), []);
}

/** The point at which the river passes a hex: not its centre, where a town or track may be. */
function bed(hex: Hex): Point {
  const { x, y } = middleOf(hex);
  return { x: x + (chance(hex, 1) - 0.5) * 0.5 * R, y: y + (chance(hex, 2) - 0.5) * 0.4 * R };
}

/** The point at which it crosses to a neighbour, the same from both hexes. */
function ford(one: Hex, other: Hex): Point {
  const [a, b] = [middleOf(one), middleOf(other)];
  const low = keyOf(one) < keyOf(other) ? one : other;
  const aside = (chance(low, 3) - 0.5) * 0.5;
  const half = mix(a, b, 0.5);
  return { x: half.x - (b.y - a.y) * aside * 0.5, y: half.y + (b.x - a.x) * aside * 0.5 };
}

/** The edge at which a stream leaves the map: to water before the border, and preferably straight ahead. */
function mouth(hex: Hex, before: Hex | undefined, wet: (hex: Axial) => boolean): Point | null {
  const ways = [0, 1, 2, 3, 4, 5].filter((edge) => wet(across(hex, edge)) || hex.border.includes(edge));
  const at = middleOf(hex);
  const come = before ? middleOf(before) : { x: at.x, y: at.y - 1 };
  const cost = (edge: number) => {
    const to = edgeMiddle(at, edge);
    const straight = (to.x - at.x) * (at.x - come.x) + (to.y - at.y) * (at.y - come.y);
    return (wet(across(hex, edge)) ? 0 : 1e6) - straight;
  };
  const best = ways.toSorted((one, other) => cost(one) - cost(other))[0];
  return best === undefined ? null : edgeMiddle(at, best, 1.02);
}

/** Every stream as a path. */
export function riversOf(hexes: readonly Hex[], wet: (hex: Axial) => boolean): string[] {
  const wetted = hexes.filter(({ river }) => river);
  const pairs = joined(wetted);
  const lone = (n: number) => pairs.filter((pair) => pair.includes(n)).length < 2;
  return streams(wetted.length, pairs).map((chain) => {
    const through = chain.map((n) => wetted[n]!);
    const points = through.flatMap((hex, n) => {
      const next = through[n + 1];
      return next ? [bed(hex), ford(hex, next)] : [bed(hex)];
    });
    const [head, tail] = [through[0]!, through.at(-1)!];
    const begin = lone(chain[0]!) && head !== tail ? mouth(head, through[1], wet) : null;
    const end = lone(chain.at(-1)!) ? mouth(tail, through.at(-2), wet) : null;
    if (through.length === 1)
      points.unshift(edgeMiddle(middleOf(head), 5, 0.86), edgeMiddle(middleOf(head), 5, 0.5));
    if (through.length === 1 && !end) points.push(edgeMiddle(middleOf(head), 2, 0.86));
    return smooth([...(begin ? [begin] : []), ...points, ...(end ? [end] : [])], 1);
  });
}
