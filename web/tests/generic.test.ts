import { describe, expect, it } from "vitest";
import { aroundLetter, groupsOf } from "../src/games/generic/things";
import { figureColumns, isHead, isLabelled } from "../src/parts/panels";
import type { CellText, Named, Offer, PanelCard } from "../src/wire/types";

function thing(kind: string, id: string): Named {
  return { kind, id, name: id };
}

function cell(text: string, more: Partial<CellText> = {}): CellText {
  return { text, owner: "", emphasis: "", element: null, ...more };
}

function panel(rows: CellText[][]): PanelCard {
  return { title: "", beside: false, rows };
}

const OFFER: Offer = {
  seat: "A",
  prompt: "",
  undo: 0,
  back: 0,
  unfinished: false,
  questions: { "lay.side": "Which side?" },
  elements: [thing("action", "lay"), thing("card", "7"), thing("card", "8"), thing("side", "north")],
  moves: [
    { move: "lay 7 north", elements: [0, 1, 3] },
    { move: "lay 8 north", elements: [0, 2, 3] },
  ],
};

describe("what an offer names", () => {
  it("is listed in groups if neither the list nor a panel shows it", () => {
    expect(groupsOf(OFFER, [])).toEqual([
      { kind: "side", question: "Which side?", things: [thing("side", "north")] },
    ]);
    expect(groupsOf(OFFER, [panel([[cell("N", { element: thing("side", "north") })]])])).toEqual([]);
  });

  it("has no question if the game has none", () => {
    expect(groupsOf({ ...OFFER, questions: {} }, [])[0]?.question).toBe("");
  });
});

describe("the letter of a seat in a text", () => {
  it.each([
    ["A", "A", ["", ""]],
    ["▸ A ①", "A", ["▸", "①"]],
    ["B port 1", "B", ["", "port 1"]],
    ["a bid of 4", "C", ["", "a bid of 4"]],
  ])("is replaced by its badge: %s", (text, seat, around) => {
    expect(aroundLetter(text, seat)).toEqual(around);
  });
});

describe("the rows of a panel", () => {
  const rows = [
    [cell(""), cell("cash", { emphasis: "head" }), cell("gives", { emphasis: "head" })],
    [cell("A", { owner: "A" }), cell("12"), cell("2 coal")],
    [cell("B", { owner: "B" }), cell("−3"), cell("")],
  ];

  it("begin with a row of headings", () => {
    expect(rows.map(isHead)).toEqual([true, false, false]);
    expect(isHead([cell("7"), cell("8")], 0)).toBe(false);
  });

  it("are labelled by their first cell if it is a heading", () => {
    expect(isLabelled(rows)).toBe(true);
    expect(isLabelled([[cell("7"), cell("8")]])).toBe(false);
  });

  it("have right-aligned columns of numbers", () => {
    expect([...figureColumns(rows)]).toEqual([1]);
    expect([...figureColumns([])]).toEqual([]);
  });
});
