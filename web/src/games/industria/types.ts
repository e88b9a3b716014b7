/** The data of a game of Industria from the server: the view, which is the same for all readers, and the fixtures. */
import type { Scene } from "../contract";

export type Kind = "factory" | "technology" | "raw" | "bonus";
export type Phase = "first" | "reveal" | "auction" | "build" | "over";

export interface PlayerView {
  cash: number;
  points: number;
  /** The points if the game ended now. */
  worth: number;
  hand: string[];
  laid: string[];
  /** Factories built after their epoch, which scored no points. */
  late: string[];
}

export interface View {
  epoch: number;
  /** Counted from the start of the game. */
  round: number;
  phase: Phase;
  /** The seats with the start marker and the hammer, and the seat to act. */
  start: string;
  hammer: string;
  turn: string;
  lot: string | null;
  bid: number;
  bidder: string | null;
  /** The kinds that the builder has built this round. */
  built: Kind[];
  laying: string | null;
  /** Tiles revealed this round that have no owner yet, including the lot. */
  display: string[];
  /** Tiles of this epoch that are face down. */
  pile: string[];
  gone: string[];
  /** The materials that the bank sells. */
  bank: string[];
  players: Record<string, PlayerView>;
}

export interface Tile {
  id: string;
  name: string;
  kind: Kind;
  epoch: number;
  /** The column among the tiles of its kind, and the row, for tiles with a space on the board. */
  at: readonly [number, number] | null;
  cost: number;
  needs: string[];
  makes: string | null;
  points: number;
  symbols: string[];
  discount: number;
  material: string | null;
  bonus: string | null;
}

export interface Link {
  id: string;
  name: string;
  kind: "road" | "line";
  a: string;
  b: string;
}

export interface Material {
  id: string;
  name: string;
  /** An amount of it, as a sentence names it. */
  text: string;
  epoch: number;
  makers: string[];
}

export interface Fixtures {
  tiles: Tile[];
  links: Link[];
  materials: Material[];
  bonuses: { id: string; name: string }[];
  epochs: { id: string; name: string; rounds: number; extra: number }[];
  lots: number;
  link_points: number;
  symbol_points: number;
}

export type IndustriaScene = Scene<View, Fixtures>;
