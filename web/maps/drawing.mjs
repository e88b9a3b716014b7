/** Shared by the scripts of all maps: relief on dry land, stretched boards, and writing the files. */
import { writeFileSync } from "node:fs";
import { contours, hachures, heights, inside, polyline, random, strokes } from "./relief.mjs";

/** Contours and hachures of ridges, as far as they lie on land. */
export function reliefOn(land, ridges, seed) {
  const height = heights(ridges, seed);
  const next = random(5);
  let lines = "";
  const slopes = [];
  for (let level = 0.36; level < 1.9; level += 0.16) {
    for (const line of contours(height, level, -40, 1040, 8)) {
      const dry = runs(line, land);
      for (const run of dry) {
        lines += polyline(run.filter((_, n) => n % 2 === 0 || n === run.length - 1));
        slopes.push(...hachures(height, run, 5, next));
      }
    }
  }
  return { contours: lines, hachures: strokes(slopes) };
}

function runs(line, land) {
  const out = [[]];
  for (const point of line) {
    if (inside(point, land)) out.at(-1).push(point);
    else if (out.at(-1).length) out.push([]);
  }
  return out.filter((run) => run.length > 4);
}

/** A function from printed to drawn places on a stretched board, given ascending pairs of both for each axis. */
export function stretcher({ x, y }) {
  const along = (value, pairs) => {
    const found = pairs.findIndex(([from]) => from >= value);
    const after = found < 0 ? pairs.length - 1 : Math.max(1, found);
    const [[x0, y0], [x1, y1]] = [pairs[after - 1], pairs[after]];
    return Math.round(y0 + ((value - x0) / (x1 - x0)) * (y1 - y0));
  };
  return (points) => points.map(([across, down]) => [along(across, x), along(down, y)]);
}

/** The two files of a map: ornament, which is loaded after the first paint, and nudges, which are needed for it. */
export function write(game, board, ornament, nudges) {
  const out = new URL(`../src/games/${game}/maps/`, import.meta.url);
  writeFileSync(new URL(`${board}.json`, out), `${JSON.stringify(ornament)}\n`);
  writeFileSync(new URL(`${board}.nudges.json`, out), `${JSON.stringify(nudges)}\n`);
}
