/** The folders that draw the games, loaded on demand. A game without a folder gets the generic table. */
import type { GameFolder } from "./contract";

const FOLDERS: Record<string, () => Promise<{ default: GameFolder }>> = {
  age_of_industry: () => import("./age_of_industry"),
  brass: () => import("./brass"),
  industria: () => import("./industria"),
  steam: () => import("./steam"),
};

export async function folderOf(game: string): Promise<GameFolder> {
  const folder = FOLDERS[game] ?? (() => import("./generic"));
  return (await folder()).default;
}
