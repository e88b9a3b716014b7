/** The analysis of a finished game: requested once, polled while the server computes, and cached. */
import { api, got, passing, Refused } from "../wire/api";
import type { AnalysisSheet } from "../wire/types";
import { lang } from "../words/words.svelte";

/** Milliseconds between two polls. */
const PAUSE = 1000;

export class Analysing {
  sheet = $state.raw<AnalysisSheet | null>(null);
  failure = $state("");
  busy = $state(false);
  #timer = 0;
  #lang = "";
  #closed = false;

  constructor(private readonly table: string) {}

  /** Fetch the analysis in the current language. */
  async look(): Promise<void> {
    if (this.#lang === lang() && this.sheet && this.sheet.status !== "working") return;
    const params = { path: { table: this.table }, query: { lang: lang() } };
    await this.#take(() => got(api.GET("/api/tables/{table}/analysis", { params })));
  }

  async start(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const params = { path: { table: this.table }, query: { lang: lang() } };
    await this.#take(() => got(api.POST("/api/tables/{table}/analysis", { params })));
    this.busy = false;
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
  }

  async #take(work: () => Promise<AnalysisSheet>): Promise<void> {
    const spoken = lang();
    this.failure = "";
    try {
      this.sheet = await work();
      this.#lang = spoken;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.failure = error.message;
      if (!passing(error.problem) || this.sheet?.status !== "working") return;
    }
    window.clearTimeout(this.#timer);
    if (this.sheet?.status === "working" && !this.#closed)
      this.#timer = window.setTimeout(() => void this.look(), PAUSE);
  }
}
