import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";

import { NewTable } from "../../src/pages/new/form.svelte";
import Switches from "../../src/pages/new/Switches.svelte";
import * as catalogue from "../../src/wire/catalogue";
import type { GameCard, RulebookCard, RulingCard, SwitchCard } from "../../src/wire/types";
import { press, shown, texts } from "./shown";

function switchCard(name: string, values: SwitchCard["values"], sets: SwitchCard["sets"] = {}): SwitchCard {
  return { name, text: "", values, meanings: {}, ruling: "R01", seats: [], sets };
}

const tie = switchCard("tie", ["first", "last"]);
const by = switchCard("by", ["rulings", "letter"], { letter: { tie: "last" } });
const game: GameCard = {
  name: "duel",
  title: "Duel",
  credit: "",
  ruleset: 2,
  seats: [2],
  boards: [{ id: "table", version: 1, name: "Table", seats: [2], confidence: "verified", note: "" }],
  switches: [tie, by],
  secrets: false,
};

test("a switch sets others, which can still be chosen", () => {
  const table = new NewTable(() => []);
  table.play(game);
  expect([table.valueOf(tie), table.form.rules]).toEqual(["first", {}]);
  table.rule("by", "letter");
  expect([table.usualOf(tie), table.valueOf(tie), table.form.rules]).toEqual([
    "last",
    "last",
    { by: "letter" },
  ]);
  table.rule("tie", "first");
  expect(table.form.rules).toEqual({ by: "letter", tie: "first" });
  table.rule("tie", "last");
  expect(table.form.rules).toEqual({ by: "letter" });
  table.rule("by", "rulings");
  expect(table.form.rules).toEqual({});
});

test("the letter of the rules is a choice apart, which a reset of single rules leaves alone", () => {
  const table = new NewTable(() => []);
  const cash = switchCard("cash", ["one", "two"]);
  table.play({ ...game, switches: [by, tie, cash] });
  expect([table.by, table.details]).toEqual([by, [tie, cash]]);
  expect([table.byLetter(tie), table.byLetter(cash)]).toEqual(["last", undefined]);
  table.rule("by", "letter");
  table.rule("tie", "first");
  table.rule("cash", "two");
  table.usual();
  expect(table.form.rules).toEqual({ by: "letter" });
});

describe("the rules of a new table", () => {
  const ruling: RulingCard = {
    id: "R01",
    switch: "tie",
    text: "Who wins a tie? The first.",
    departure: { text: "The last wins.", source: ["Rulebook: Ties"], reason: "The example says so." },
  };
  const tied = { ...tie, text: "Ties", meanings: { first: "The first wins.", last: "The last wins." } };
  const ways = { ...by, text: "Rules", meanings: { rulings: "As we rule.", letter: "As it is printed." } };

  async function rulesOf(...switches: SwitchCard[]): Promise<{ page: HTMLElement; table: NewTable }> {
    vi.spyOn(catalogue, "rulebook").mockResolvedValue({ rulings: [ruling] } as RulebookCard);
    const table = new NewTable(() => []);
    table.play({ ...game, switches });
    const page = shown(Switches, { table, failure: null });
    page.querySelector("details")!.open = true;
    page.querySelector("details")!.dispatchEvent(new Event("toggle"));
    await vi.waitFor(() => expect(page.querySelectorAll("dl").length).toBe(1));
    return { page, table };
  }

  test("show the printed text, its source, the ruling and the reason of a switch", async () => {
    const { page } = await rulesOf(ways, tied);
    expect(texts(page, ".way b")).toEqual(["By our rulings", "By the letter"]);
    expect(texts(page, "dt")).toEqual(["Printed text", "Our ruling", "Reason"]);
    expect(texts(page, "dd").map((text) => text.replace(/\s+/g, " "))).toEqual([
      "The last wins. Rulebook: Ties",
      "Who wins a tie? The first.",
      "The example says so.",
    ]);
    expect(texts(page, ".check .tag")).toEqual(["our ruling", "by the letter"]);
  });

  test("show what the letter sets, and what is changed on top of it", async () => {
    const { page, table } = await rulesOf(ways, tied);
    const picked = (): string[] => texts(page, ".check:has(input:checked)");
    expect([picked(), texts(page, "summary .tag")]).toEqual([
      ["The first wins. our ruling"],
      ["all by our rulings"],
    ]);
    table.rule("by", "letter");
    flushSync();
    expect([picked(), texts(page, "summary .tag")]).toEqual([
      ["The last wins. by the letter"],
      ["all by the letter"],
    ]);
    table.rule("tie", "first");
    flushSync();
    expect(texts(page, "summary .tag, legend .tag")).toEqual(["one changed", "changed"]);
    press(page, "Undo the changes to single rules");
    expect(table.form.rules).toEqual({ by: "letter" });
  });

  test("have no such choice in a game without it", async () => {
    const { page } = await rulesOf(tied);
    expect(page.querySelector(".ways")).toBeNull();
    expect(texts(page, ".check .tag")).toEqual(["default"]);
  });
});
