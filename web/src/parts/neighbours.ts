/** Arrow keys between things at arbitrary positions. */
import type { Point } from "./geometry";

const TOWARDS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest thing in the direction of an arrow key, preferring things straight ahead; null if there is none. */
export function nearestTowards<T extends Point>(key: string, from: T, all: readonly T[]): T | null {
  const towards = TOWARDS[key];
  if (!towards) return null;
  let best: { cost: number; one: T } | null = null;
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const ahead = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    if (ahead < 4 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { cost, one };
  }
  return best?.one ?? null;
}
