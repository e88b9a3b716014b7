import { describe, expect, it } from "vitest";
import { addressIn } from "../src/pages/home/addresses";
import { foundIn, rulingsFound, rulingsOf, sectionsOf } from "../src/pages/rules/book";
import { holds, pieces, wordsOf } from "../src/pages/rules/find";
import { keyOf, routeOf } from "../src/routes";
import type { RulebookCard, SwitchCard } from "../src/wire/types";

describe("an address", () => {
  it.each([
    ["/", "home", {}],
    ["/new", "new", {}],
    ["/new/brass", "new", { game: "brass" }],
    ["/table/x1", "table", { id: "x1" }],
    ["/table", "missing", {}],
    ["/table/x1/y", "missing", {}],
    ["/link/abc", "link", { token: "abc" }],
    ["/rules/brass/brass.build.rail.many", "rules", { game: "brass", clause: "brass.build.rail.many" }],
    ["/rules/", "rules", {}],
    ["/account/x", "missing", {}],
    ["/toString", "missing", {}],
    ["/%E0%A4%A", "missing", {}],
  ])("%s leads to a page", (path, name, props) => {
    expect(routeOf(path)).toEqual({ name, props });
  });

  it("changes the page for another table, but not for another clause", () => {
    expect(keyOf(routeOf("/table/a"))).not.toBe(keyOf(routeOf("/table/b")));
    expect(keyOf(routeOf("/rules/brass/a"))).toBe(keyOf(routeOf("/rules/brass/b")));
  });

  it.each([
    ["https://table.example/link/abc_DEF-1", "/link/abc_DEF-1"],
    [" /table/x1?seat=A ", "/table/x1"],
    ["abcdefghijklmnop", "/link/abcdefghijklmnop"],
    ["hello", null],
    ["https://elsewhere.example/", null],
  ])("is found in pasted text: %s", (text, address) => {
    expect(addressIn(text)).toBe(address);
  });
});

describe("the search in the rules", () => {
  it("ignores accents, case and the form of the apostrophe", () => {
    expect(holds("L’Économie du charbon", wordsOf("l'ECONOMIE Charbon"))).toBe(true);
    expect(holds("Le charbon", wordsOf("charbon fer"))).toBe(false);
  });

  it("finds everything for no words", () => {
    expect(holds("Le charbon", wordsOf("  "))).toBe(true);
  });

  it("marks the hits in the text as it is written", () => {
    const text = "Période du canal, période du rail";
    const found = pieces(text, wordsOf("PERIODE rail"));
    expect(found.map((piece) => piece.text).join("")).toBe(text);
    expect(found.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual([
      "Période",
      "période",
      "rail",
    ]);
  });

  it("marks a hit at the end, and letters written with combining accents whole", () => {
    const found = pieces("e\u0301te\u0301", wordsOf("ete"));
    expect(found).toEqual([{ text: "e\u0301te\u0301", hit: true }]);
  });
});

describe("the rulings", () => {
  const departure = { text: "The last wins.", source: ["Rules: Ties"], reason: "The example says so." };
  const book = {
    clauses: [{ id: "duel.tie", rulings: ["R1"] }],
    rulings: [
      { id: "R1", switch: "tie", text: "Who wins?", departure },
      { id: "R2", switch: "", text: "Who begins?", departure: null },
    ],
  } as unknown as RulebookCard;
  const switches = [
    { name: "by", sets: { letter: { tie: "last" } } },
    { name: "tie", text: "Ties", meanings: {}, sets: {} },
  ] as unknown as SwitchCard[];

  it("know the value that plays the letter", () => {
    expect(rulingsOf(book, switches).map(({ letter }) => letter)).toEqual(["last", undefined]);
  });

  it.each([
    ["printed", []],
    ["last wins", ["R1"]],
    ["example", ["R1"]],
    ["rules: ties", ["R1"]],
  ])("are found by what they depart from: %s", (query, ids) => {
    const found = rulingsFound(rulingsOf(book, switches), wordsOf(query), new Map());
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

describe("the sections of the rules", () => {
  const clause = (id: string, text: string, section?: string): object => ({
    id,
    text,
    number: 1,
    source: [],
    rulings: [],
    ...(section ? { section } : {}),
  });
  const book = {
    sections: [{ id: "tie", title: "Ties" }],
    clauses: [clause("duel.tie.one", "The first wins.", "tie"), clause("duel.end.two", "It ends.")],
    rulings: [],
  } as unknown as RulebookCard;

  it("have the titles and clauses of the book", () => {
    expect(sectionsOf(book).map(({ title, clauses }) => [title, clauses.length])).toEqual([
      ["Ties", 1],
      ["end", 1],
    ]);
  });

  it("keep only what the search finds, in either language", () => {
    const all = sectionsOf(book);
    expect(foundIn(all, [], new Map())).toBe(all);
    expect(foundIn(all, wordsOf("first"), new Map()).map(({ id }) => id)).toEqual(["tie"]);
    const others = new Map([["duel.end.two", "La partie finit."]]);
    expect(foundIn(all, wordsOf("finit"), others).map(({ id }) => id)).toEqual(["end"]);
  });
});
