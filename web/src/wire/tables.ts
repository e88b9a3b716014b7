/** Creating tables. */
import { api, got } from "./api";
import { about } from "./catalogue";
import { ensurePerson } from "./me.svelte";
import type { GameCard, TableCard, TableForm } from "./types";

/** Creates one table, however often the request is sent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
}

export function openTable(form: TableForm): Promise<TableCard> {
  return got(api.POST("/api/tables", { body: form }));
}

export function startTable(table: string): Promise<TableCard> {
  return got(api.POST("/api/tables/{table}/start", { params: { path: { table } } }));
}

/** The default bot. */
export function usualBot(bots: string[]): string {
  return bots.find((bot) => bot === "journeyman") ?? bots[0] ?? "";
}

/** Start a game against bots with as few seats as possible. Returns the id of its table. */
export async function playBots(game: GameCard, name: string): Promise<string> {
  await ensurePerson(name);
  const bot = usualBot((await about()).bots);
  const others = Array.from({ length: Math.min(...game.seats) - 1 }, () => ({ who: "bot" as const, bot }));
  const made = await openTable({
    game: game.name,
    board: "",
    key: newKey(),
    listed: false,
    order: "random",
    rules: {},
    seats: [{ who: "me", bot: "" }, ...others],
    title: "",
  });
  await startTable(made.id);
  return made.id;
}
