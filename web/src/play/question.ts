import type { Offer } from "../wire/types";
import type { Narrowed } from "./narrow";

/** The text for the next choice: the question of the game for that word, otherwise its prompt. */
export function questionOf(offer: Offer, narrowed: Narrowed): string {
  const kind = narrowed.next[0]?.kind ?? "";
  const verb = narrowed.known[0]?.kind === "action" ? narrowed.known[0].id : "";
  return offer.questions[`${verb}.${kind}`] ?? offer.questions[kind] ?? offer.prompt;
}
