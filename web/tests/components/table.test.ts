/** A table as a reader follows it: updates, clicks, and what is sent. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../../src/play/table.svelte";
import { api, Refused } from "../../src/wire/api";
import { live } from "../../src/wire/live.svelte";
import type { Draft, Event, Named, Offer, Problem, TableCard, Update } from "../../src/wire/types";
import { TableScene } from "../../src/play/scene.svelte";
import "./shown";

type Command = Record<string, unknown> & { do: string };

function named(key: string): Named {
  const [kind = "", id = ""] = key.split(":");
  return { kind, id, name: key };
}

function offer(...moves: string[]): Offer {
  const elements = [...new Set(moves.flatMap((move) => move.split(" ")))].map(named);
  const at = (word: string): number => elements.findIndex(({ name }) => name === word);
  const choices = moves.map((move) => ({ move, elements: move.split(" ").map(at) }));
  return { seat: "A", elements, moves: choices, back: 2 } as unknown as Offer;
}

const TURN = offer(
  "action:build slot:oldham",
  "action:build slot:bury",
  "action:loan sum:10",
  "action:loan sum:20",
);
const event = (index: number, more: Partial<Event> = {}): Event =>
  ({ index, kind: "move", seat: "B", elements: [named("line:x")], hidden: false, ...more }) as Event;

function update(index: number, more: Partial<Update> = {}): Update {
  return { index, seat: "A", status: "running", turn: "A", events: [], offer: TURN, ...more } as Update;
}

const problem = (status: number, more: Partial<Problem> = {}): Problem =>
  ({ status, code: "x", message: "No.", refusals: [], ...more }) as Problem;

let sent: Command[] = [];
/** The answers of the live connection by command; a problem refuses it. Then those of other requests by path. */
let answers: Record<string, (command: Command) => unknown> = {};
let card: TableCard;
let replies: Record<string, () => [number, unknown]> = {};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = { draft: ({ moves }) => ({ done: drafted(moves as string[]) }) };
  const seat = (letter: string, yours: boolean): object => ({
    seat: letter,
    yours,
    bot: yours ? "" : "random",
    called: letter,
    name: letter,
  });
  card = {
    status: "running",
    game: "duel",
    seats: [seat("A", true), seat("B", false)],
  } as unknown as TableCard;
  replies = {
    "/api/tables/{table}": () => [200, card],
    "/api/tables/{table}/board": () => [200, { confidence: "verified" }],
  };
  vi.spyOn(live, "ask").mockImplementation((command: object) => {
    sent.push(command as Command);
    const found = answers[(command as Command).do]?.(command as Command);
    if (found && "status" in (found as object)) return Promise.reject(new Refused(found as Problem));
    return Promise.resolve(found ?? {}) as never;
  });
  vi.spyOn(api, "GET").mockImplementation(((path: string) => {
    const [status, value] = replies[path]?.() ?? [0, problem(0, { code: "unreachable" })];
    const ok = status === 200;
    return Promise.resolve({ ...(ok ? { data: value } : { error: value }), response: { ok } });
  }) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function drafted(moves: string[]): Draft {
  const steps = moves.map((move) => ({ move, text: move, elements: move.split(" ").map(named) }));
  return { at: 5, moves, steps, view: {}, offer: null, complete: true, chance: false, effects: [] };
}

function opened(): Table {
  const table = new Table("t1");
  table.card = card;
  table.updated(update(5));
  return table;
}

const last = (): Command | undefined => sent.at(-1);

describe("a click", () => {
  it("picks what is offered, drafts the last move, and takes a pick back", async () => {
    const table = opened();
    await table.choose(named("action:build"));
    await table.choose(named("action:build"));
    expect([table.choosing.begun, sent]).toEqual([false, []]);
    await table.choose(named("slot:oldham"));
    expect(last()).toMatchObject({ do: "draft", at: 5, moves: ["action:build slot:oldham"] });
  });

  it("changes the choice to what could have been chosen instead, without a question", async () => {
    const table = opened();
    await table.choose(named("slot:oldham"));
    await table.choose(named("slot:bury"));
    expect(table.choosing.moves).toEqual(["action:build slot:bury"]);
    expect(sent.map((one) => one.do)).toEqual(["draft", "draft"]);
  });

  it("does nothing on what only followed from the choice", async () => {
    const table = opened();
    await table.choose(named("slot:oldham"));
    sent = [];
    await table.choose(named("action:build"));
    expect([sent, table.asked]).toEqual([[], null]);
  });

  it("otherwise asks why not, about the table as it is, and can start anew", async () => {
    answers["why"] = () => ({ done: { question: "?", move: "", legal: true, refusals: [], after: [] } });
    const table = opened();
    await table.choose(named("action:loan"));
    await table.choose(named("sum:10"));
    await table.choose(named("slot:bury"));
    expect(last()).toMatchObject({
      do: "why",
      after: [],
      elements: [
        { kind: "action", id: "loan" },
        { kind: "slot", id: "bury" },
      ],
    });
    expect(table.choosing.moves).toEqual(["action:loan sum:10"]);
    expect(table.asked).toMatchObject({ instead: true, aside: true });
    await table.start(named("slot:bury"));
    expect([table.asked, table.choosing.moves]).toEqual([null, ["action:build slot:bury"]]);
  });

  it("shows a refused question, but not that the game has continued", async () => {
    const table = opened();
    answers["why"] = () => problem(422);
    await table.ask(named("slot:x"));
    expect(table.asked?.problem?.message).toBe("No.");
    table.asked = null;
    answers["why"] = () => problem(409, { index: 9 });
    await table.ask(named("slot:x"));
    expect(table.asked).toBeNull();
  });

  it("starts again after a refused draft", async () => {
    answers["draft"] = () => problem(422);
    const table = opened();
    await table.choose(named("slot:oldham"));
    expect([table.problem?.message, table.choosing.begun]).toEqual(["No.", false]);
  });
});

describe("an action", () => {
  it("is sent as a whole and changes the table", async () => {
    const table = opened();
    await table.confirm();
    expect(sent).toEqual([]);
    await table.prepare(["action:build slot:oldham"]);
    answers["move"] = () => ({ update: update(6, { events: [event(6)] }) });
    await table.confirm();
    expect(last()).toMatchObject({
      do: "move",
      seat: "A",
      at: 5,
      move: "action:build slot:oldham",
      then: [],
    });
    expect([table.index, table.events.length, table.choosing.begun]).toEqual([6, 1, false]);
  });

  it("that comes too late says so", async () => {
    const table = opened();
    await table.prepare(["action:build slot:oldham"]);
    answers["move"] = () => problem(409, { index: 7 });
    await table.confirm();
    expect(table.problem?.message).not.toBe("No.");
  });

  it("is undone together", async () => {
    const table = opened();
    await table.undo();
    expect(last()).toMatchObject({ do: "undo", at: 5, moves: 2 });
    await table.say("hello");
    expect(last()).toMatchObject({ do: "chat", text: "hello" });
  });

  it("goes back step by step", async () => {
    const table = opened();
    await table.choose(named("action:build"));
    answers["why"] = () => problem(422);
    await table.ask(named("slot:x"));
    table.back();
    expect([table.asked, table.choosing.begun]).toEqual([null, true]);
    table.back();
    expect(table.choosing.begun).toBe(false);
  });
});

describe("a followed table", () => {
  it("is loaded, followed, and loaded again when the seats change", async () => {
    const stop = vi.fn();
    const follow = vi.spyOn(live, "follow").mockReturnValue(stop);
    const table = new Table("t1");
    await table.open();
    expect([table.card?.game, table.board?.confidence, follow.mock.calls.length]).toEqual([
      "duel",
      "verified",
      1,
    ]);
    expect([table.own, table.shared, table.over]).toEqual([["A"], false, false]);
    expect([table.names, table.bots]).toEqual([{ A: "A", B: "B" }, { B: "random" }]);
    table.close();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("is tried again while the server does not answer, and is gone if it refuses", async () => {
    replies = {};
    const table = new Table("t1");
    await table.open();
    expect(table.gone?.code).toBe("unreachable");
    replies["/api/tables/{table}"] = () => [404, problem(404)];
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.gone?.status).toBe(404);
  });

  it("keeps its lines in order, and no older state replaces a newer one", () => {
    const table = opened();
    table.updated(update(8, { events: [event(8), event(7)] }));
    table.updated(update(6, { events: [event(6)] }));
    expect([table.index, table.events.map(({ index }) => index)]).toEqual([8, [7, 8]]);
    table.heard({ id: 1, text: "hello" } as never);
    table.heard({ id: 1, text: "hello" } as never);
    expect(table.chat).toHaveLength(1);
  });

  it("hides private lines at a shared screen", () => {
    card = { ...card, seats: card.seats.map((seat) => ({ ...seat, yours: true })) };
    const table = opened();
    table.updated(update(6, { events: [event(6, { private: true } as Partial<Event>)] }));
    expect(table.events).toEqual([]);
  });

  it("loads older lines", async () => {
    const table = opened();
    table.updated(update(300, { events: [event(250)] }));
    replies["/api/tables/{table}/events"] = () => [200, { events: [event(249)] }];
    await table.older();
    expect(table.events.map(({ index }) => index)).toEqual([249, 250]);
  });

  it("is opened again when it is lost, and given up when it is refused twice", async () => {
    vi.spyOn(live, "follow").mockReturnValue(() => undefined);
    const table = new Table("t1");
    await table.open();
    table.refused(problem(403));
    await vi.advanceTimersByTimeAsync(0);
    table.refused(problem(403));
    expect(table.gone?.status).toBe(403);
  });
});

describe("the scene of a table", () => {
  it("marks what is offered, chosen, named last, or pointed at", async () => {
    const table = opened();
    table.updated(update(5, { events: [event(4, { seat: "C", elements: [named("line:y")] }), event(5)] }));
    const scene = new TableScene(table, { shown: null } as never, () => true);
    await table.choose(named("action:build"));
    expect(scene.mark("action", "build").state).toBe("chosen");
    expect(scene.mark("slot", "bury").state).toBe("offered");
    expect(scene.mark("sum", "10").state).toBe("idle");
    expect([scene.mark("line", "x").last, scene.mark("line", "y").last]).toEqual([true, false]);
    expect([scene.choices("slot"), scene.chosen("action")]).toEqual([["oldham", "bury"], ["build"]]);
    scene.point([named("line:y")]);
    expect(scene.mark("line", "y").pointed).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(scene.mark("line", "y").pointed).toBe(false);
    expect((await scene.foresee("slot", "bury"))?.effects).toEqual([]);
    scene.choose("slot", "oldham");
    await vi.advanceTimersByTimeAsync(0);
    expect(table.choosing.ready).toBe(true);
  });
});

describe("hints", () => {
  const sheet = {
    at: 5,
    seat: "A",
    hints: [{ text: "Build.", why: "", moves: ["action:build slot:oldham"] }],
  };

  function hint(status: number, data: unknown): void {
    const ok = status === 200;
    const answer = { ...(ok ? { data } : { error: data }), response: { ok } };
    vi.spyOn(api, "POST").mockImplementation((() => Promise.resolve(answer)) as never);
  }

  it("are shown for the decision they are about, until they are closed or it has changed", async () => {
    hint(200, sheet);
    const table = opened();
    expect(table.hints.allowed).toBe(true);
    await table.hints.toggle();
    expect(table.hints.shown).toEqual(sheet);
    await table.hints.toggle();
    expect(table.hints.shown).toBeNull();
    await table.hints.toggle();
    table.updated(update(6));
    expect(table.hints.shown).toBeNull();
  });

  it("are refused with a message, and not asked for against people", async () => {
    hint(403, problem(403));
    const table = opened();
    await table.hints.toggle();
    expect([table.hints.problem, table.hints.busy]).toEqual(["No.", false]);
    table.card = { ...card, seats: card.seats.map((seat) => ({ ...seat, bot: "" })) };
    expect(table.hints.allowed).toBe(false);
  });
});
