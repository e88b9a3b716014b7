import { describe, expect, it } from "vitest";
import { keyOf, narrow } from "../src/play/narrow";
import type { Offer } from "../src/wire/types";

const NAMES = [
  "action:build",
  "industry:cotton",
  "industry:coal",
  "slot:a/1",
  "slot:b/1",
  "card:a",
  "card:cotton",
];
const EXTRA = ["action:pass", "action:sell", "market:market"];

function offer(moves: string[][]): Offer {
  const all = [...NAMES, ...EXTRA];
  const elements = all.map((key) => ({ kind: key.split(":")[0]!, id: key.split(":")[1]!, name: key }));
  const choices = moves.map((words) => ({
    move: words.join(" "),
    elements: words.map((word) => all.indexOf(word)),
  }));
  return { seat: "A", prompt: "", undo: 0, elements, moves: choices } as unknown as Offer;
}

function thing(key: string): { kind: string; id: string } {
  const [kind = "", id = ""] = key.split(":");
  return { kind, id };
}

const BUILDS = offer([
  ["action:build", "industry:cotton", "slot:a/1", "card:a"],
  ["action:build", "industry:cotton", "slot:a/1", "card:cotton"],
  ["action:build", "industry:coal", "slot:b/1", "card:a"],
  ["action:pass"],
]);

describe("narrowing an offer", () => {
  it("offers the first word in which moves differ", () => {
    const found = narrow(BUILDS, []);
    expect(found.next.map(keyOf)).toEqual(["action:build", "action:pass"]);
    expect(found.decided).toBeNull();
    expect(found.offered.has("slot:b/1")).toBe(true);
  });

  it("takes elements in any order and fills in what follows", () => {
    const found = narrow(BUILDS, [thing("slot:a/1")]);
    expect(found.known.map(keyOf)).toEqual(["action:build", "industry:cotton", "slot:a/1"]);
    expect(found.next.map(keyOf)).toEqual(["card:a", "card:cotton"]);
    expect([...found.offered]).toEqual(["card:a", "card:cotton"]);
  });

  it("decides when one move is left, but not before the first pick", () => {
    expect(narrow(BUILDS, [thing("industry:coal")]).decided?.move).toContain("slot:b/1");
    const only = offer([["action:pass"]]);
    expect(narrow(only, []).decided).toBeNull();
    expect([...narrow(only, []).offered]).toEqual(["action:pass"]);
    expect(narrow(only, []).next.map(keyOf)).toEqual(["action:pass"]);
    expect(narrow(only, [thing("action:pass")]).decided?.move).toBe("action:pass");
  });

  it("distinguishes two elements of one kind by their words", () => {
    const sales = offer([
      ["action:sell", "slot:a/1", "slot:b/1"],
      ["action:sell", "slot:a/1", "market:market"],
    ]);
    const found = narrow(sales, [thing("slot:a/1")]);
    expect(found.next.map(keyOf)).toEqual(["slot:b/1", "market:market"]);
    expect(narrow(sales, [thing("market:market")]).decided?.move).toContain("market");
  });

  it("ignores a pick that no remaining move names", () => {
    expect(narrow(BUILDS, [thing("industry:coal"), thing("card:cotton")]).moves).toHaveLength(1);
    expect(narrow(BUILDS, [thing("slot:nowhere")]).decided).toBeNull();
  });
});
