/** A table as this reader follows it: the last state from the server, and the reader's choices. */
import { sitter } from "../words/names";
import { lang, t } from "../words/words.svelte";
import { api, got, passing, Refused } from "../wire/api";
import { live, type Follower } from "../wire/live.svelte";
import { newKey } from "../wire/key";
import type { BoardSheet, ChatLine, Draft, Event, Problem, TableCard, Update, Why } from "../wire/types";
import { Choosing } from "./choosing.svelte";
import { Hints } from "./hints.svelte";
import type { Thing } from "./narrow";

/** A refusal shown at an element on the table. */
export interface Asked {
  thing: Thing;
  why: Why | null;
  problem: Problem | null;
  /** Whether the element can be chosen if the current choice is given up. */
  instead: boolean;
  /** Whether the answer is about the table as it is, without the current choice. */
  aside: boolean;
}

/** Milliseconds before a request that failed temporarily is repeated. */
const AGAIN = 2500;
/** A table lost twice within this time is not requested again at once. */
const SOON = 10_000;

export class Table implements Follower {
  card = $state.raw<TableCard | null>(null);
  board = $state.raw<BoardSheet | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asked = $state.raw<Asked | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The table does not exist or is not visible to the reader. */
  gone = $state.raw<Problem | null>(null);
  sending = $state(false);
  readonly choosing = new Choosing({ draft: (moves) => this.#draft(moves) });
  readonly hints = new Hints(this);
  #leave: (() => void) | null = null;
  #questions = 0;
  /** Increases whenever the table is opened or closed: responses from before are ignored. */
  #opening = 0;
  #timer = 0;
  #lostAt = -Infinity;
  /** Whether everything must be fetched again, for example in another language. */
  #anew = false;

  constructor(readonly id: string) {}

  /** The seats that this reader plays. */
  readonly own = $derived(this.card?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);
  /** Several people at one screen: a hand is shown only to its owner. */
  readonly shared = $derived(this.own.length > 1);
  readonly names = $derived(
    Object.fromEntries(this.card?.seats.map((seat) => [seat.seat, seat.called]) ?? []),
  );
  /** The name that texts address as “you”: that of the reader's only seat, if nobody else has it. */
  readonly reader = $derived.by(() => {
    const name = this.shared ? "" : (this.names[this.own[0] ?? ""] ?? "");
    return Object.values(this.names).filter((one) => one === name).length === 1 ? name : "";
  });
  /** The bots, with their level. */
  readonly bots = $derived(
    Object.fromEntries(
      this.card?.seats.filter((seat) => seat.bot).map((seat) => [seat.seat, seat.bot]) ?? [],
    ),
  );
  /** The names of the seats, with the level of bots. */
  readonly sitters = $derived(
    Object.fromEntries(this.card?.seats.map((seat) => [seat.seat, sitter(seat) || seat.called]) ?? []),
  );
  readonly index = $derived(this.update?.index ?? 0);
  readonly over = $derived(this.card?.status === "finished" || this.card?.status === "abandoned");
  /** What the shown refusals are about: the answer to "why not?", or the reasons against a move that was sent. */
  readonly meant = $derived<Thing[]>(
    [this.asked?.why, this.asked?.problem, this.problem]
      .flatMap((said) => said?.refusals ?? [])
      .flatMap(({ where }) => where ?? []),
  );
  /** The seat that this reader is to act for; null if it is not their turn. */
  readonly acting = $derived(this.update?.offer?.seat ?? null);

  // Updates

  get seat(): string {
    const seen = this.card?.seats.find((seat) => seat.hand)?.seat ?? "";
    return this.shared ? "turn" : (this.own[0] ?? seen);
  }

  get since(): number | null {
    return this.update && !this.#anew ? this.update.index : null;
  }

  get said(): number | null {
    return this.chat.at(-1)?.id ?? null;
  }

  /** Load the table and follow its updates; retry while the server is unreachable. */
  async open(): Promise<void> {
    const turn = ++this.#opening;
    window.clearTimeout(this.#timer);
    try {
      await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (turn !== this.#opening) return;
      const again = passing(error.problem);
      if (!again || !this.card) this.gone = error.problem;
      if (again) this.#later(() => this.open());
      return;
    }
    if (turn !== this.#opening) return;
    this.gone = null;
    this.#leave?.();
    this.#leave = live.follow(this.id, this);
  }

  close(): void {
    this.#opening += 1;
    window.clearTimeout(this.#timer);
    this.#leave?.();
    this.#leave = null;
  }

  #later(work: () => Promise<void>): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void work(), AGAIN);
  }

  /** Fetch the table again, and its board once the game has started. */
  async refresh(): Promise<void> {
    const params = { params: { path: { table: this.id } } };
    const was = this.seat;
    this.card = await got(api.GET("/api/tables/{table}", params));
    if (this.card.status !== "open") this.board = await got(api.GET("/api/tables/{table}/board", params));
    if (this.#leave && was !== this.seat) await this.open();
  }

  /** Fetch again when the server can be reached; current choices are kept. */
  async #reread(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (passing(error.problem)) this.#later(() => this.#reread());
      else this.lost();
    }
  }

  /** Fetch everything again, in the current language. */
  async translate(): Promise<void> {
    this.#anew = true;
    live.restart();
    await this.#reread();
  }

  updated(update: Update): void {
    const before = this.#anew ? null : this.update;
    const retold = this.#anew && sameDecision(this.update, update);
    if (before && update.index < before.index) return;
    this.events = joined(this.#anew ? [] : this.events, this.#forAll(update.events));
    this.#anew = false;
    this.update = update;
    if (!sameDecision(before, update)) {
      this.#questions += 1;
      this.asked = null;
      this.hints.forget();
      if (!this.problem || !isStale(this.problem)) this.problem = null; // otherwise it concerns this very change
      if (retold) void this.#attempt(() => this.choosing.again(update.offer ?? null));
      else this.choosing.begin(update.offer ?? null);
    }
    const people = before?.index === update.index || update.events.some((event) => event.kind === "resign");
    if (before && (people || before.status !== update.status)) void this.#reread();
  }

  /** The lines that everybody at this screen may read: private lines of a seat are left out if the screen is shared. */
  #forAll(events: Event[]): Event[] {
    return this.shared ? events.filter((event) => !event.private) : events;
  }

  heard(line: ChatLine): void {
    if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
  }

  lost(): void {
    const again = this.#lostBefore();
    this.close();
    if (again) this.#later(() => this.open());
    else void this.open();
  }

  /** The seat may have changed hands, or the server may be down: check again before giving up. */
  refused(problem: Problem): void {
    const again = this.#lostBefore();
    this.close();
    if (passing(problem)) this.#later(() => this.open());
    else if (again) this.gone = problem;
    else void this.open();
  }

  #lostBefore(): boolean {
    const before = this.#lostAt;
    this.#lostAt = Date.now();
    return this.#lostAt - before < SOON;
  }

  /** Fetch the events before the first known one, for the whole log. */
  async older(): Promise<void> {
    const first = this.events[0]?.index ?? this.index + 1;
    if (first <= 1) return;
    const since = Math.max(0, first - 1 - 200);
    const query = { seat: this.update?.seat ?? "", since, limit: first - 1 - since, lang: lang() };
    const path = { table: this.id };
    const answer = await got(api.GET("/api/tables/{table}/events", { params: { path, query } }));
    this.events = joined(this.#forAll(answer.events), this.events);
  }

  // Actions

  async #draft(moves: string[]): Promise<Draft> {
    const command = { do: "draft", table: this.id, seat: this.acting, at: this.index, moves };
    return (await live.ask<Draft>(command)).done;
  }

  async #doing(command: object): Promise<void> {
    this.sending = true;
    try {
      const { update } = await live.ask(command);
      if (update) this.updated(update);
    } finally {
      this.sending = false;
    }
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    const at = this.index;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = isStale(error.problem)
        ? { ...error.problem, message: t("problem-stale") }
        : error.problem;
      // If the game has continued, another choice may already have started.
      if (at === this.index) this.choosing.begin(this.update?.offer ?? null);
    }
  }

  /** An element was clicked: pick it, take the pick back, replace a pick, or ask why it cannot be picked. */
  async choose(thing: Thing): Promise<void> {
    if (!this.acting) return;
    this.asked = null;
    if (this.choosing.narrowed.offered.has(`${thing.kind}:${thing.id}`)) {
      await this.#attempt(() => this.choosing.pick(thing));
    } else if (this.choosing.picked(thing)) this.choosing.unpick(thing);
    else if (this.choosing.couldBe(thing)) await this.#attempt(() => this.choosing.instead(thing));
    else if (!this.choosing.holds(thing)) await this.ask(thing);
  }

  /** Give up the current choice for an element that does not fit it. */
  async start(thing: Thing): Promise<void> {
    this.asked = null;
    await this.#attempt(() => this.choosing.start(thing));
  }

  /** Fill in hinted moves; they must be confirmed like any others. */
  async prepare(moves: readonly string[]): Promise<void> {
    this.asked = null;
    this.hints.close();
    await this.#attempt(() => this.choosing.fill(moves));
  }

  async confirm(): Promise<void> {
    const [move, ...then] = this.choosing.moves;
    if (!this.choosing.ready || move === undefined || this.sending) return;
    const command = { do: "move", table: this.id, seat: this.acting, at: this.index, move, then };
    await this.#attempt(() => this.#doing(command));
  }

  async undo(): Promise<void> {
    const offer = this.update?.offer;
    if (!offer || offer.back < 1 || this.sending) return;
    const command = { do: "undo", table: this.id, seat: offer.seat, at: this.index, moves: offer.back };
    await this.#attempt(() => this.#doing(command));
  }

  /** Close the bubble, or take back one step of the choice. */
  back(): void {
    if (this.asked) this.asked = null;
    else this.choosing.back();
  }

  /** Ask the server why an element cannot be chosen. */
  async ask(thing: Thing): Promise<void> {
    if (!this.acting) return;
    const question = ++this.#questions;
    const { after, chosen, aside } = this.choosing.about(thing);
    const elements = [...chosen, thing].map(({ kind, id }) => ({ kind, id }));
    const command = { do: "why", table: this.id, seat: this.acting, at: this.index, after, elements };
    const instead = this.choosing.couldStart(thing);
    const asked: Asked = { thing, why: null, problem: null, instead, aside };
    try {
      asked.why = (await live.ask<Why>(command)).done;
      asked.aside ||= asked.why.after.length < after.length;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isStale(error.problem)) return;
      asked.problem = error.problem;
    }
    if (question === this.#questions) this.asked = asked;
  }

  async say(text: string): Promise<void> {
    await live.ask({ do: "chat", table: this.id, text, key: newKey() });
  }
}

/** Whether two updates have the same seat with the same decision. */
function sameDecision(one: Update | null, other: Update): boolean {
  return one?.index === other.index && one.offer?.seat === other.offer?.seat;
}

/** Whether an error means that the game has continued. */
function isStale(problem: Problem): boolean {
  return typeof problem.index === "number";
}

/** Merge two parts of a journal: an index always means the same event. */
function joined(one: readonly Event[], other: readonly Event[]): Event[] {
  const all = new Map([...one, ...other].map((event) => [event.index, event]));
  return [...all.values()].toSorted((a, b) => a.index - b.index);
}
