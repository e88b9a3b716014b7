/**
 * Functions that the texts call to write a name as a sentence needs it, as in the engine (`core/grammar.py`).
 *
 * `{ OF($name) }` is “d’Ada” or “de Basil”. Names are plain texts here: where a sentence needs an article, the server
 * sends it or the text is put differently. A language without functions of its own has the common ones.
 */
import type { FluentFunction, FluentValue } from "@fluent/bundle";

type Writes = (name: string) => string;

const VOWELS = "aeiouàâäæéèêëîïôöœùûü";

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A single letter names a seat and is not elided. */
function isElided(name: string): boolean {
  return name.length > 1 && VOWELS.includes(name.slice(0, 1).toLowerCase());
}

const OWN: Record<string, Record<string, Writes>> = {
  fr: { OF: (name) => (isElided(name) ? `d’${name}` : `de ${name}`) },
};

function asFunction(writes: Writes): FluentFunction {
  return ([value]: FluentValue[]) =>
    writes(typeof value === "string" ? value : String(value?.valueOf() ?? ""));
}

/** The functions of a language. `YOU` tells whether a name is that of the reader: `you` or `other`. */
export function functionsOf(
  lang: string,
  isReader: (name: string) => boolean,
): Record<string, FluentFunction> {
  const all = { CAPITAL: capital, YOU: (name: string) => (isReader(name) ? "you" : "other"), ...OWN[lang] };
  return Object.fromEntries(Object.entries(all).map(([key, writes]) => [key, asFunction(writes)]));
}
