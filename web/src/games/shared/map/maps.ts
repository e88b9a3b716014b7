/** Ornament and nudges of the boards that have been drawn; a board without them shows as plain land. */
import type { NudgesFor, Ornament } from "./types";

const NONE: NudgesFor[] = [];

export interface Maps {
  nudgesOf(board: string): NudgesFor[];
  ornamentOf(board: string): Promise<Ornament | null>;
}

/** The files of a game's `maps/` folder, as Vite finds them. */
export function mapsIn(
  nudges: Record<string, NudgesFor[]>,
  ornaments: Record<string, () => Promise<Ornament>>,
): Maps {
  return {
    nudgesOf: (board) => nudges[`./maps/${board}.nudges.json`] ?? NONE,
    ornamentOf: async (board) => {
      const drawn = ornaments[`./maps/${board}.json`]?.();
      return (await drawn?.catch(() => null)) ?? null; // the land may stay plain
    },
  };
}
