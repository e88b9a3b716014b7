/** The functions of the texts, and every text that takes a name with names of every kind. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { functionsOf } from "../src/words/grammar";
import { COMPLETE } from "../src/words/languages";

const NAMES = [
  "Ada",
  "Basil",
  "Émile",
  "Œdipe",
  "Hélène",
  "Yves",
  "Ursula",
  "A",
  "E",
  "\u2060@ine",
  "Oldham",
  "New York",
];
/** Variables that stand for a person, a seat, a place or a game. */
const NAMED = ["name", "owner", "who", "game", "from", "to", "place"];
const TRAPS: Record<string, RegExp[]> = {
  fr: [
    /(?<![-\wÀ-ÿ’])(?:de|le|la|que|ne|se) (?!onze|un)(?=[aeiouàâéèêëîïôœùû][\wÀ-ÿ])/iu,
    /\bde les?\b|\bà les?\b/iu,
    /[^\u00a0;:!?…\s][;!?](?![\w/=])|[^\u00a0\d]:(?=\s|$)|(?<![;,:(]) [;:!?%»£€](?!\w)|«(?!\u00a0)/u,
    /'/u,
    /\b[01][ \u00a0](?!fois|mois)\w{3,}s\b/u,
  ],
  en: [
    /(?<![\w’])a (?=[aeio]\w)(?!on[ce])/u,
    /\ban (?=[b-df-gj-np-tv-z])/u,
    /\b(?:an|the) own\b/iu,
    /'/u,
    /\b1 \w+s\b/u,
  ],
};

const texts = import.meta.glob<string>("../src/**/*.ftl", { query: "?raw", import: "default", eager: true });

function textsIn(lang: string): string[] {
  return Object.entries(texts).flatMap(([path, text]) =>
    path.includes(`/words/${lang}/`) || path.endsWith(`/words/${lang}.ftl`) ? [text] : [],
  );
}

function bundleOf(lang: string, reader = ""): FluentBundle {
  const functions = functionsOf(lang, (name) => name !== "" && name === reader);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions });
  for (const text of textsIn(lang)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A text in a language; a problem of formatting fails the test. */
function said(bundle: FluentBundle, key: string, values: Record<string, string | number>): string {
  const problems: Error[] = [];
  const pattern = bundle.getMessage(key)?.value;
  const text = pattern ? bundle.formatPattern(pattern, values, problems) : "";
  expect(problems, key).toEqual([]);
  return text;
}

/** Every key of a language with its variables, and those that select a plural. */
function keysOf(lang: string): { key: string; variables: string[]; counts: string[] }[] {
  return textsIn(lang).flatMap((text) =>
    text.split(/^(?=[a-zA-Z-])/m).flatMap((block) => {
      const key = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
      const variables = [...new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))];
      const selected = [...block.matchAll(/\{ \$(\w+) ->/g)].map((found) => found[1] ?? "");
      return key ? [{ key, variables, counts: block.includes("[one]") ? selected : [] }] : [];
    }),
  );
}

describe("French", () => {
  it.each([
    ["Ada", "d’Ada"],
    ["Émile", "d’Émile"],
    ["Œdipe", "d’Œdipe"],
    ["Basil", "de Basil"],
    ["Hélène", "de Hélène"],
    ["Yves", "de Yves"],
    ["A", "de A"],
    ["\u2060@ine", "de \u2060@ine"],
  ])("says of %s: %s", (name, written) => {
    const bundle = new FluentBundle("fr", { useIsolating: false, functions: functionsOf("fr", () => false) });
    bundle.addResource(new FluentResource("of = { OF($name) }\nfirst = { CAPITAL(OF($name)) }"));
    expect(said(bundle, "of", { name })).toBe(written);
    expect(said(bundle, "first", { name })).toBe(`D${written.slice(1)}`);
  });

  it("knows whose turn it is", () => {
    expect(said(bundleOf("fr"), "turn-of", { name: "Odile" })).toBe("Au tour d’Odile");
    expect(said(bundleOf("fr"), "rules-title", { game: "Age of Industry" })).toBe(
      "Les règles d’Age of Industry",
    );
  });
});

it("addresses the reader", () => {
  const owner = "Odile";
  expect(said(bundleOf("fr", owner), "steam-run-link", { owner })).toBe("votre liaison");
  expect(said(bundleOf("fr"), "steam-run-link", { owner })).toBe("liaison d’Odile");
  expect(said(bundleOf("en", owner), "steam-run-link", { owner })).toBe("your link");
  expect(said(bundleOf("en"), "steam-run-link", { owner })).toBe("link of Odile");
});

it("has no functions of its own in a language that needs none", () => {
  expect(Object.keys(functionsOf("en", () => false))).toEqual(["CAPITAL", "YOU"]);
});

describe.each(COMPLETE)("every text in %s", (lang: string) => {
  it.each(["", "Ada"])("is written well with every name and number, read by “%s”", (reader) => {
    const bundle = bundleOf(lang, reader);
    let filled = 0;
    for (const { key, variables, counts } of keysOf(lang)) {
      const plain = Object.fromEntries(variables.map((one) => [one, counts.includes(one) ? 5 : "Xyz"]));
      const names = variables.filter((one) => NAMED.includes(one) && !counts.includes(one));
      const fillings = [
        plain,
        ...names.flatMap((one) => NAMES.map((name) => ({ ...plain, [one]: name }))),
        ...[0, 1, 2, 11]
          .filter((count) => count > 0 || counts.length === 1) // a range such as “2 to 4 players” has no 0
          .map((count) => ({ ...plain, ...Object.fromEntries(counts.map((one) => [one, count])) })),
      ];
      for (const values of fillings) {
        const text = said(bundle, key, values);
        filled++;
        for (const trap of TRAPS[lang] ?? []) expect(text, key).not.toMatch(trap);
      }
    }
    expect(filled).toBeGreaterThan(1000);
  });
});
