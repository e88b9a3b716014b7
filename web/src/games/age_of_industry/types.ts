/** The data of a game of Age of Industry from the server: the view of a seat, and the fixtures. */
import type { Scene } from "../contract";
import type { At, Route } from "../shared/map/types";

export type Industry = "cotton" | "factory" | "iron" | "coal" | "port" | "ship";
export type Cube = "coal" | "iron";
export type Product = "cotton" | "goods";

export interface PlayerView {
  cash: number;
  loans: number;
  /** Money spent this round, which determines the next order of play. */
  spent: number;
  points: number;
  /** The points if the game ended now. */
  worth: number;
  /** Card ids, or the number of cards if they are hidden. */
  hand: string[] | number;
  /** Counters left in each stack, by face. */
  display: Record<string, number>;
}

export interface View {
  board: string;
  round: number;
  phase: string;
  order: string[];
  turn: string;
  actions: number;
  players: Record<string, PlayerView>;
  /** By space: owner, face, then cubes left, `flipped` or `rebuilt`. */
  counters: Record<string, string>;
  /** By line: owner. */
  railways: Record<string, string>;
  /** The coal on each import space. */
  imports: Record<string, number>;
  /** By market: its counter, then `sold` if it is sold. */
  markets: Record<string, string>;
  /** The cubes in each row of a demand track, by price. */
  coal: Record<string, number>;
  iron: Record<string, number>;
  /** The cards beside the deck; null for one that was taken. */
  face_up: (string | null)[];
  deck: number;
  discard: string[];
}

export interface Space {
  id: string;
  name: string;
  kind: "open" | "coal" | "port" | "ship";
  takes: Industry[];
}

export interface Thing {
  id: string;
  name: string;
}

export interface Place extends Thing {
  kind: "location" | "market" | "village" | "sea";
  at: At;
  colour: string | null;
  symbol: string | null;
  spaces: Space[];
  market: Thing | null;
  distant_port: boolean;
  /** Whether coal and goods may pass through. */
  transit: boolean;
  import: (Thing & { cubes: number }) | null;
}

export interface Line extends Route {
  name: string;
}

export interface Face extends Thing {
  industry: Industry;
  level: number;
  number: number;
  buildable: boolean;
  cost: number;
  coal: number;
  iron: number;
  cubes: number;
  profit: number;
}

export interface Card extends Thing {
  kind: "industry" | "location";
  number: number;
  symbol: string | null;
}

export interface Demand extends Thing {
  takes: Product[];
  number: number;
}

export interface Fixtures {
  places: Place[];
  lines: Line[];
  /** Sea lanes, from a sea to a port. */
  lanes: { a: string; b: string }[];
  industries: { id: Industry; name: string; short: string }[];
  faces: Face[];
  cards: Card[];
  demands: Demand[];
  tracks: Record<Cube, { spaces: number[]; empty: number }>;
  deck: Thing & { cards: number; face_up: number };
  railways: number;
  railway_price: number;
  loan: number;
  interest: number;
  hand_limit: number;
}

export type AgeScene = Scene<View, Fixtures>;
