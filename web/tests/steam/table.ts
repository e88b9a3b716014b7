/** Tables for the tests: fixtures, and views with only the relevant fields. */
import type { Fixtures, PlayerView, View } from "../../src/games/steam/types";
import east from "./northeast.json";
import german from "./ruhr.json";
import rust from "./rust_belt.json";

export const northeast = east as unknown as Fixtures;
export const BOARDS = {
  northeast,
  ruhr: { ...northeast, ...(german as unknown as Partial<Fixtures>) },
  rust_belt: { ...northeast, ...(rust as unknown as Partial<Fixtures>) },
};

export function player(given: Partial<PlayerView> = {}): PlayerView {
  return {
    cash: 5,
    income: 0,
    points: 0,
    worth: 0,
    locomotive: 1,
    links: 0,
    incomplete: 0,
    tile: null,
    due: false,
    upgraded: false,
    out: 0,
    ...given,
  };
}

export function table(given: Partial<View> = {}): View {
  return {
    board: "northeast",
    round: 1,
    phase: "build",
    order: ["B", "A", "C"],
    turn: "A",
    cycle: 1,
    tiles_left: 3,
    free_pass: null,
    auction: { bid: null, bidder: null, in: [], bids: {}, places: [] },
    pending: [],
    players: { A: player(), B: player(), C: player() },
    track: {},
    links: {},
    incomplete: {},
    goods: {},
    new_cities: {},
    grown: [],
    supply: [],
    bag: {},
    stock: {},
    ...given,
  };
}
