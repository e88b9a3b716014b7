/** Hints for a player against bots: requested by a button, shown until the game goes on. */
import { announce } from "../parts/announce.svelte";
import { api, got, Refused } from "../wire/api";
import type { HintSheet } from "../wire/types";
import { lang } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export class Hints {
  busy = $state(false);
  problem = $state("");
  #open = $state(false);
  #found = $state.raw<{ sheet: HintSheet; lang: string } | null>(null);
  /** Increases with every request: responses to earlier ones are ignored. */
  #question = 0;

  constructor(private readonly table: Table) {}

  /** Whether hints are fair: all other seats are bots. */
  get allowed(): boolean {
    const { acting, card } = this.table;
    return acting !== null && (card?.seats ?? []).every(({ seat, bot }) => seat === acting || bot !== "");
  }

  /** The hints for the current decision; null if there are none to show. */
  get shown(): HintSheet | null {
    const { sheet, lang: spoken } = this.#found ?? {};
    const fits = sheet?.at === this.table.index && sheet.seat === this.table.acting && spoken === lang();
    return this.#open && fits ? sheet : null;
  }

  async toggle(): Promise<void> {
    if (this.busy) return;
    if (this.shown) this.close();
    else await this.#ask();
  }

  close(): void {
    this.#open = false;
  }

  /** Whether the decision has changed since the request. */
  forget(): void {
    this.#question += 1;
    this.busy = false;
    this.problem = "";
    this.close();
  }

  async #ask(): Promise<void> {
    const { acting: seat, index: at, id: table } = this.table;
    if (!seat || !this.allowed) return;
    const question = ++this.#question;
    const spoken = lang();
    this.busy = true;
    this.problem = "";
    try {
      const params = { path: { table } };
      const sheet = await got(api.POST("/api/tables/{table}/hint", { params, body: { seat, at } }));
      if (question !== this.#question) return;
      this.#found = { sheet, lang: spoken };
      this.#open = true;
      announce([sheet.hints[0]?.text, sheet.hints[0]?.why].filter(Boolean).join(" "));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (question === this.#question) this.problem = error.message;
    } finally {
      if (question === this.#question) this.busy = false;
    }
  }
}
