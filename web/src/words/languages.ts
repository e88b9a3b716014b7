/** The languages of the project that have texts for the page; each is loaded on demand. */
import declared from "@ironmaster/core/languages.json";
import { TEXTS } from "virtual:texts";

export const LANGUAGES = declared.filter(({ code }) => code in TEXTS);
export const COMPLETE: readonly string[] = declared
  .filter(({ complete }) => complete)
  .map(({ code }) => code);

/** All texts in a language. */
export async function textsIn(lang: string): Promise<string[]> {
  return (await TEXTS[lang]?.()) ?? [];
}
