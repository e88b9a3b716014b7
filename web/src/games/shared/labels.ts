/** What is said of any piece, for those who hear the table. */
import { t } from "../../words/words.svelte";
import type { Mark, Scene } from "../contract";

export function playerName(scene: Pick<Scene, "names">, seat: string): string {
  return scene.names[seat] ?? seat;
}

/** What is told of a thing besides itself: that it may be chosen, is chosen, was in the last move. */
export function told(mark: Mark): string[] {
  const words = mark.state === "idle" ? [] : [t(`piece-${mark.state}`)];
  return mark.last ? [...words, t("piece-last")] : words;
}

/** A thing's own name and its state, for one whose last move shows elsewhere. */
export function called(name: string, mark: Mark): string {
  return [name, ...told({ ...mark, last: false })].join(", ");
}

const lists = new Map<string, Intl.ListFormat>();

/** "A, B or C". */
export function anyOf(lang: string, words: readonly string[]): string {
  const format = lists.get(lang) ?? new Intl.ListFormat(lang, { type: "disjunction" });
  lists.set(lang, format);
  return format.format(words);
}
