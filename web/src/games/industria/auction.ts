/**
 * The auctions of a round. The view has only the current state; earlier bids and prices follow from the events
 * since the tiles were revealed.
 */
import type { TableEvent } from "../contract";
import { ownerOf } from "./reading";
import type { View } from "./types";

export interface Sale {
  tile: string;
  /** The current owner; null if it is already out of the game. */
  seat: string | null;
  /** The price, null if the auctioneer kept it. */
  price: number | null;
}

export interface Round {
  /** The tiles revealed this round, in order. */
  tiles: string[];
  /** The bids on the lot, by seat; 0 for a pass. */
  said: Record<string, number>;
  /** The tiles that were sold or kept, in order. */
  sales: Sale[];
}

/** The state of a seat in the auction of the lot. */
export type Voice =
  { state: "auctioneer" | "passed" | "speaks" | "waits" } | { state: "bid"; bid: number; highest: boolean };

function named({ elements }: TableEvent, kind: string): string {
  return elements.find((element) => element.kind === kind)?.id ?? "";
}

/** The events without those taken back: a seat can take back only its own last decisions. */
function standing(events: readonly TableEvent[]): TableEvent[] {
  const kept: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === "move" || event.kind === "chance") kept.push(event);
    else if (event.kind === "undo" && kept.at(-1)?.seat === event.seat) kept.pop();
  }
  return kept;
}

/** The events since the first tile of the current round was revealed. */
function sinceReveal(events: TableEvent[]): TableEvent[] {
  const isReveal = (event: TableEvent | undefined) => !!event && named(event, "action") === "reveal";
  let first = events.length - 1;
  while (first >= 0 && !isReveal(events[first])) first--;
  while (first > 0 && isReveal(events[first - 1])) first--;
  return events.slice(Math.max(0, first));
}

export function readRound(events: readonly TableEvent[], view: View): Round {
  const tiles: string[] = [];
  const sales: Sale[] = [];
  let lot: string | null = null;
  let said: Record<string, number> = {};

  const sold = (price: number | null) => {
    if (lot !== null) sales.push({ tile: lot, seat: ownerOf(view, lot), price });
    [lot, said] = [null, {}];
  };
  const speak = (seat: string | null, bid: number) => {
    // The last tile of a round is put up automatically.
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
      sold(null); // no bids on the previous one
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

/** The seats in bidding order; the auctioneer, who decides, is last. */
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

/** The bids to show: all that are offered, from the highest that is too low to the lowest that is too high. */
export function bidsAround(view: View, seat: string): number[] {
  const most = (view.players[seat]?.cash ?? 0) + 1;
  const least = Math.min(view.bid, most);
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((bid) => bid > 0);
}
