/** The offered elements that neither a panel nor the list of choices shows. */
import { keyOf, narrow } from "../../play/narrow";
import type { Named, Offer, PanelCard } from "../../wire/types";

export interface Group {
  kind: string;
  /** The question of the game for this kind, if it has one. */
  question: string;
  things: Named[];
}

/**
 * The elements of an offer by kind, in its order. The list beside the board shows the verbs and the next kind
 * first.
 */
export function groupsOf(offer: Offer, panels: readonly PanelCard[]): Group[] {
  const shown = new Set(elementsIn(panels).map(keyOf));
  const listed = new Set(["action", ...narrow(offer, []).next.map(({ kind }) => kind)]);
  const left = offer.elements.filter((one) => !listed.has(one.kind) && !shown.has(keyOf(one)));
  const kinds = [...new Set(left.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    question: questionFor(offer, kind),
    things: left.filter((one) => one.kind === kind),
  }));
}

export function elementsIn(panels: readonly PanelCard[]): Named[] {
  return panels.flatMap(({ rows }) => rows.flat()).flatMap(({ element }) => element ?? []);
}

function questionFor({ questions }: Offer, kind: string): string {
  const verbs = Object.keys(questions).find((key) => key.endsWith(`.${kind}`));
  return questions[kind] ?? (verbs && questions[verbs]) ?? "";
}

/** The text before and after the letter of a seat, which is replaced by its badge. */
export function aroundLetter(text: string, seat: string): [string, string] {
  const words = text.split(" ");
  const place = words.indexOf(seat);
  return [words.slice(0, Math.max(0, place)).join(" "), words.slice(place + 1).join(" ")];
}
