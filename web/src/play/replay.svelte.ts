/** Replay: the table at an earlier journal length, fetched on demand, one step ahead. */
import { api, got, Refused } from "../wire/api";
import type { Update } from "../wire/types";
import { lang } from "../words/words.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1000;
const KEPT = 600;

export class Replay {
  /** The journal length being viewed; null for the present. */
  at = $state<number | null>(null);
  shown = $state.raw<Update | null>(null);
  /** The error, if the position could not be shown. */
  failure = $state("");
  playing = $state(false);
  speed = $state<number>(1);
  #known = new Map<string, Promise<Update>>();
  #timer = 0;

  constructor(
    readonly table: string,
    private readonly eyes: () => string,
    private readonly end: () => number,
  ) {}

  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.end()));
    this.at = wanted;
    this.failure = "";
    try {
      const update = await this.#past(wanted);
      if (this.at === wanted) this.shown = update;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.stop();
      if (this.at === wanted) this.failure = error.message;
      return;
    }
    if (wanted < this.end()) void this.#past(wanted + 1).catch(() => undefined);
  }

  /** Return to the present. */
  leave(): void {
    this.stop();
    this.at = null;
    this.shown = null;
    this.failure = "";
  }

  async step(by: number): Promise<void> {
    this.stop();
    await this.go((this.at ?? this.end()) + by);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.at === null || this.at >= this.end()) await this.go(0);
    this.#later();
  }

  stop(): void {
    this.playing = false;
    window.clearTimeout(this.#timer);
  }

  forget(): void {
    this.#known.clear();
    if (this.at !== null) void this.go(this.at);
  }

  #later(): void {
    this.#timer = window.setTimeout(() => void this.#tick(), PAUSE / this.speed);
  }

  async #tick(): Promise<void> {
    if (!this.playing || this.at === null) return;
    if (this.at >= this.end()) {
      this.stop();
      return;
    }
    await this.go(this.at + 1);
    if (this.playing) this.#later();
  }

  #past(at: number): Promise<Update> {
    const seat = this.eyes();
    const key = `${seat}/${lang()}/${at}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= KEPT) this.#known.clear();
    const params = { path: { table: this.table }, query: { seat, at } };
    const asked = got(api.GET("/api/tables/{table}/state", { params }));
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
