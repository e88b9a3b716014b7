/** Line work for maps: a height field of ridges and noise, its contours, and hachures down its steep slopes. */

/** A small seeded generator (mulberry32), so that every run draws the same map. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A polyline that looks drawn by hand: points every `step`, moved aside by up to `amplitude`. */
export function wiggle(points, amplitude, step, seed) {
  const next = random(seed);
  const out = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [x1, y1] = points[i];
    const [x2, y2] = points[i + 1];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const parts = Math.max(1, Math.round(length / step));
    for (let part = 0; part < parts; part++) {
      const along = part / parts;
      const aside = part ? (next() + next() + next() - 1.5) * amplitude : 0;
      out.push([
        x1 + (x2 - x1) * along - ((y2 - y1) / length) * aside,
        y1 + (y2 - y1) * along + ((x2 - x1) / length) * aside,
      ]);
    }
  }
  out.push(points[points.length - 1]);
  return out.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

export function inside([x, y], polygon) {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

function noise(seed, wavelength) {
  const next = random(seed);
  const size = 64;
  const grid = Array.from({ length: size * size }, () => next() * 2 - 1);
  const at = (i, j) => grid[(((j % size) + size) % size) * size + (((i % size) + size) % size)];
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x / wavelength);
    const j = Math.floor(y / wavelength);
    const u = ease(x / wavelength - i);
    const v = ease(y / wavelength - j);
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

/** Height at a point from ridges `[x, y, half length, half width, rotation in degrees, height]` and ridged noise. */
export function heights(ridges, seed) {
  const octaves = [
    [150, 0.42, false],
    [74, 0.26, true],
    [39, 0.13, true],
    [21, 0.05, true],
  ].map(([wavelength, share, ridged], n) => ({ field: noise(seed + n, wavelength), share, ridged }));
  return (x, y) => {
    let base = 0;
    for (const [cx, cy, long, wide, turn, height] of ridges) {
      const a = (turn * Math.PI) / 180;
      const u = ((x - cx) * Math.cos(a) + (y - cy) * Math.sin(a)) / long;
      const v = (-(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)) / wide;
      base += height * Math.exp(-u * u - v * v);
    }
    const rough = octaves.reduce((sum, { field, share, ridged }) => {
      const n = field(x, y);
      return sum + (ridged ? 1 - 2 * Math.abs(n) : n) * share;
    }, 0);
    return base + rough * Math.min(1.1, base);
  };
}

const EDGES = { t: [0, 1], r: [1, 2], b: [3, 2], l: [0, 3] };
const CASES = [
  "",
  "lt",
  "tr",
  "lr",
  "rb",
  "lt rb",
  "tb",
  "lb",
  "lb",
  "tb",
  "tr lb",
  "rb",
  "lr",
  "tr",
  "lt",
  "",
];

/** Contour lines of one level over the square from `low` to `high`, as lists of points (marching squares). */
export function contours(height, level, low, high, step) {
  const next = new Map();
  const join = (p, q) => next.set(p, [...(next.get(p) ?? []), q]);
  for (let y = low; y < high; y += step) {
    for (let x = low; x < high; x += step) {
      const corners = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const z = corners.map(([cx, cy]) => height(cx, cy));
      const which = z.reduce((bits, value, n) => bits | (value > level ? 1 << n : 0), 0);
      for (const pair of CASES[which].split(" ").filter(Boolean)) {
        const [p, q] = [...pair].map((edge) => {
          const [i, j] = EDGES[edge];
          const share = (level - z[i]) / (z[j] - z[i]);
          return corners[i].map((c, n) => (c + (corners[j][n] - c) * share).toFixed(1)).join();
        });
        join(p, q);
        join(q, p);
      }
    }
  }
  return chains(next);
}

function chains(next) {
  const seen = new Set();
  const ends = [...next.keys()].filter((p) => next.get(p).length === 1);
  const lines = [];
  for (const start of [...ends, ...next.keys()]) {
    if (seen.has(start)) continue;
    const line = [];
    for (let at = start; at; at = next.get(at).find((q) => !seen.has(q))) {
      seen.add(at);
      line.push(at.split(",").map(Number));
    }
    if (line.length > 6) lines.push(line);
  }
  return lines;
}

/** Short strokes down the slope along a contour, every `gap`, where it is steep enough. */
export function hachures(height, line, gap, next) {
  const out = [];
  let walked = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [x, y] = line[i];
    walked += Math.hypot(line[i + 1][0] - x, line[i + 1][1] - y);
    if (walked < gap) continue;
    walked = 0;
    const dx = (height(x + 5, y) - height(x - 5, y)) / 10;
    const dy = (height(x, y + 5) - height(x, y - 5)) / 10;
    const slope = Math.hypot(dx, dy);
    if (slope < 0.0034) continue;
    const length = Math.min(10, 2 + slope * 520) * (0.8 + 0.3 * next());
    out.push([x, y, (-dx / slope) * length, (-dy / slope) * length]);
  }
  return out;
}

const whole = (value) => Math.round(value * 2);
const pair = (x, y) => `${x}${y < 0 ? "" : " "}${y}`;

/** A path of straight segments, each relative to the previous one, in whole half units. */
export function polyline(points) {
  let [px, py] = points[0].map(whole);
  let d = `M${pair(px, py)}l`;
  const steps = [];
  for (const point of points.slice(1)) {
    const [x, y] = point.map(whole);
    if (x !== px || y !== py) steps.push(pair(x - px, y - py));
    [px, py] = [x, y];
  }
  for (const step of steps) d += d.endsWith("l") || step.startsWith("-") ? step : ` ${step}`;
  return steps.length ? d : "";
}

export function strokes(list) {
  let [px, py] = [0, 0];
  let d = "";
  for (const [x, y, dx, dy] of list) {
    const [ax, ay, bx, by] = [whole(x), whole(y), whole(dx), whole(dy)];
    d += `m${pair(ax - px, ay - py)}l${pair(bx, by)}`;
    [px, py] = [ax + bx, ay + by];
  }
  return d;
}
