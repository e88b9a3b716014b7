import { describe, expect, it, vi } from "vitest";
import type { GameFolder } from "../../src/games/contract";
import Buttons from "../../src/play/Buttons.svelte";
import Chart from "../../src/play/Chart.svelte";
import Chat from "../../src/play/Chat.svelte";
import Choices from "../../src/play/Choices.svelte";
import Effects from "../../src/play/Effects.svelte";
import HandOver from "../../src/play/HandOver.svelte";
import HintList from "../../src/play/HintList.svelte";
import Idle from "../../src/play/Idle.svelte";
import Log from "../../src/play/Log.svelte";
import { keyOf } from "../../src/play/narrow";
import ReplayBar from "../../src/play/ReplayBar.svelte";
import { Replay } from "../../src/play/replay.svelte";
import type { TableScene } from "../../src/play/scene.svelte";
import type { Table } from "../../src/play/table.svelte";
import { Refused } from "../../src/wire/api";
import type { Draft, Event, Named, Problem } from "../../src/wire/types";
import { button, only, press, shown, texts } from "./shown";

/** A stub of a table, with what one component reads of it. */
function table(parts: Record<string, unknown>): Table {
  return {
    hints: { allowed: false },
    choosing: {},
    names: {},
    sitters: {},
    bots: {},
    ...parts,
  } as unknown as Table;
}

describe("Buttons", () => {
  it("undoes a finished action only if there is one", () => {
    const undo = vi.fn();
    const page = shown(Buttons, { table: table({ choosing: { begun: false, ready: false }, undo }) });
    expect(button(page, "Undo").disabled).toBe(true);
    expect(only<HTMLButtonElement>(page, "[data-confirm]").disabled).toBe(true);
  });

  it("takes back steps of an action, and shows the price of a complete one", () => {
    const back = vi.fn();
    const draft = { effects: [{ kind: "cost", after: "£12" }] };
    const page = shown(Buttons, { table: table({ choosing: { begun: true, ready: true, draft }, back }) });
    press(page, "Back");
    expect(back).toHaveBeenCalledOnce();
    expect(texts(page, ".price")).toEqual(["£12"]);
  });

  it("has a button for hints only if hints are allowed", () => {
    const toggle = vi.fn().mockResolvedValue(undefined);
    const hints = { allowed: true, busy: false, shown: null, toggle };
    const page = shown(Buttons, { table: table({ choosing: {}, hints }) });
    only(page, "[data-hint]").click();
    expect(toggle).toHaveBeenCalledOnce();
  });
});

describe("Chart", () => {
  it("has every figure in a table, the end last, and one line for each seat", () => {
    const page = shown(Chart, {
      label: "Points",
      values: { A: [0, 5, 9], B: [0, 2, 11] },
      names: { A: "Ada", B: "Ben" },
      chapters: [{ place: 0, name: "Canal" }],
      rounds: [
        { place: 0, name: "Round 1" },
        { place: 1, name: "Round 2" },
      ],
    });
    expect(only(page, "svg").getAttribute("aria-label")).toBe("Points: Ada 9, Ben 11");
    expect(texts(page, "tbody td")).toEqual(["0", "0", "5", "2", "9", "11"]);
    expect(page.querySelectorAll("svg path")).toHaveLength(2);
  });
});

describe("Chat", () => {
  async function say(text: string, answer: Promise<void>): Promise<{ page: HTMLElement; said: unknown[][] }> {
    const talk = vi.fn().mockReturnValue(answer);
    const page = shown(Chat, { table: table({ chat: [], say: talk }), mayTalk: true });
    const input = only<HTMLInputElement>(page, "input");
    input.value = text;
    input.dispatchEvent(new window.Event("input", { bubbles: true }));
    only(page, "form").dispatchEvent(new window.Event("submit", { cancelable: true, bubbles: true }));
    await vi.waitFor(() => expect(talk.mock.calls.length > 0 || text.trim() === "").toBe(true));
    await new Promise((done) => setTimeout(done));
    return { page, said: talk.mock.calls };
  }

  it("sends the text without surrounding space, and clears the input", async () => {
    const { page, said } = await say("  hello ", Promise.resolve());
    expect(said).toEqual([["hello"]]);
    expect(only<HTMLInputElement>(page, "input").value).toBe("");
  });

  it("does not send an empty text", async () => {
    expect((await say("   ", Promise.resolve())).said).toEqual([]);
  });

  it("keeps a refused text and shows the reason", async () => {
    const refusal = Promise.reject(new Refused({ status: 429, message: "Too many lines." } as Problem));
    const { page } = await say("hello", refusal);
    expect(texts(page, "[role=alert]")).toEqual(["Too many lines."]);
    expect(only<HTMLInputElement>(page, "input").value).toBe("hello");
  });
});

describe("Choices", () => {
  const folder = { icon: () => "" } as unknown as GameFolder;
  const one = (id: string): Named => ({ kind: "action", id, name: id });

  it("keeps the usual order of actions, including those not offered", () => {
    const choose = vi.fn();
    const next = [one("loan"), one("extra")];
    const narrowed = { next, offered: new Set(next.map(keyOf)) };
    const board = { menus: [[one("build"), one("loan")]], fixtures: {} };
    const page = shown(Choices, {
      table: table({ choosing: { begun: false, narrowed, busy: false }, board, choose }),
      folder,
      labelledby: "question",
    });
    expect(texts(page, "button")).toEqual(["build", "loan", "extra"]);
    expect(texts(page, "button.blocked")).toEqual(["build"]);
    press(page, "build");
    expect(choose).toHaveBeenCalledWith({ kind: "action", id: "build" });
  });
});

describe("Effects", () => {
  const effect = (kind: string, note = ""): Draft["effects"][number] =>
    ({ kind, label: kind, before: "£20", after: "£8", note, tone: "loss" }) as Draft["effects"][number];
  const draft = {
    complete: true,
    chance: true,
    effects: [effect("cash", "two coal"), effect("order")],
  } as Draft;

  it("lists all effects in order, with a warning before chance", () => {
    const page = shown(Effects, { draft });
    expect(texts(page, "dt")).toEqual(["cash", "order"]);
    expect(texts(page, "h3")).toEqual(["If you confirm"]);
    expect(texts(page, ".chance")).toEqual(["A draw follows: once you confirm, this cannot be undone."]);
  });

  it("has boxes for the main effects on a narrow screen, with notes below", () => {
    const page = shown(Effects, { draft: { ...draft, complete: false, chance: false }, strip: true });
    expect(texts(page, ".boxes dt")).toEqual(["cash"]);
    expect(texts(page, ".lines dt")).toEqual(["cash", "order"]);
    expect(texts(page, ".note")).toEqual(["two coal"]);
    expect(texts(page, "h3")).toEqual(["So far"]);
  });
});

describe("HandOver", () => {
  it("waits until the next player confirms", () => {
    const ready = vi.fn();
    const page = shown(HandOver, { seat: "B", name: "Ben", ready });
    press(page, "I am Ben");
    expect(ready).toHaveBeenCalledOnce();
  });
});

describe("HintList", () => {
  const hint = { text: "Build a mine", margin: 2.94, error: 0.1, why: "income", moves: ["build coal"] };

  it("prepares the moves of a hint without making them", () => {
    const prepare = vi.fn();
    const hints = { busy: false, problem: "", shown: { hints: [hint] } };
    const page = shown(HintList, { table: table({ hints, choosing: { busy: false }, prepare }) });
    expect(texts(page, ".margin b")).toEqual(["+2.9"]);
    only(page, "li button").click();
    expect(prepare).toHaveBeenCalledWith(["build coal"]);
  });

  it("shows why there is none", () => {
    const hints = { busy: false, problem: "Only against bots.", shown: null };
    expect(texts(shown(HintList, { table: table({ hints }) }), "[role=alert]")).toEqual([
      "Only against bots.",
    ]);
  });
});

describe("Idle", () => {
  it("shows that a bot is thinking", () => {
    const page = shown(Idle, {
      table: table({ update: { turn: "B" }, bots: { B: "master" }, sitters: { B: "Edith" }, own: ["A"] }),
    });
    expect(only(page, "h2").textContent).toContain("Edith");
    expect(page.querySelector(".dots")).not.toBeNull();
  });

  it("shows no progress indicator for a person", () => {
    const page = shown(Idle, { table: table({ update: { turn: "B" }, names: { B: "Ben" }, own: [] }) });
    expect(only(page, "h2").textContent).toContain("Ben");
    expect(page.querySelector(".dots")).toBeNull();
  });
});

describe("Log", () => {
  const event = (index: number, kind: string, text: string, more: Partial<Event> = {}): Event =>
    ({
      index,
      kind,
      text,
      seat: kind === "move" ? "A" : null,
      elements: [],
      hidden: false,
      ...more,
    }) as Event;

  it("joins consecutive outcomes in one line and leaves out hidden ones", () => {
    const events = [
      event(1, "chance", "Oldham."),
      event(2, "chance", "Colne."),
      event(3, "chance", "Wigan.", { hidden: true }),
      event(4, "move", "Ada takes a loan.", { rule: "brass.loan" }),
    ];
    const look = vi.fn();
    const page = shown(Log, {
      table: table({ events, card: { game: "brass" } }),
      scene: { point: () => undefined } as unknown as TableScene,
      look,
    });
    expect(texts(page, ".sentence")).toEqual(["Oldham. Colne.", "Ada takes a loan."]);
    expect(only(page, "a").getAttribute("href")).toBe("/rules/brass/brass.loan");
    only(page, "li:last-child .links button").click();
    expect(look).toHaveBeenCalledWith(4);
  });

  it("shows the last lines of a long game, and older ones on request", () => {
    const events = Array.from({ length: 70 }, (_, place) => event(place + 1, "move", `Move ${place + 1}.`));
    const page = shown(Log, {
      table: table({ events, card: { game: "brass" }, older: () => Promise.resolve() }),
      scene: {} as TableScene,
      look: () => undefined,
    });
    expect(texts(page, ".sentence")).toHaveLength(60);
    expect(texts(page, ".sentence")[0]).toBe("Move 11.");
    only(page, ".older").click();
    return vi.waitFor(() => expect(texts(page, ".sentence")).toHaveLength(70));
  });
});

describe("ReplayBar", () => {
  const chapters = [
    { index: 0, name: "Canal" },
    { index: 50, name: "Rail" },
  ];

  function replayAt(at: number | null): Replay {
    const replay = new Replay(
      "t1",
      () => "",
      () => 80,
    );
    replay.at = at;
    return replay;
  }

  it("is closed at the present, and opens on request", () => {
    const page = shown(ReplayBar, { replay: replayAt(null), end: 80, chapters });
    expect(texts(page, ".small")).toEqual(["move 80 of 80 · Rail"]);
    expect(page.querySelector("input")).toBeNull();
    only(page, ".head").click();
    return vi.waitFor(() => expect(page.querySelector("input")).not.toBeNull());
  });

  it("names the chapter of the position and moves step by step", () => {
    const replay = replayAt(12);
    const step = vi.spyOn(replay, "step").mockResolvedValue();
    const page = shown(ReplayBar, { replay, end: 80, chapters });
    expect(texts(page, ".small")).toEqual(["move 12 of 80 · Canal"]);
    press(page, "One move on");
    expect(step).toHaveBeenCalledWith(1);
  });
});
