/** Ornament and nudges of the boards that have been drawn; a board without them shows as plain land. */
import type { NudgesFor, Ornament } from "./types";

const nudges = import.meta.glob<NudgesFor[]>("./maps/*.nudges.json", { eager: true, import: "default" });
const ornaments = import.meta.glob<Ornament>(["./maps/*.json", "!./maps/*.nudges.json"], {
  import: "default",
});

export function nudgesOf(board: string): NudgesFor[] {
  return nudges[`./maps/${board}.nudges.json`] ?? [];
}

export async function ornamentOf(board: string): Promise<Ornament | null> {
  const drawn = ornaments[`./maps/${board}.json`]?.();
  return (await drawn?.catch(() => null)) ?? null; // the land may stay plain
}
