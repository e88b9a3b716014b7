/** The page's own texts, in Fluent. What games and rules say comes from the server in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

const KEY = "ironmaster.lang";
const TEXTS: Record<Lang, () => Promise<{ texts: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};
let now = $state.raw<{ lang: Lang; bundle: FluentBundle | null }>({ lang: preferred(), bundle: null });

function known(lang: string | null | undefined): Lang | null {
  return LANGUAGES.find((one) => one === lang?.slice(0, 2)) ?? null;
}

function preferred(): Lang {
  return known(localStorage.getItem(KEY)) ?? known(navigator.languages.find((lang) => known(lang))) ?? "en";
}

export function lang(): Lang {
  return now.lang;
}

async function load(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const { texts } = await TEXTS[lang]();
  for (const text of texts) bundle.addResource(new FluentResource(text));
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

/** The sentence with that key. */
export function t(key: string, params?: Params): string {
  const message = now.bundle?.getMessage(key);
  if (!now.bundle || !message?.value) return key;
  return now.bundle.formatPattern(message.value, params);
}
