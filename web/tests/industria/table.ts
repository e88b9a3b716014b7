/** Tables for the tests: fixtures, and views with only the relevant fields. */
import type { TableEvent } from "../../src/games/contract";
import type { Fixtures, PlayerView, View } from "../../src/games/industria/types";
import english from "./fixtures.json";

export const fixtures = english as unknown as Fixtures;

export function player(given: Partial<PlayerView> = {}): PlayerView {
  return { cash: 5, points: 0, worth: 0, hand: [], laid: [], late: [], ...given };
}

export function table(given: Partial<View> = {}): View {
  return {
    epoch: 1,
    round: 1,
    phase: "auction",
    start: "A",
    hammer: "A",
    turn: "A",
    lot: null,
    bid: 0,
    bidder: null,
    built: [],
    laying: null,
    display: [],
    pile: [],
    gone: [],
    bank: [],
    players: { A: player(), B: player(), C: player() },
    ...given,
  };
}

/** Events in short form: "A offer quarry", "B bid 3", "reveal sawmill", "undo A". */
export function events(...lines: string[]): TableEvent[] {
  return lines.map((line, place): TableEvent => {
    const words = line.split(" ");
    if (words[0] === "undo") return { index: place + 1, kind: "undo", seat: words[1] ?? "", elements: [] };
    const chance = words[0] === "reveal";
    const [action = "", thing = ""] = chance ? words : words.slice(1);
    const kind = action === "bid" ? "sum" : "tile";
    const named = thing ? [{ kind, id: thing, name: thing }] : [];
    return {
      index: place + 1,
      kind: chance ? "chance" : "move",
      seat: chance ? null : (words[0] ?? ""),
      elements: [{ kind: "action", id: action, name: action }, ...named],
    };
  });
}
