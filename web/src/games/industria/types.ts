/** What the server says of a game of Industria: the view, which is the same for everybody, and what is printed. */
import type { Scene } from "../contract";

export type Kind = "factory" | "technology" | "raw" | "bonus";
export type Phase = "first" | "reveal" | "auction" | "build" | "over";

export interface PlayerView {
  cash: number;
  points: number;
  /** Points if the game ended now. */
  worth: number;
  hand: string[];
  laid: string[];
  /** Factories laid after their epoch, which brought no points. */
  late: string[];
}

export interface View {
  epoch: number;
  /** Counted from the beginning of the game. */
  round: number;
  phase: Phase;
  /** Who has the start marker, who the hammer, who is to decide. */
  start: string;
  hammer: string;
  turn: string;
  lot: string | null;
  bid: number;
  bidder: string | null;
  /** Kinds that the builder has laid this round. */
  built: Kind[];
  laying: string | null;
  /** Tiles turned up this round that nobody owns yet, the lot among them. */
  display: string[];
  /** Tiles of this epoch that are face down. */
  pile: string[];
  gone: string[];
  /** Materials that the bank sells. */
  bank: string[];
  players: Record<string, PlayerView>;
}

export interface Tile {
  id: string;
  name: string;
  kind: Kind;
  epoch: number;
  /** Column among the tiles of its kind, and row, of those that have a space on the board. */
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
