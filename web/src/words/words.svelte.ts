/** The texts of the page, in Fluent. Texts of games and rules come from the server in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functionsOf } from "./grammar";
import { COMPLETE, LANGUAGES, textsIn } from "./languages";

/** The code of a language. */
export type Lang = string;
export type Params = Record<string, FluentVariable>;

const KEY = "ironmaster.lang";
const ENGLISH = "en";
/** The name of the seat that the reader plays, which texts address as “you”; empty if there is none. */
let reader = $state("");
let now = $state.raw<{ lang: Lang; bundle: FluentBundle | null }>({ lang: preferred(), bundle: null });

function known(lang: string | null | undefined): Lang | null {
  return LANGUAGES.find(({ code }) => code === lang?.slice(0, 2))?.code ?? null;
}

function preferred(): Lang {
  return (
    known(localStorage.getItem(KEY)) ?? known(navigator.languages.find((lang) => known(lang))) ?? ENGLISH
  );
}

export function lang(): Lang {
  return now.lang;
}

async function load(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: functionsOf(lang, (name) => name !== "" && name === reader),
  });
  const below = COMPLETE.includes(lang) ? [] : await textsIn(ENGLISH); // the fallback for missing texts
  for (const text of [...below, ...(await textsIn(lang))])
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  now = { lang, bundle };
  document.documentElement.lang = lang;
}

export async function startWords(): Promise<void> {
  await load(now.lang);
}

export async function changeLanguage(lang: Lang): Promise<void> {
  localStorage.setItem(KEY, lang);
  await load(lang);
}

/** From now on, address the seat with this name as “you”; nobody if it is empty. */
export function address(name: string): void {
  reader = name;
}

/** The message with that key. */
export function t(key: string, params?: Params): string {
  const message = now.bundle?.getMessage(key);
  if (!now.bundle || !message?.value) return key;
  return now.bundle.formatPattern(message.value, params);
}
