/** Animates new track of a move. Never blocks input. */
import type { Run } from "./runs";

const PIECE = 320;
const BETWEEN = 60;
/** More track than any move builds: a jump in the log, which is not animated. */
const TOO_MANY = 8;

/** The runs that are new or longer. */
export function newRuns(before: readonly Run[], after: readonly Run[]): string[] {
  const known = new Set(before.map(({ id, d, owner }) => `${id} ${owner} ${d}`));
  return after.filter(({ id, d, owner }) => !known.has(`${id} ${owner} ${d}`)).map(({ id }) => id);
}

export function appear(svg: SVGSVGElement, runs: readonly string[]): void {
  if (runs.length > TOO_MANY || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [place, run] of runs.entries())
    for (const part of ["run", "letter"])
      svg.querySelector(`[data-${part}="${run}"]`)?.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: PIECE,
        delay: place * BETWEEN,
        fill: "backwards",
      });
}
