/**
 * Choosing a move. The reader picks elements until one move is left. The server then drafts this move, and returns
 * its effects and the next choices. A complete action is confirmed or taken back.
 */
import type { Draft, Named, Offer } from "../wire/types";
import { keyOf, narrow, sameThing, type Narrowed, type Thing } from "./narrow";

/** The requests to the server. */
export interface Desk {
  draft(moves: string[]): Promise<Draft>;
}

/** A drafted move, the picks that led to it, and the server's response. */
interface Drafted {
  picks: Thing[];
  draft: Draft;
}

const NOTHING: Narrowed = { moves: [], known: [], offered: new Set(), next: [], decided: null };

export class Choosing {
  #drafted = $state.raw<Drafted[]>([]);
  #picks = $state.raw<Thing[]>([]);
  #first = $state.raw<Offer | null>(null);
  /** Whether a response of the server is pending. */
  busy = $state(false);
  /** The previews of moves that are only being looked at, by their text. */
  #seen = new Map<string, Promise<Draft>>();
  /** Increases with every reset: responses to earlier requests are ignored. */
  #round = 0;

  constructor(private readonly desk: Desk) {}

  /** The current draft; null before its first move. */
  readonly draft = $derived(this.#drafted.at(-1)?.draft ?? null);
  /** The offer to choose from. */
  readonly offer = $derived(this.draft ? this.draft.offer : this.#first);
  readonly narrowed = $derived(this.offer ? narrow(this.offer, this.#picks) : NOTHING);
  /** Whether there is a choice to take back. */
  readonly begun = $derived(this.#picks.length > 0 || this.#drafted.length > 0);
  /** Whether the action is complete and can be confirmed. */
  readonly ready = $derived(this.draft?.complete ?? false);
  readonly moves = $derived(this.draft?.moves ?? []);
  /** All choices of the current action, step by step. */
  readonly steps = $derived<Named[][]>([
    ...(this.draft?.steps.map((step) => step.elements) ?? []),
    ...(this.begun && this.narrowed.known.length > 0 && !this.ready ? [this.narrowed.known] : []),
  ]);
  readonly picks = $derived<readonly Thing[]>(this.#picks);

  /** The offer before the last pick of a complete action; null while there is something to pick. */
  readonly #before = $derived.by(() => {
    const last = this.#drafted.at(-1);
    const offer = this.#drafted.length > 1 ? this.#drafted.at(-2)?.draft.offer : this.#first;
    if (!this.ready || !last || !offer) return null;
    const moves = this.#drafted.at(-2)?.draft.moves ?? [];
    return { offer, moves, picks: last.picks.slice(0, -1), narrowed: narrow(offer, last.picks.slice(0, -1)) };
  });
  /** The current decision; once the action is complete, that of its last pick. */
  readonly deciding = $derived(this.#before?.offer ?? this.offer);
  /** The elements for the next pick; once the action is complete, those of its last pick. */
  readonly among = $derived<Named[]>(this.#before?.narrowed.next ?? this.narrowed.next);
  /** Everything that can be picked now, or instead of the last pick, by `keyOf`. */
  readonly open = $derived<ReadonlySet<string>>(this.#before?.narrowed.offered ?? this.narrowed.offered);

  /** All elements of the current moves that also name an element, by `keyOf`. */
  beside(thing: Thing): ReadonlySet<string> {
    const offer = this.deciding;
    const place = offer?.elements.findIndex((element) => sameThing(element, thing)) ?? -1;
    const moves = offer?.moves.filter((move) => move.elements.includes(place)) ?? [];
    return new Set(
      moves
        .flatMap((move) => move.elements)
        .flatMap((at) => offer!.elements.slice(at, at + 1))
        .map(keyOf),
    );
  }

  /** Start again from an offer. */
  begin(offer: Offer | null): void {
    this.#round += 1;
    this.#seen.clear();
    this.#first = offer;
    this.#drafted = [];
    this.#picks = [];
    this.busy = false;
  }

  /** The same choice again, from the same offer in another language. */
  async again(offer: Offer | null): Promise<void> {
    const picks = [...this.#drafted.flatMap((drafted) => drafted.picks), ...this.#picks];
    this.begin(offer);
    const round = this.#round;
    for (const pick of picks) if (round === this.#round) await this.pick(pick);
  }

  /** Pick an offered element; if a single move is left, draft it. */
  async pick(thing: Thing): Promise<void> {
    if (this.busy) return;
    this.#picks = [...this.#picks, thing];
    const { decided } = this.narrowed;
    if (!decided) return;
    const round = this.#round;
    this.busy = true;
    try {
      const draft = await this.#ask([...this.moves, decided.move]);
      if (round !== this.#round) return;
      this.#drafted = [...this.#drafted, { picks: this.#picks, draft }];
      this.#picks = [];
    } finally {
      if (round === this.#round) this.busy = false;
    }
  }

  /** Draft moves one after the other from the start, as if their elements had been picked. */
  async fill(moves: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.clear();
    const round = this.#round;
    this.busy = true;
    try {
      for (const move of moves) {
        const picks = this.offer && picksOf(this.offer, move);
        if (!picks) break;
        const draft = await this.#ask([...this.moves, move]);
        if (round !== this.#round) return;
        this.#drafted = [...this.#drafted, { picks, draft }];
      }
    } finally {
      if (round === this.#round) this.busy = false;
    }
  }

  /** Whether an element is a pick of the current step; a second click takes it back. */
  picked(thing: Thing): boolean {
    return this.#picks.some((pick) => sameThing(pick, thing));
  }

  /**
   * Whether an element could replace an earlier pick: the last pick of a complete action, or a pick of the same
   * kind in the current move, such as another place.
   */
  couldBe(thing: Thing): boolean {
    return !this.busy && this.#placeOf(thing) >= 0;
  }

  /** The index of the pick of the current move that an element could replace; -1 if there is none. */
  #placeOf(thing: Thing): number {
    const offer = this.deciding;
    const picks = this.#before ? (this.#drafted.at(-1)?.picks ?? []) : this.#picks;
    return picks.findLastIndex((pick, place) => {
      const last = this.#before !== null && place === picks.length - 1;
      const free = last || pick.kind === thing.kind;
      return free && !!offer && narrow(offer, picks.slice(0, place)).offered.has(keyOf(thing));
    });
  }

  /** The preview of a pick, without making it; null if more than one move would be left. */
  async foresee(thing: Thing): Promise<Draft | null> {
    const { offer, moves, picks } = this.#before ?? {
      offer: this.offer,
      moves: this.moves,
      picks: this.#picks,
    };
    const decided = offer && this.open.has(keyOf(thing)) ? narrow(offer, [...picks, thing]).decided : null;
    return decided && this.#ask([...moves, decided.move]);
  }

  #ask(moves: string[]): Promise<Draft> {
    const key = moves.join("\n");
    const found = this.#seen.get(key) ?? this.desk.draft(moves);
    this.#seen.set(key, found);
    found.catch(() => this.#seen.delete(key));
    return found;
  }

  /** Replace a pick by an element; later picks are dropped. */
  async instead(thing: Thing): Promise<void> {
    const place = this.#placeOf(thing);
    if (this.busy || place < 0) return;
    const last = this.ready ? this.#drafted.at(-1) : undefined;
    const picks = last?.picks ?? this.#picks;
    if (last) this.#drafted = this.#drafted.slice(0, -1);
    this.#picks = picks.slice(0, place);
    await this.pick(thing);
  }

  unpick(thing: Thing): void {
    this.#picks = this.#picks.filter((pick) => !sameThing(pick, thing));
  }

  /** Take back the last pick, or the last pick of the last drafted move. */
  back(): void {
    if (this.busy) return;
    if (this.#picks.length > 0) {
      this.#picks = this.#picks.slice(0, -1);
      return;
    }
    const last = this.#drafted.at(-1);
    if (!last) return;
    this.#drafted = this.#drafted.slice(0, -1);
    this.#picks = last.picks.slice(0, -1);
  }

  /** Go back to the state before an element was chosen in a step; earlier picks stay. */
  backTo(step: number, word: Thing): void {
    if (this.busy) return;
    const picks = this.#drafted[step]?.picks ?? this.#picks;
    const place = picks.findIndex((pick) => sameThing(pick, word));
    this.#drafted = this.#drafted.slice(0, step);
    this.#picks = picks.slice(0, place < 0 ? -1 : place);
  }

  /** Go back to the state before anything was chosen. */
  clear(): void {
    this.begin(this.#first);
  }
}

/** The picks that select a move of an offer; null if it is not offered. */
function picksOf(offer: Offer, move: string): Thing[] | null {
  const wanted = offer.moves.find((one) => one.move === move);
  if (!wanted) return null;
  let picks: Thing[] = [];
  for (const element of wanted.elements.flatMap((at) => offer.elements.slice(at, at + 1))) {
    const { decided, offered } = narrow(offer, picks);
    if (!decided && offered.has(keyOf(element))) picks = [...picks, element];
  }
  return picks;
}
