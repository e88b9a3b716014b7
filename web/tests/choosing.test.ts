import { describe, expect, it } from "vitest";
import { Choosing } from "../src/play/choosing.svelte";
import { keyOf } from "../src/play/narrow";
import type { Draft, Named, Offer } from "../src/wire/types";

function named(key: string): Named {
  const [kind = "", id = ""] = key.split(":");
  return { kind, id, name: key };
}

function offer(...moves: string[][]): Offer {
  const elements = [...new Set(moves.flat())].map(named);
  const choices = moves.map((words) => ({
    move: words.join(" "),
    elements: words.map((word) => elements.findIndex((element) => keyOf(element) === word)),
  }));
  return {
    seat: "A",
    prompt: "",
    undo: 0,
    back: 0,
    unfinished: false,
    questions: {},
    elements,
    moves: choices,
  };
}

function draft(moves: string[], next: Offer | null): Draft {
  const steps = moves.map((move) => ({ move, text: move, elements: move.split(" ").map(named) }));
  return { at: 0, moves, steps, view: {}, offer: next, complete: next === null, chance: false, effects: [] };
}

const LINK = offer(["action:link", "line:x"], ["action:link", "line:y"], ["action:pass"]);
const AGAIN = offer(["action:link", "line:y"], ["action:stop"]);

function choosing(asked: string[][] = []): Choosing {
  const made = new Choosing({
    draft: (moves) => {
      asked.push(moves);
      return Promise.resolve(draft(moves, moves.length === 1 ? AGAIN : null));
    },
  });
  made.begin(LINK);
  return made;
}

describe("choosing a move", () => {
  it("drafts a single remaining move and continues with the next offer", async () => {
    const asked: string[][] = [];
    const one = choosing(asked);
    await one.pick({ kind: "action", id: "link" });
    expect(asked).toEqual([]);
    await one.pick({ kind: "line", id: "x" });
    expect(asked).toEqual([["action:link line:x"]]);
    expect(one.offer).toBe(AGAIN);
    expect(one.ready).toBe(false);
    await one.pick({ kind: "action", id: "stop" });
    expect(one.ready).toBe(true);
    expect(one.moves).toEqual(["action:link line:x", "action:stop"]);
  });

  it("takes picks back without another request", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    await one.pick({ kind: "action", id: "stop" });
    one.back();
    expect(one.ready).toBe(false);
    expect(one.moves).toHaveLength(1);
    one.back();
    expect(one.begun).toBe(false);
    expect(one.offer).toBe(LINK);
  });

  it("goes back to the choice of any step", async () => {
    const one = choosing();
    await one.pick({ kind: "action", id: "link" });
    await one.pick({ kind: "line", id: "x" });
    await one.pick({ kind: "action", id: "stop" });
    one.backTo(0, { kind: "line", id: "x" });
    expect(one.moves).toEqual([]);
    expect(one.picks).toEqual([{ kind: "action", id: "link" }]);
    one.backTo(0, { kind: "action", id: "link" });
    expect(one.begun).toBe(false);
  });

  it("takes the last pick back if another word followed from it", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    one.backTo(0, { kind: "action", id: "link" });
    expect(one.begun).toBe(false);
  });

  it("is kept when the offer comes in another language", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    await one.pick({ kind: "action", id: "stop" });
    await one.again({ ...LINK });
    expect(one.moves).toEqual(["action:link line:x", "action:stop"]);
    expect(one.ready).toBe(true);
  });

  it("ignores a response that arrives after a reset", async () => {
    const one = choosing();
    const late = one.pick({ kind: "line", id: "x" });
    one.begin(AGAIN);
    await late;
    expect(one.draft).toBeNull();
    expect(one.busy).toBe(false);
  });

  it("changes to another element while a complete action waits to be confirmed", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    expect(one.couldBe({ kind: "line", id: "y" }), "the action is not whole").toBe(false);
    await one.pick({ kind: "action", id: "stop" });
    expect(one.couldBe({ kind: "line", id: "x" })).toBe(false);
    expect(one.couldBe({ kind: "line", id: "y" })).toBe(true);
    await one.instead({ kind: "line", id: "y" });
    expect(one.moves).toEqual(["action:link line:x", "action:link line:y"]);
    expect(one.ready).toBe(true);
  });

  it("changes to another element of the same kind, and drops later picks", async () => {
    const one = choosing();
    one.begin(
      offer(
        ["action:lay", "hex:a", "track:1"],
        ["action:lay", "hex:a", "track:2"],
        ["action:lay", "hex:b", "track:1"],
        ["action:lay", "hex:b", "track:3"],
        ["action:stop"],
      ),
    );
    await one.pick({ kind: "hex", id: "a" });
    expect(one.couldBe({ kind: "action", id: "stop" }), "it is no hex").toBe(false);
    expect(one.couldBe({ kind: "hex", id: "b" })).toBe(true);
    await one.instead({ kind: "hex", id: "b" });
    expect(one.picks).toEqual([{ kind: "hex", id: "b" }]);
    expect([...one.beside({ kind: "hex", id: "a" })].filter((key) => key.startsWith("track"))).toEqual([
      "track:1",
      "track:2",
    ]);
    await one.pick({ kind: "track", id: "3" });
    expect(one.moves).toEqual(["action:lay hex:b track:3"]);
    await one.pick({ kind: "action", id: "stop" });
    expect(one.couldBe({ kind: "hex", id: "a" }), "no later move is about a hex").toBe(true);
    await one.instead({ kind: "hex", id: "a" });
    expect(one.picks).toEqual([{ kind: "hex", id: "a" }]);
    expect(one.moves).toEqual([]);
  });

  it("leaves an earlier move alone if a later one is of the same sort", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    expect(one.couldBe({ kind: "line", id: "z" }), "the second line is asked for").toBe(false);
    await one.pick({ kind: "line", id: "y" });
    one.begin(offer(["action:link", "line:x"], ["action:link", "line:z"], ["action:pass"]));
    await one.pick({ kind: "line", id: "x" });
    await one.pick({ kind: "line", id: "y" });
    expect(one.ready).toBe(true);
    expect(one.couldBe({ kind: "line", id: "z" }), "it could only be the first line").toBe(false);
    expect(one.couldStart({ kind: "line", id: "z" })).toBe(true);
  });

  it("previews a pick without making it, with a single request", async () => {
    const asked: string[][] = [];
    const one = choosing(asked);
    expect(await one.foresee({ kind: "action", id: "link" }), "two moves are left").toBeNull();
    expect(await one.foresee({ kind: "line", id: "z" }), "it is not on offer").toBeNull();
    const seen = await one.foresee({ kind: "line", id: "x" });
    expect(seen?.moves).toEqual(["action:link line:x"]);
    expect(one.begun).toBe(false);
    await one.pick({ kind: "line", id: "x" });
    expect(asked).toEqual([["action:link line:x"]]);
  });

  it("keeps the choices of its last pick when the action is complete", async () => {
    const one = choosing();
    await one.pick({ kind: "line", id: "x" });
    await one.pick({ kind: "line", id: "y" });
    expect(one.ready).toBe(true);
    expect(one.among.map(keyOf)).toEqual(["action:link", "action:stop"]);
    expect(one.open.has("action:stop")).toBe(true);
    const seen = await one.foresee({ kind: "action", id: "stop" });
    expect(seen?.moves).toEqual(["action:link line:x", "action:stop"]);
    expect(one.moves).toEqual(["action:link line:x", "action:link line:y"]);
  });

  it("requests a failed preview again", async () => {
    let asked = 0;
    const one = new Choosing({
      draft: () => {
        asked += 1;
        return Promise.reject(new Error("away"));
      },
    });
    one.begin(LINK);
    for (let n = 0; n < 2; n++) await expect(one.foresee({ kind: "line", id: "x" })).rejects.toThrow("away");
    expect(asked).toBe(2);
  });

  it("takes a single pick back", async () => {
    const one = choosing();
    await one.pick({ kind: "action", id: "link" });
    expect(one.picked({ kind: "action", id: "link" })).toBe(true);
    one.unpick({ kind: "action", id: "link" });
    expect(one.begun).toBe(false);
  });

  const BUILD = offer(
    ["action:build", "industry:coal", "slot:oldham", "card:oldham"],
    ["action:build", "industry:coal", "slot:oldham", "card:coal"],
    ["action:build", "industry:coal", "slot:bury", "card:coal"],
    ["action:build", "industry:cotton", "slot:colne", "card:colne"],
    ["action:loan", "sum:10"],
    ["action:loan", "sum:20"],
  );
  const DISCARD = offer(["action:discard", "card:colne"], ["action:discard", "card:coal"]);

  /** A choice between building, which is complete at once, and a loan, which a card follows. */
  function building(...picks: string[]): Promise<Choosing> {
    const made = new Choosing({
      draft: (moves) =>
        Promise.resolve(draft(moves, moves.length === 1 && moves[0]!.includes("loan") ? DISCARD : null)),
    });
    made.begin(BUILD);
    return picks.reduce(async (so, pick) => {
      await (await so).pick(named(pick));
      return so;
    }, Promise.resolve(made));
  }

  it("changes to what another choice of the same kind allows, and keeps what was chosen before", async () => {
    const one = await building("industry:coal", "slot:oldham", "card:oldham");
    expect(one.ready).toBe(true);
    await one.instead(named("slot:bury"));
    expect(one.moves).toEqual(["action:build industry:coal slot:bury card:coal"]);
    expect(one.couldBe(named("slot:colne")), "it takes no coal mine").toBe(false);
    expect(one.couldStart(named("slot:colne"))).toBe(true);
    await one.start(named("slot:colne"));
    expect(one.moves).toEqual(["action:build industry:cotton slot:colne card:colne"]);
  });

  it("does not change to another action by a click, but can start it", async () => {
    const one = await building("sum:10", "card:colne");
    expect(one.moves).toEqual(["action:loan sum:10", "action:discard card:colne"]);
    expect(one.couldBe(named("slot:colne"))).toBe(false);
    expect(one.couldBe(named("sum:20")), "the sum may still be changed").toBe(true);
    await one.start(named("slot:colne"));
    expect(one.moves).toEqual(["action:build industry:cotton slot:colne card:colne"]);
    expect(one.couldStart(named("slot:nowhere"))).toBe(false);
  });

  it.each([
    [[], "slot:colne", [], []],
    [["industry:coal"], "slot:colne", [], ["action:build", "industry:coal"]],
    [["industry:coal", "slot:oldham", "card:oldham"], "slot:colne", [], ["action:build", "industry:coal"]],
    [["slot:oldham", "card:oldham"], "slot:colne", [], ["action:build"]],
    [["sum:10"], "card:bury", ["action:loan sum:10"], []],
    [["sum:10"], "slot:colne", [], ["action:loan"]],
    [["sum:10", "card:colne"], "slot:colne", [], ["action:loan"]],
    [["sum:10", "card:colne"], "card:bury", ["action:loan sum:10"], ["action:discard"]],
  ])(
    "after %j, a question about %s is about the decision that it belongs to",
    async (picks, at, after, chosen) => {
      const about = (await building(...picks)).about(named(at));
      expect([about.after, about.chosen.map(keyOf)]).toEqual([after, chosen]);
    },
  );

  it("holds what was picked and what followed from it", async () => {
    const one = await building("slot:bury");
    expect(one.holds(named("industry:coal"))).toBe(true);
    expect(one.holds(named("slot:oldham"))).toBe(false);
  });

  it("can be filled in with moves, which can be taken back like picks", async () => {
    const asked: string[][] = [];
    const made = choosing(asked);
    await made.pick(named("action:pass"));
    await made.fill(["action:link line:x", "action:stop"]);
    expect(made.moves).toEqual(["action:link line:x", "action:stop"]);
    expect(made.ready).toBe(true);
    expect(asked.at(-1)).toEqual(["action:link line:x", "action:stop"]);
    made.back();
    expect(made.moves).toEqual(["action:link line:x"]);
    made.back();
    expect(made.moves).toEqual([]);
    expect(made.picks.map(keyOf)).toEqual(["action:link"]);
  });

  it("is filled in only with offered moves", async () => {
    const made = choosing();
    await made.fill(["action:link line:y", "action:nothing", "action:stop"]);
    expect(made.moves).toEqual(["action:link line:y"]);
    await made.fill(["action:nothing"]);
    expect(made.begun).toBe(false);
  });
});
