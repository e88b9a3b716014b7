/** Narrows an offer by what is clicked. It knows no rules: the offer contains every legal move. */
import type { Choice, Named, Offer } from "../wire/types";

export interface Thing {
  kind: string;
  id: string;
}

export interface Narrowed {
  /** The moves that name all picks. */
  moves: Choice[];
  /** The elements that these moves have in common, in the order of their texts. */
  known: Named[];
  /** The elements that would narrow them further, by `keyOf`. */
  offered: ReadonlySet<string>;
  /** The elements for the first open word, in the order of the offer. */
  next: Named[];
  /** The only move left, once something was picked. */
  decided: Choice | null;
}

export function keyOf(thing: Thing): string {
  return `${thing.kind}:${thing.id}`;
}

export function sameThing(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Narrow an offer by picks. A pick that no remaining move names is ignored. */
export function narrow(offer: Offer, picks: readonly Thing[]): Narrowed {
  let moves = offer.moves;
  let picked = 0;
  for (const pick of picks) {
    const place = offer.elements.findIndex((element) => sameThing(element, pick));
    const naming = moves.filter((move) => move.elements.includes(place));
    if (naming.length === 0) continue;
    moves = naming;
    picked += 1;
  }
  const words = openWord(moves);
  const named = (place: number): Named[] => offer.elements.slice(place, place + 1);
  const [first] = moves;
  return {
    moves,
    known: first ? first.elements.filter((_, word) => agreed(moves, word)).flatMap(named) : [],
    offered: new Set([...narrowing(moves)].flatMap(named).map(keyOf)),
    next: words === null ? [] : unique(moves.map((move) => move.elements[words])).flatMap(named),
    decided: picked > 0 && moves.length === 1 && first ? first : null,
  };
}

function agreed(moves: Choice[], word: number): boolean {
  return moves.every((move) => move.elements[word] === moves[0]?.elements[word]);
}

/** The first word in which the moves differ. */
function openWord(moves: Choice[]): number | null {
  const longest = Math.max(0, ...moves.map((move) => move.elements.length));
  for (let word = 0; word < longest; word += 1) if (!agreed(moves, word)) return word;
  return moves.length === 1 ? 0 : null;
}

/** The elements that only some of the moves name; those of the move itself if there is only one. */
function narrowing(moves: Choice[]): Set<number> {
  const counts = new Map<number, number>();
  for (const move of moves)
    for (const place of new Set(move.elements)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const all = moves.length;
  return new Set([...counts].filter(([, count]) => all === 1 || count < all).map(([place]) => place));
}

function unique(places: (number | undefined)[]): number[] {
  return [...new Set(places)].filter((place) => place !== undefined);
}
