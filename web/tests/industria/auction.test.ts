import { describe, expect, it } from "vitest";
import { bidsAround, readRound, speaking, voiceOf } from "../../src/games/industria/auction";
import { events, player, table } from "./table";

const REVEALED = ["reveal quarry", "reveal sawmill", "reveal clay_pit"];

describe("a round is read from what happened", () => {
  it("knows what was paid, and who kept", () => {
    const view = table({
      hammer: "B",
      turn: "B",
      display: ["clay_pit"],
      players: { A: player({ hand: ["sawmill"] }), B: player(), C: player({ hand: ["quarry"] }) },
    });
    const told = events(
      ...REVEALED,
      ...["A offer quarry", "B bid 2", "C bid 3", "A sell", "A offer sawmill", "B bid 1", "C pass", "A keep"],
    );
    expect(readRound(told, view)).toEqual({
      tiles: ["quarry", "sawmill", "clay_pit"],
      said: {},
      sales: [
        { tile: "quarry", seat: "C", price: 3 },
        { tile: "sawmill", seat: "A", price: null },
      ],
    });
  });

  it("knows what was said about the lot, also where it is the last, which is put up by itself", () => {
    const view = table({
      hammer: "A",
      turn: "A",
      lot: "clay_pit",
      bid: 2,
      bidder: "B",
      display: ["clay_pit"],
      players: { A: player(), B: player({ hand: ["quarry"] }), C: player({ hand: ["sawmill"] }) },
    });
    const told = events(
      ...REVEALED,
      ...["A offer quarry", "B bid 1", "C pass", "A sell", "A offer sawmill", "B pass", "C bid 4", "A sell"],
      ...["B bid 2", "C pass"],
    );
    const round = readRound(told, view);
    expect(round.said).toEqual({ B: 2, C: 0 });
    expect(round.sales.map(({ price }) => price)).toEqual([1, 4]);
  });

  it("gives a tile on which nobody bid to whoever has it now", () => {
    const view = table({
      hammer: "B",
      turn: "C",
      lot: "sawmill",
      display: ["sawmill", "clay_pit"],
      players: { A: player({ hand: ["quarry"] }), B: player(), C: player() },
    });
    const told = events(...REVEALED, "A offer quarry", "B pass", "C pass", "B offer sawmill");
    expect(readRound(told, view).sales).toEqual([{ tile: "quarry", seat: "A", price: null }]);
  });

  it("passes over what was taken back, and over earlier rounds", () => {
    const view = table({
      hammer: "A",
      turn: "C",
      lot: "quarry",
      bid: 4,
      bidder: "B",
      display: ["quarry", "sawmill"],
    });
    const told = events(
      ...["reveal bank", "B offer bank", "C bid 5", "B sell"],
      ...[
        "reveal quarry",
        "reveal sawmill",
        "A offer sawmill",
        "undo A",
        "A offer quarry",
        "B bid 2",
        "undo B",
        "B bid 4",
      ],
    );
    const round = readRound(told, view);
    expect(round).toEqual({ tiles: ["quarry", "sawmill"], said: { B: 4 }, sales: [] });
  });

  it("makes do with the view where nothing is known", () => {
    const view = table({ display: ["quarry", "sawmill"] });
    expect(readRound([], view)).toEqual({ tiles: ["quarry", "sawmill"], said: {}, sales: [] });
  });
});

describe("the voices", () => {
  const players = { A: player(), B: player(), C: player(), D: player() };
  const view = table({ hammer: "B", turn: "A", lot: "quarry", bid: 3, bidder: "D", players });
  const round = readRound(events("reveal quarry", "B offer quarry", "C bid 1", "D bid 3"), view);

  it("speak from the auctioneer's left, who decides last", () => {
    expect(speaking(view)).toEqual(["C", "D", "A", "B"]);
  });

  it("have bid, lead, are to speak or hold the hammer", () => {
    expect(voiceOf(view, round, "C")).toEqual({ state: "bid", bid: 1, highest: false });
    expect(voiceOf(view, round, "D")).toEqual({ state: "bid", bid: 3, highest: true });
    expect(voiceOf(view, round, "A")).toEqual({ state: "speaks" });
    expect(voiceOf(view, round, "B")).toEqual({ state: "auctioneer" });
  });

  it("have passed where they came before and bid nothing, and wait where they come later", () => {
    const early = table({ hammer: "B", turn: "D", lot: "quarry", players });
    expect(voiceOf(early, { ...round, said: {} }, "C")).toEqual({ state: "passed" });
    expect(voiceOf(early, { ...round, said: {} }, "A")).toEqual({ state: "waits" });
  });

  it("see the bids from the one that is too low to the first that is too high", () => {
    expect(bidsAround(table({ bid: 3, bidder: "B" }), "A")).toEqual([3, 4, 5, 6]);
    expect(bidsAround(table(), "A")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bidsAround(table({ bid: 9, bidder: "B" }), "A")).toEqual([6]);
  });
});
