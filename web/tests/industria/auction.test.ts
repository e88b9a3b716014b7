import { describe, expect, it } from "vitest";
import { bidsAround, readRound, speaking, voiceOf } from "../../src/games/industria/auction";
import { events, player, table } from "./table";

const REVEALED = ["reveal quarry", "reveal sawmill", "reveal clay_pit"];

describe("a round follows from its events", () => {
  it("has prices, and tiles that were kept", () => {
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

  it("has the bids on the lot, also on the last one, which is put up automatically", () => {
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

  it("gives a tile without bids to its current owner", () => {
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

  it("ignores undone moves and earlier rounds", () => {
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

  it("uses the view if there are no events", () => {
    const view = table({ display: ["quarry", "sawmill"] });
    expect(readRound([], view)).toEqual({ tiles: ["quarry", "sawmill"], said: {}, sales: [] });
  });
});

describe("the bidders", () => {
  const players = { A: player(), B: player(), C: player(), D: player() };
  const view = table({ hammer: "B", turn: "A", lot: "quarry", bid: 3, bidder: "D", players });
  const round = readRound(events("reveal quarry", "B offer quarry", "C bid 1", "D bid 3"), view);

  it("bid in order from the auctioneer's left, who decides last", () => {
    expect(speaking(view)).toEqual(["C", "D", "A", "B"]);
  });

  it("have bid, lead, are to bid or are the auctioneer", () => {
    expect(voiceOf(view, round, "C")).toEqual({ state: "bid", bid: 1, highest: false });
    expect(voiceOf(view, round, "D")).toEqual({ state: "bid", bid: 3, highest: true });
    expect(voiceOf(view, round, "A")).toEqual({ state: "speaks" });
    expect(voiceOf(view, round, "B")).toEqual({ state: "auctioneer" });
  });

  it("have passed if they came before and did not bid, and wait if they come later", () => {
    const early = table({ hammer: "B", turn: "D", lot: "quarry", players });
    expect(voiceOf(early, { ...round, said: {} }, "C")).toEqual({ state: "passed" });
    expect(voiceOf(early, { ...round, said: {} }, "A")).toEqual({ state: "waits" });
  });

  it("get the bids from the one that is too low to the first that is too high", () => {
    expect(bidsAround(table({ bid: 3, bidder: "B" }), "A")).toEqual([3, 4, 5, 6]);
    expect(bidsAround(table(), "A")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bidsAround(table({ bid: 9, bidder: "B" }), "A")).toEqual([6]);
  });
});
