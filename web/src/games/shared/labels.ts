/** Labels of pieces that all games share, for screen readers. */
import { t } from "../../words/words.svelte";
import type { Mark, Scene } from "../contract";

export function playerName(scene: Pick<Scene, "names">, seat: string): string {
  return scene.names[seat] ?? seat;
}

/** The state of an element as text: whether it is offered, chosen, or in the last move. */
export function stateTexts(mark: Mark): string[] {
  const words = mark.state === "idle" ? [] : [t(`piece-${mark.state}`)];
  return mark.last ? [...words, t("piece-last")] : words;
}

/** The name of an element and its state, if the last move is not marked at it. */
export function called(name: string, mark: Mark): string {
  return [name, ...stateTexts({ ...mark, last: false })].join(", ");
}

const lists = new Map<string, Intl.ListFormat>();

/** "A, B or C". */
export function anyOf(lang: string, words: readonly string[]): string {
  const format = lists.get(lang) ?? new Intl.ListFormat(lang, { type: "disjunction" });
  lists.set(lang, format);
  return format.format(words);
}
