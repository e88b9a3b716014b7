/** Plane geometry for drawings: boxes that must not overlap, and curves through points. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/**
 * The smallest shift that separates the first set of boxes from the second, with a gap of `room`; null if none is
 * needed.
 */
export function separate(ours: readonly Box[], theirs: readonly Box[], room: number): Point | null {
  let worst: { depth: number; push: Point } | null = null;
  for (const a of ours) {
    for (const b of theirs) {
      const across = (a.w + b.w) / 2 + room - Math.abs(a.x + a.w / 2 - b.x - b.w / 2);
      const down = (a.h + b.h) / 2 + room - Math.abs(a.y + a.h / 2 - b.y - b.h / 2);
      const depth = Math.min(across, down);
      if (depth <= 0.05 || (worst && depth <= worst.depth)) continue;
      const right = a.x + a.w / 2 >= b.x + b.w / 2 ? 1 : -1;
      const below = a.y + a.h / 2 >= b.y + b.h / 2 ? 1 : -1;
      worst = { depth, push: across < down ? { x: right * across, y: 0 } : { x: 0, y: below * down } };
    }
  }
  return worst?.push ?? null;
}

/** The shift that moves boxes back inside limits. */
export function keepInside(boxes: readonly Box[], walls: Box): Point {
  const left = Math.min(...boxes.map((box) => box.x)) - walls.x;
  const right = walls.x + walls.w - Math.max(...boxes.map((box) => box.x + box.w));
  const top = Math.min(...boxes.map((box) => box.y)) - walls.y;
  const bottom = walls.y + walls.h - Math.max(...boxes.map((box) => box.y + box.h));
  return { x: left < 0 ? -left : Math.min(0, right), y: top < 0 ? -top : Math.min(0, bottom) };
}

/** The distance of a point outside a box; 0 or less inside it. */
export function gapOf(box: Box, at: Point): number {
  return Math.max(box.x - at.x, at.x - box.x - box.w, box.y - at.y, at.y - box.y - box.h);
}

/** The bounding box of boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

const one = (value: number) => value.toFixed(1);

/** A smooth path through points; `tension` 1 is a full curve. */
export function smooth(points: readonly Point[], tension = 0.5): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${one(first.x)} ${one(first.y)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const [p, q] = [points[n]!, points[n + 1]!];
    const [before, after] = [points[n - 1] ?? p, points[n + 2] ?? q];
    const pull = tension / 3;
    const c = { x: p.x + (q.x - before.x) * pull, y: p.y + (q.y - before.y) * pull };
    const e = { x: q.x - (after.x - p.x) * pull, y: q.y - (after.y - p.y) * pull };
    d += `C${one(c.x)} ${one(c.y)} ${one(e.x)} ${one(e.y)} ${one(q.x)} ${one(q.y)}`;
  }
  return d;
}

export class Curve {
  readonly d: string;

  constructor(
    private readonly a: Point,
    private readonly middle: Point,
    private readonly b: Point,
  ) {
    this.d = smooth([a, middle, b], 1);
  }

  /** Points along a curve, at equal steps of its parameter. */
  along(count: number): Point[] {
    const chord = { x: (this.b.x - this.a.x) / 3, y: (this.b.y - this.a.y) / 3 };
    const half = (p: Point, q: Point, c: Point, e: Point, t: number): Point => {
      const s = 1 - t;
      const mix = (i: number, j: number, k: number, l: number) =>
        s * s * s * i + 3 * s * s * t * j + 3 * s * t * t * k + t * t * t * l;
      return { x: mix(p.x, c.x, e.x, q.x), y: mix(p.y, c.y, e.y, q.y) };
    };
    const { a, middle: m, b } = this;
    const out = { x: a.x + (m.x - a.x) / 3, y: a.y + (m.y - a.y) / 3 };
    const home = { x: b.x - (b.x - m.x) / 3, y: b.y - (b.y - m.y) / 3 };
    return Array.from({ length: count + 1 }, (_, n) => {
      const t = (2 * n) / count;
      return t <= 1
        ? half(a, m, out, { x: m.x - chord.x, y: m.y - chord.y }, t)
        : half(m, b, { x: m.x + chord.x, y: m.y + chord.y }, home, t - 1);
    });
  }
}

export function curveThrough(a: Point, middle: Point, b: Point): Curve {
  return new Curve(a, middle, b);
}
