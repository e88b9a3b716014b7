/**
 * Choosing a move: things are picked until one move is left, that move is drafted at the server, which says what it
 * would do and what is to be chosen next; when the action is whole, it is confirmed or stepped back from.
 */
import type { Draft, Named, Offer } from "../wire/types";
import { keyOf, narrow, sameThing, type Narrowed, type Thing } from "./narrow";

/** What has to be asked of the server. */
export interface Desk {
  draft(moves: string[]): Promise<Draft>;
}

/** A move that is drafted, the picks that led to it, and what the server said of it. */
interface Drafted {
  picks: Thing[];
  draft: Draft;
}

const NOTHING: Narrowed = { moves: [], known: [], offered: new Set(), next: [], decided: null };

export class Choosing {
  #drafted = $state.raw<Drafted[]>([]);
  #picks = $state.raw<Thing[]>([]);
  #first = $state.raw<Offer | null>(null);
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  /** What the server said of moves that were only looked at, by their words. */
  #seen = new Map<string, Promise<Draft>>();
  /** Grows with every new beginning: answers to what was asked before are passed over. */
  #round = 0;

  constructor(private readonly desk: Desk) {}

  /** The draft as it stands, null before the first move of it. */
  readonly draft = $derived(this.#drafted.at(-1)?.draft ?? null);
  /** What is to be chosen from now. */
  readonly offer = $derived(this.draft ? this.draft.offer : this.#first);
  readonly narrowed = $derived(this.offer ? narrow(this.offer, this.#picks) : NOTHING);
  /** Whether anything is chosen that can be stepped back from. */
  readonly begun = $derived(this.#picks.length > 0 || this.#drafted.length > 0);
  /** Whether the action is whole and waits to be confirmed. */
  readonly ready = $derived(this.draft?.complete ?? false);
  readonly moves = $derived(this.draft?.moves ?? []);
  /** Everything chosen in the present action, step by step. */
  readonly steps = $derived<Named[][]>([
    ...(this.draft?.steps.map((step) => step.elements) ?? []),
    ...(this.begun && this.narrowed.known.length > 0 && !this.ready ? [this.narrowed.known] : []),
  ]);
  readonly picks = $derived<readonly Thing[]>(this.#picks);

  /** What was on offer before the last pick of a whole action; null while there is something to pick. */
  readonly #before = $derived.by(() => {
    const last = this.#drafted.at(-1);
    const offer = this.#drafted.length > 1 ? this.#drafted.at(-2)?.draft.offer : this.#first;
    if (!this.ready || !last || !offer) return null;
    const moves = this.#drafted.at(-2)?.draft.moves ?? [];
    return { offer, moves, picks: last.picks.slice(0, -1), narrowed: narrow(offer, last.picks.slice(0, -1)) };
  });
  /** What is being decided; once the action is whole, what its last pick decided. */
  readonly deciding = $derived(this.#before?.offer ?? this.offer);
  /** The things among which the next pick chooses, or has chosen last when the action is whole. */
  readonly among = $derived<Named[]>(this.#before?.narrowed.next ?? this.narrowed.next);
  /** Everything that can be picked now, or instead of the last pick, by `keyOf`. */
  readonly open = $derived<ReadonlySet<string>>(this.#before?.narrowed.offered ?? this.narrowed.offered);

  /** Everything that the moves of the present choice name which name a thing, too, by `keyOf`. */
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

  /** Begin anew from an offer. */
  begin(offer: Offer | null): void {
    this.#round += 1;
    this.#seen.clear();
    this.#first = offer;
    this.#drafted = [];
    this.#picks = [];
    this.busy = false;
  }

  /** The same choice once more, from an offer that says the same in other words. */
  async again(offer: Offer | null): Promise<void> {
    const picks = [...this.#drafted.flatMap((drafted) => drafted.picks), ...this.#picks];
    this.begin(offer);
    const round = this.#round;
    for (const pick of picks) if (round === this.#round) await this.pick(pick);
  }

  /** Pick a thing that is offered; once a single move is left, draft it. */
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

  /** Draft moves one after the other, from the beginning, as if what they name had been picked. */
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

  /** Whether a thing is a pick of the present step, which a second click takes back. */
  picked(thing: Thing): boolean {
    return this.#picks.some((pick) => sameThing(pick, thing));
  }

  /**
   * Whether a thing could have been picked before: instead of the last pick of an action that is whole, or of a pick of
   * its own kind in the present move, as another place instead of a place.
   */
  couldBe(thing: Thing): boolean {
    return !this.busy && this.#placeOf(thing) >= 0;
  }

  /** Which pick of the present move a thing could take the place of; -1 for none. */
  #placeOf(thing: Thing): number {
    const offer = this.deciding;
    const picks = this.#before ? (this.#drafted.at(-1)?.picks ?? []) : this.#picks;
    return picks.findLastIndex((pick, place) => {
      const last = this.#before !== null && place === picks.length - 1;
      const free = last || pick.kind === thing.kind;
      return free && !!offer && narrow(offer, picks.slice(0, place)).offered.has(keyOf(thing));
    });
  }

  /** What a pick would do, without making it; null where it would not leave a single move. */
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

  /** Pick a thing instead of what it could take the place of, and of what was picked after that. */
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

  /** One step back: the last pick, or the last pick of the last drafted move. */
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

  /** Back to before a word was chosen in the step with that number; what was picked before it stays. */
  backTo(step: number, word: Thing): void {
    if (this.busy) return;
    const picks = this.#drafted[step]?.picks ?? this.#picks;
    const place = picks.findIndex((pick) => sameThing(pick, word));
    this.#drafted = this.#drafted.slice(0, step);
    this.#picks = picks.slice(0, place < 0 ? -1 : place);
  }

  /** Back to before anything was chosen. */
  clear(): void {
    this.begin(this.#first);
  }
}

/** What somebody would pick to be left with a move of an offer; null where it is not offered. */
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
