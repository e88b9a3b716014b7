import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import declared from "@ironmaster/core/languages.json";
import { COMPLETE, LANGUAGES, textsIn as loaded } from "../src/words/languages";

const code = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.gen.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("../src/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The language of a file of texts: `words/fr/` for the page, `words/fr.ftl` for a game. */
function languageOf(path: string): string {
  return /\/words\/(?:(\w+)\/\w+|(\w+))\.ftl$/.exec(path)?.slice(1).find(Boolean) ?? path;
}

const languages = [...new Set(Object.keys(texts).map(languageOf))].sort();

function textsIn(lang: string): string[] {
  return Object.keys(texts).flatMap((path) => (languageOf(path) === lang ? [texts[path] ?? ""] : []));
}

/** Every key of a language, with the variables of its text. */
function keysOf(lang: string): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const text of textsIn(lang)) {
    for (const block of text.split(/^(?=[a-zA-Z-])/m)) {
      const key = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
      if (!key) continue;
      expect(keys.has(key), `${key} stands twice in ${lang}`).toBe(false);
      keys.set(key, [...new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort());
    }
  }
  return keys;
}

/** The first argument of every `t(…)` in a source text. */
function asked(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?<![\w.$])(?:t|orElse)\(/g)) {
    let depth = 0;
    const start = match.index + match[0].length;
    let end = start;
    for (; end < text.length; end++) {
      const sign = text[end] ?? "";
      if ("([{".includes(sign)) depth++;
      else if (")]}".includes(sign) && depth-- === 0) break;
      else if (sign === "," && depth === 0) break;
    }
    found.push(text.slice(start, end));
  }
  return found;
}

const calls = Object.entries(code).flatMap(([path, text]) => asked(text).map((call) => ({ path, call })));
const plain = calls.flatMap(({ path, call }) =>
  [...call.matchAll(/(?<!== )"([a-z][\w-]*)"/g)].map((found) => ({ path, key: found[1] ?? "" })),
);
/** Keys made of parts, `t(`bot-${bot}`)`: each as a pattern. */
const patterns = calls.flatMap(({ path, call }) =>
  [...call.matchAll(/`([^`]*)`/g)].map((found) => ({
    path,
    pattern: new RegExp(`^${(found[1] ?? "").replace(/\$\{[^}]*\}/g, ".+")}$`),
  })),
);

describe.each(COMPLETE)("the texts in %s", (lang: string) => {
  const keys = keysOf(lang);
  const english = keysOf("en");

  it("have the keys and variables of the English ones", () => {
    expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(english));
  });

  it("can be parsed", () => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const wrong = textsIn(lang).flatMap((text) => bundle.addResource(new FluentResource(text)));
    expect(wrong).toEqual([]);
    for (const key of keys.keys()) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it("have every key that the page uses", () => {
    expect(plain.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(patterns.filter(({ pattern }) => ![...keys.keys()].some((key) => pattern.test(key)))).toEqual([]);
  });

  it("have no unused key", () => {
    const used = new Set(plain.map(({ key }) => key));
    const idle = [...keys.keys()].filter(
      (key) => !used.has(key) && !patterns.some((one) => one.pattern.test(key)),
    );
    expect(idle).toEqual([]);
  });
});

describe.each(languages)("a text in %s", (lang: string) => {
  it("has an English counterpart with the same variables", () => {
    const english = keysOf("en");
    for (const [key, variables] of keysOf(lang)) expect(variables, key).toEqual(english.get(key));
  });
});

describe("the languages", () => {
  const codes = declared.map(({ code }) => code);

  it("come from the engine's list, and those with texts are offered", () => {
    expect(codes).toEqual(expect.arrayContaining(languages));
    expect(LANGUAGES.map(({ code }) => code).toSorted()).toEqual(languages);
    expect(COMPLETE).toContain("en");
  });

  it.each(languages)("are loaded completely: %s", async (lang) => {
    expect((await loaded(lang)).toSorted()).toEqual(textsIn(lang).toSorted());
  });

  it("each have a name, and German is prepared", () => {
    for (const { name } of declared) expect(name).toMatch(/^\p{L}+$/u);
    expect(codes).toContain("de");
  });
});

describe("an incomplete language", () => {
  it("shows missing texts in English", async () => {
    vi.resetModules();
    vi.doMock("../src/words/languages", () => ({
      COMPLETE: ["en"],
      LANGUAGES: [{ code: "en" }, { code: "de" }],
      textsIn: (lang: string) =>
        Promise.resolve(lang === "de" ? ["one = eins"] : ["one = one\ntwo = two { $what }"]),
    }));
    const { words } = await import("./words");
    await words.changeLanguage("de");
    expect(words.lang()).toBe("de");
    expect([words.t("one"), words.t("two", { what: "x" }), words.t("three")]).toEqual([
      "eins",
      "two x",
      "three",
    ]);
  });
});
