/** The games that the page can draw; each is loaded when it is needed. */
import type { GameFolder } from "./contract";

const FOLDERS: Record<string, () => Promise<{ default: GameFolder }>> = {
  age_of_industry: () => import("./age_of_industry"),
  brass: () => import("./brass"),
  industria: () => import("./industria"),
  steam: () => import("./steam"),
};

export async function folderOf(game: string): Promise<GameFolder | null> {
  const folder = FOLDERS[game];
  return folder ? (await folder()).default : null;
}
