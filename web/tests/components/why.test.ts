/** The bubble of "why not?", and the marks of what its answer is about. */
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { keyOf } from "../../src/play/narrow";
import { TableScene } from "../../src/play/scene.svelte";
import { Table } from "../../src/play/table.svelte";
import WhyBubble from "../../src/play/WhyBubble.svelte";
import { live } from "../../src/wire/live.svelte";
import { Refused } from "../../src/wire/api";
import type { Offer, Problem, Reason, Update, Why } from "../../src/wire/types";
import { press, shown, texts } from "./shown";

const OLDHAM = { kind: "slot", id: "oldham/1" };
const reason: Reason = {
  clause: "brass.coal.nearest",
  sentence: "No coal reaches Oldham.",
  law: "",
  source: [],
  where: [{ kind: "line", id: "bury-oldham" }],
};
const refused: Why = { question: "Why not?", move: "build", legal: false, refusals: [reason], after: [] };

/** A table on which this reader is to act, whose server answers as given. */
function asking(answer: () => Promise<unknown>): Table {
  const table = new Table("t1");
  const element = { ...OLDHAM, name: "Oldham, slot 1" };
  const offer = { seat: "A", elements: [element], moves: [], questions: {}, prompt: "", undo: 0, back: 0 };
  table.update = { index: 7, offer: offer as unknown as Offer } as Update;
  vi.spyOn(live, "ask").mockImplementation(answer as typeof live.ask);
  return table;
}

function sceneOf(table: Table): TableScene {
  return new TableScene(table, { shown: null } as never, () => true);
}

describe("an answer to why not", () => {
  it("marks what it is about while it is shown", async () => {
    const table = asking(() => Promise.resolve({ done: refused }));
    const scene = sceneOf(table);
    expect(scene.mark("line", "bury-oldham").meant).toBe(false);
    await table.ask(OLDHAM);
    expect(table.meant.map(keyOf)).toEqual(["line:bury-oldham"]);
    expect(scene.mark("line", "bury-oldham").meant).toBe(true);
    expect(scene.mark("slot", "oldham/1").meant).toBe(false);
    table.back();
    expect(scene.mark("line", "bury-oldham").meant).toBe(false);
  });

  it("also marks what a refused request or a refused move is about", async () => {
    const problem = { status: 422, code: "illegal-move", message: "No.", refusals: [reason] } as Problem;
    const table = asking(() => Promise.reject(new Refused(problem)));
    await table.ask(OLDHAM);
    expect(table.meant.map(keyOf)).toEqual(["line:bury-oldham"]);
    table.asked = null;
    expect(table.meant).toEqual([]);
    table.problem = problem;
    expect(table.meant.map(keyOf)).toEqual(["line:bury-oldham"]);
  });

  it("comes with the reasons, and says what it leaves aside", () => {
    const table = asking(() => Promise.resolve({}));
    table.asked = { thing: OLDHAM, why: refused, problem: null, instead: false, aside: true };
    const page = shown(WhyBubble, { table });
    expect(texts(page, ".bubble > p")[0]).toBe("No coal reaches Oldham.");
    expect(texts(page, ".bubble .source").at(-1)).toBe("What you are preparing does not count yet.");
    expect(page.querySelector(".instead")).toBeNull();
  });

  it("offers to choose the thing instead of the current choice", () => {
    const table = asking(() => Promise.resolve({}));
    const start = vi.spyOn(table, "start").mockResolvedValue();
    const legal = { ...refused, legal: true, refusals: [], move: "build coal oldham/1" };
    table.asked = { thing: OLDHAM, why: legal, problem: null, instead: true, aside: true };
    const page = shown(WhyBubble, { table });
    expect(texts(page, ".bubble > p")).toEqual([
      "You may choose this, but not together with what you have chosen so far.",
    ]);
    press(page, "Choose this instead");
    expect(start).toHaveBeenCalledWith(OLDHAM);
    table.asked = { ...table.asked, instead: false };
    flushSync();
    expect(texts(page, ".bubble > p")).toEqual(["You may choose this now."]);
  });
});
