/** The state of the seats in an auction for the order of play. */
import type { View } from "./types";

/** Whether the order of play is being auctioned. */
export function underWay(view: View): boolean {
  return view.auction.in.length > 0;
}

export type Voice =
  | { state: "place"; place: number }
  | { state: "bid"; bid: number; highest: boolean }
  | { state: "passed" | "speaks" | "waits" };

/** The seats in bidding order: the order of play, or by letter before there is one. */
export function biddingOrder(view: View): string[] {
  const seats = Object.keys(view.players).toSorted();
  const order = [...view.order, ...seats.filter((seat) => !view.order.includes(seat))];
  return order.filter((seat) => view.players[seat]?.out === 0);
}

export function voiceOf(view: View, seat: string): Voice {
  const { auction } = view;
  const place = auction.places.indexOf(seat) + 1;
  if (place > 0) return { state: "place", place };
  if (seat === view.turn) return { state: "speaks" };
  if (!auction.in.includes(seat)) return { state: "passed" };
  const bid = auction.bids[seat] ?? null;
  return bid === null ? { state: "waits" } : { state: "bid", bid, highest: seat === auction.bidder };
}

/** The amounts shown as chips: the next few, and a chosen higher one. */
export function chipsOf(sums: readonly number[], chosen: number | null, most = 6): number[] {
  const first = sums.slice(0, sums.length > most ? most - 1 : most);
  return chosen === null || first.includes(chosen) ? first : [...first, chosen];
}

/** The offered amount closest to a wish; the lower of two. */
export function nearest(sums: readonly number[], wish: number): number {
  return sums.reduce(
    (best, sum) => (Math.abs(sum - wish) < Math.abs(best - wish) ? sum : best),
    sums[0] ?? 0,
  );
}
