/** The ornament and the corrections of drawn boards; other boards show plain land. */
import type { NudgesFor, Ornament } from "./types";

const NONE: NudgesFor[] = [];

export interface Maps {
  nudgesOf(board: string): NudgesFor[];
  ornamentOf(board: string): Promise<Ornament | null>;
}

/** All versions of a board, such as `germany@2`, have the same land. */
const idOf = (board: string): string => board.split("@", 1)[0] ?? board;

/** The files of a game's `maps/` folder, as Vite lists them. */
export function mapsIn(
  nudges: Record<string, NudgesFor[]>,
  ornaments: Record<string, () => Promise<Ornament>>,
): Maps {
  return {
    nudgesOf: (board) => nudges[`./maps/${idOf(board)}.nudges.json`] ?? NONE,
    ornamentOf: async (board) => {
      const drawn = ornaments[`./maps/${idOf(board)}.json`]?.();
      return (await drawn?.catch(() => null)) ?? null; // the map also works without ornament
    },
  };
}
