import { describe, expect, it } from "vitest";
import { biddingOrder, chipsOf, nearest, underWay, voiceOf } from "../../src/games/steam/auction";
import type { Auction } from "../../src/games/steam/types";
import { player, table } from "./table";

const AUCTION: Auction = {
  bid: 4,
  bidder: "C",
  in: ["A", "C"],
  bids: { A: 3, B: null, C: 4, D: null },
  places: ["B", null, null, null],
};

describe("an auction", () => {
  const players = { A: player(), B: player(), C: player(), D: player() };
  const view = table({ phase: "opening", order: ["A", "B", "C", "D"], turn: "A", players, auction: AUCTION });

  it("has the state of each seat", () => {
    expect(["A", "B", "C", "D"].map((seat) => voiceOf(view, seat))).toEqual([
      { state: "speaks" },
      { state: "place", place: 1 },
      { state: "bid", bid: 4, highest: true },
      { state: "passed" },
    ]);
  });

  it("distinguishes the highest bid, lower bids, and seats that have not bid yet", () => {
    const now = { ...view, turn: "C" };
    expect(voiceOf(now, "A")).toEqual({ state: "bid", bid: 3, highest: false });
    expect(voiceOf({ ...now, auction: { ...AUCTION, in: ["A", "C", "D"] } }, "D")).toEqual({
      state: "waits",
    });
  });

  it("is under way as long as somebody may bid", () => {
    expect(underWay(view)).toBe(true);
    expect(underWay(table())).toBe(false);
  });

  it("has a bidding order without eliminated seats", () => {
    expect(biddingOrder({ ...view, order: ["C", "A"] })).toEqual(["C", "A", "B", "D"]);
    expect(biddingOrder({ ...view, players: { ...players, B: player({ out: 1 }) } })).toEqual([
      "A",
      "C",
      "D",
    ]);
  });
});

describe("sums to bid", () => {
  it("are chips: all of a few, otherwise the first, and the chosen one", () => {
    expect(chipsOf([1, 2, 3, 4, 5, 6], null)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(chipsOf([1, 2, 3, 4, 5, 6, 7], null)).toEqual([1, 2, 3, 4, 5]);
    expect(chipsOf([1, 2, 3, 4, 5, 6, 7], 7)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(chipsOf([], null)).toEqual([]);
  });

  it("are always offered ones", () => {
    expect(nearest([5, 6, 7], 40)).toBe(7);
    expect(nearest([5, 6, 7], 0)).toBe(5);
    expect(nearest([5, 9], 7)).toBe(5);
    expect(nearest([], 7)).toBe(0);
  });
});
