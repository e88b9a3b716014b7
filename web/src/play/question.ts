import type { Offer } from "../wire/types";
import type { Narrowed } from "./narrow";

/** What the next choice is about: the game's question for that word, its prompt where it has none. */
export function questionOf(offer: Offer, narrowed: Narrowed): string {
  const kind = narrowed.next[0]?.kind ?? "";
  const verb = narrowed.known[0]?.kind === "action" ? narrowed.known[0].id : "";
  return offer.questions[`${verb}.${kind}`] ?? offer.questions[kind] ?? offer.prompt;
}
