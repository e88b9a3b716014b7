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

/** A move of the current choice. */
interface Part {
  step: number;
  offer: Offer;
  picks: readonly Thing[];
  /** The elements that it names, as far as they are known. */
  named: readonly Thing[];
}

/** A place in the current choice: the number of moves before it, and the picks of its move that stay. */
interface Spot {
  step: number;
  picks: Thing[];
}

const ACTION = "action";
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

  /** Whether an element is part of the current choice. */
  holds(thing: Thing): boolean {
    return this.steps.some((elements) => elements.some((element) => sameThing(element, thing)));
  }

  /** Whether an element could replace an earlier pick, so that a click on it changes the choice. */
  couldBe(thing: Thing): boolean {
    return !this.busy && this.#spotOf(thing) !== null;
  }

  /** The moves of the current choice, the newest first: what was picked, and what it was picked from. */
  *#parts(): Generator<Part> {
    if (!this.ready && this.offer) {
      const known = this.#picks.length > 0 ? this.narrowed.known : [];
      yield { step: this.#drafted.length, offer: this.offer, picks: this.#picks, named: known };
    }
    for (let step = this.#drafted.length - 1; step >= 0; step -= 1) {
      const { picks, draft } = this.#drafted[step]!;
      const offer = step > 0 ? this.#drafted[step - 1]!.draft.offer : this.#first;
      if (offer) yield { step, offer, picks, named: draft.steps[step]?.elements ?? [] };
    }
  }

  /**
   * Where an element could replace a pick, with everything that was picked before it: the last pick of a complete
   * action, or else the newest pick of its kind. A move is left alone if a later one of the same sort was made.
   */
  #spotOf(thing: Thing): Spot | null {
    const later = new Set(this.ready || !this.offer ? [] : verbsWith(this.offer, thing.kind));
    for (const { step, offer, picks, named } of this.#parts()) {
      const pending = step === this.#drafted.length;
      const newest = step === this.#drafted.length - 1;
      const last = this.ready && newest ? picks.length - 1 : -1;
      const place = picks.findLastIndex(
        (pick, at) => (at === last || pick.kind === thing.kind) && offers(offer, picks.slice(0, at), thing),
      );
      if (!pending && later.has(verbOf(named))) return null;
      if (!pending && !newest && named.some((one) => sameThing(one, thing))) return null;
      if (place >= 0) return { step, picks: picks.slice(0, place) };
      if (named.some(({ kind }) => kind === thing.kind)) later.add(verbOf(named));
    }
    return null;
  }

  /** Where a new choice with an element would begin, which keeps as few picks as necessary; null if it cannot. */
  #startOf(thing: Thing): Spot | null {
    const part = [...this.#parts()].at(-1);
    if (!part) return null;
    for (let kept = part.picks.length; kept >= 0; kept -= 1) {
      const picks = part.picks.slice(0, kept);
      if (offers(part.offer, picks, thing)) return { step: 0, picks };
    }
    return null;
  }

  /** Whether an element could be chosen if the current choice were given up. */
  couldStart(thing: Thing): boolean {
    return !this.busy && this.begun && this.#startOf(thing) !== null;
  }

  /**
   * What a question about an element is about: the decision that it would have belonged to. `after` are the moves
   * before this decision, `chosen` what was picked in it before, with the verb: not what only followed. Without such a decision, it is about
   * the table as it is, `aside` from the current choice.
   */
  about(thing: Thing): { after: string[]; chosen: readonly Thing[]; aside: boolean } {
    for (const { step, offer, picks, named } of this.#parts()) {
      const pending = step === this.#drafted.length;
      const place = pending ? picks.length : picks.findLastIndex(({ kind }) => kind === thing.kind);
      const belongs = pending
        ? step === 0 || offer.elements.some(({ kind }) => kind === thing.kind)
        : place >= 0;
      const kept = picks.slice(0, Math.max(0, place));
      const chosen = named.filter((one) => one.kind === ACTION || kept.some((pick) => sameThing(pick, one)));
      if (belongs) return { after: this.moves.slice(0, step), chosen, aside: false };
    }
    return { after: [], chosen: this.steps[0]?.slice(0, 1) ?? [], aside: true };
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
    await this.#from(this.#spotOf(thing), thing);
  }

  /** Give up the current choice as far as necessary to choose an element. */
  async start(thing: Thing): Promise<void> {
    await this.#from(this.#startOf(thing), thing);
  }

  async #from(spot: Spot | null, thing: Thing): Promise<void> {
    if (this.busy || !spot) return;
    this.#drafted = this.#drafted.slice(0, spot.step);
    this.#picks = spot.picks;
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

/** Whether an element can be picked from an offer after some picks. */
function offers(offer: Offer, picks: readonly Thing[], thing: Thing): boolean {
  return narrow(offer, picks).offered.has(keyOf(thing));
}

/** The verb of a move: the sort of move that it is. */
function verbOf(named: readonly Thing[]): string {
  return named.find(({ kind }) => kind === ACTION)?.id ?? "";
}

/** The verbs of the offered moves that name an element of a kind. */
function verbsWith(offer: Offer, kind: string): string[] {
  const moves = offer.moves.map(({ elements }) => elements.flatMap((at) => offer.elements.slice(at, at + 1)));
  return moves.filter((named) => named.some((one) => one.kind === kind)).map(verbOf);
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
