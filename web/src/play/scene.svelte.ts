/** What the folder of a game draws: the table in its current, previewed or past state. */
import type { Preview, TableEvent, Mark, Scene } from "../games/contract";
import type { Query } from "../parts/query.svelte";
import { lang } from "../words/words.svelte";
import type { Event, Offer, PanelSheet } from "../wire/types";
import { keyOf, type Thing } from "./narrow";
import type { Replay } from "./replay.svelte";
import type { Table } from "./table.svelte";

const POINTED = 2400;

export class TableScene implements Scene {
  #pointed = $state.raw<ReadonlySet<string>>(new Set());
  #timer = 0;

  constructor(
    private readonly table: Table,
    private readonly replay: Replay,
    /** Whether the reader's hand may be shown: not while a shared screen is handed over. */
    private readonly uncovered: () => boolean,
    readonly panels: Query<PanelSheet> | null = null,
  ) {}

  readonly #past = $derived.by(() => this.replay.shown);
  readonly real = $derived.by<unknown>(() => (this.#past ?? this.table.update)?.view ?? null);
  readonly view = $derived.by<unknown>(() =>
    this.#past ? this.real : (this.table.choosing.draft?.view ?? this.real),
  );
  readonly choosing = $derived.by(() => !this.#past && this.table.acting !== null && this.uncovered());
  readonly turn = $derived.by(() => (this.#past ?? this.table.update)?.turn ?? null);
  readonly offer = $derived.by<Offer | null>(() => (this.choosing ? this.table.choosing.deciding : null));
  readonly #chosen = $derived.by(() => (this.choosing ? this.table.choosing.steps.flat() : []));
  readonly #chosenKeys = $derived.by(() => new Set(this.#chosen.map(keyOf)));
  readonly #offered = $derived.by(() =>
    this.choosing ? this.table.choosing.narrowed.offered : new Set<string>(),
  );
  readonly #meant = $derived.by(() => new Set(this.choosing ? this.table.meant.map(keyOf) : []));
  readonly #last = $derived.by(() => lastNamed(this.#past ? this.#past.events : this.table.events));

  readonly events = $derived.by<readonly TableEvent[]>(() => {
    const past = this.#past;
    if (!past) return this.table.events;
    return [...this.table.events.filter(({ index }) => index <= past.since), ...past.events];
  });

  get fixtures(): unknown {
    return this.table.board?.fixtures;
  }

  get seat(): string | null {
    return this.uncovered() ? (this.table.update?.seat ?? null) : null;
  }

  get names(): Readonly<Record<string, string>> {
    return this.table.names;
  }

  get lang(): ReturnType<typeof lang> {
    return lang();
  }

  mark(kind: string, id: string): Mark {
    const key = `${kind}:${id}`;
    const state = this.#chosenKeys.has(key) ? "chosen" : this.#offered.has(key) ? "offered" : "idle";
    return {
      state,
      last: this.#last.has(key),
      pointed: this.#pointed.has(key),
      meant: this.#meant.has(key),
    };
  }

  chosen(kind: string): string[] {
    return this.#chosen.filter((thing) => thing.kind === kind).map((thing) => thing.id);
  }

  choices(kind: string, beside?: Thing): string[] {
    if (!this.choosing) return [];
    const { choosing } = this.table;
    const open = beside ? choosing.beside(beside) : choosing.open;
    const head = `${kind}:`;
    return [...open].filter((key) => key.startsWith(head)).map((key) => key.slice(head.length));
  }

  async foresee(kind: string, id: string): Promise<Preview | null> {
    if (!this.choosing) return null;
    // A preview may be refused or arrive too late: then there is nothing to show.
    const draft = await this.table.choosing.foresee({ kind, id }).catch(() => null);
    return draft && { view: draft.view, effects: draft.effects };
  }

  choose(kind: string, id: string): void {
    if (this.choosing) void this.table.choose({ kind, id });
  }

  /** Highlight elements for a moment. */
  point(things: readonly Thing[]): void {
    window.clearTimeout(this.#timer);
    this.#pointed = new Set(things.map(keyOf));
    this.#timer = window.setTimeout(() => (this.#pointed = new Set()), POINTED);
  }
}

/** The elements of the last moves of the seat that moved last. */
function lastNamed(events: readonly Event[]): ReadonlySet<string> {
  const moves = events.filter((event) => event.kind === "move");
  const seat = moves.at(-1)?.seat;
  const found = new Set<string>();
  for (const event of moves.toReversed()) {
    if (event.seat !== seat) break;
    for (const element of event.elements) found.add(keyOf(element));
  }
  return found;
}
