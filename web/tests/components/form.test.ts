import { expect, test } from "vitest";

import { NewTable } from "../../src/pages/new/form.svelte";
import type { GameCard, SwitchCard } from "../../src/wire/types";

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
});
