/**
 * The auctions of a round as they went. The view tells how things stand; who bid how much before, and what the tiles
 * went for, follows from what happened since they were turned up.
 */
import type { Happened } from "../contract";
import { ownerOf } from "./reading";
import type { View } from "./types";

export interface Sale {
  tile: string;
  /** Who has it now; null when it is out of the game already. */
  seat: string | null;
  /** What was paid for it, null when the auctioneer took it. */
  price: number | null;
}

export interface Round {
  /** The tiles turned up this round, in their order. */
  tiles: string[];
  /** What was said about the lot, by seat: a bid, or 0 for a pass. */
  said: Record<string, number>;
  /** The tiles that have found an owner, in their order. */
  sales: Sale[];
}

/** How a seat stands in the auction of the lot. */
export type Voice =
  { state: "auctioneer" | "passed" | "speaks" | "waits" } | { state: "bid"; bid: number; highest: boolean };

function named({ elements }: Happened, kind: string): string {
  return elements.find((element) => element.kind === kind)?.id ?? "";
}

/** What happened and was not taken back: a seat takes back its own last decisions only. */
function standing(events: readonly Happened[]): Happened[] {
  const kept: Happened[] = [];
  for (const event of events) {
    if (event.kind === "move" || event.kind === "chance") kept.push(event);
    else if (event.kind === "undo" && kept.at(-1)?.seat === event.seat) kept.pop();
  }
  return kept;
}

/** The events since the tiles of the present round began to be turned up. */
function sinceReveal(events: Happened[]): Happened[] {
  const isReveal = (event: Happened | undefined) => !!event && named(event, "action") === "reveal";
  let first = events.length - 1;
  while (first >= 0 && !isReveal(events[first])) first--;
  while (first > 0 && isReveal(events[first - 1])) first--;
  return events.slice(Math.max(0, first));
}

export function readRound(events: readonly Happened[], view: View): Round {
  const tiles: string[] = [];
  const sales: Sale[] = [];
  let lot: string | null = null;
  let said: Record<string, number> = {};

  const sold = (price: number | null) => {
    if (lot !== null) sales.push({ tile: lot, seat: ownerOf(view, lot), price });
    [lot, said] = [null, {}];
  };
  const speak = (seat: string | null, bid: number) => {
    // The last tile of a round is put up by itself.
    lot ??= tiles.find((tile) => !sales.some((sale) => sale.tile === tile)) ?? null;
    if (seat) said[seat] = bid;
  };

  for (const event of sinceReveal(standing(events))) {
    const action = named(event, "action");
    if (action === "reveal") tiles.push(named(event, "tile"));
    else if (action === "bid") speak(event.seat, Number(named(event, "sum")));
    else if (action === "pass") speak(event.seat, 0);
    else if (action === "sell") sold(Math.max(0, ...Object.values(said)));
    else if (action === "keep") sold(null);
    else if (action === "offer") {
      sold(null); // nobody bid on the one before
      lot = named(event, "tile");
    }
  }
  if (lot !== view.lot) sold(null);
  const all = tiles.length > 0 ? tiles : view.display;
  const missed = all.filter(
    (tile) => !view.display.includes(tile) && !sales.some((sale) => sale.tile === tile),
  );
  const taken = missed.map((tile): Sale => ({ tile, seat: ownerOf(view, tile), price: null }));
  return { tiles: all, said, sales: [...sales.filter(({ tile }) => !view.display.includes(tile)), ...taken] };
}

/** The seats in the order in which they speak about a lot; the auctioneer, who decides, comes last. */
export function speaking(view: View): string[] {
  const seats = Object.keys(view.players).toSorted();
  const hammer = seats.indexOf(view.hammer);
  return [...seats.slice(hammer + 1), ...seats.slice(0, hammer + 1)];
}

export function voiceOf(view: View, round: Round, seat: string): Voice {
  if (seat === view.hammer) return { state: "auctioneer" };
  const order = speaking(view);
  if (view.lot === null || order.indexOf(seat) > order.indexOf(view.turn)) return { state: "waits" };
  if (seat === view.turn) return { state: "speaks" };
  const highest = seat === view.bidder;
  const bid = highest ? view.bid : (round.said[seat] ?? 0);
  return bid > 0 || highest ? { state: "bid", bid, highest } : { state: "passed" };
}

/** The bids to show: all that are offered, between the one that is too low and the first that is too high. */
export function bidsAround(view: View, seat: string): number[] {
  const most = (view.players[seat]?.cash ?? 0) + 1;
  const least = Math.min(view.bid, most);
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((bid) => bid > 0);
}
