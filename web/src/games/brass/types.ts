/** The data of a game of Brass from the server: the view of a seat, and the fixtures. */
import type { Scene } from "../contract";
import type { At } from "../shared/map/types";

export type Era = "canal" | "rail";
export type Industry = "cotton" | "port" | "coal" | "iron" | "shipyard";

export interface PlayerView {
  cash: number;
  /** The space on the income track. */
  income: number;
  points: number;
  /** Money spent this round, which determines the next order of play. */
  spent: number;
  begun: boolean;
  /** Card ids, or the number of cards if they are hidden. */
  hand: string[] | number;
  /** Tiles left of each industry. */
  piles: Record<Industry, number>;
}

export interface View {
  board: string;
  era: Era;
  round: number;
  phase: string;
  order: string[];
  turn: string;
  actions: number;
  players: Record<string, PlayerView>;
  /** By slot: owner, face, then cubes left or `flipped`. */
  tiles: Record<string, string>;
  /** By line: owner. */
  links: Record<string, string>;
  /** Cubes on the demand tracks. */
  coal: number;
  iron: number;
  /** The space of the marker on the cotton demand track. */
  cotton: number;
  /** The distant market tiles left, by the number of spaces they move the marker down. */
  market: number[];
  pile: number;
  discard: string[];
}

export interface Slot {
  id: string;
  name: string;
  industries: Industry[];
  /** The column and row within the town. */
  at: At;
}

export interface Place {
  id: string;
  name: string;
  kind: "town" | "external" | "waypoint";
  at: At;
  discs: number;
  slots: Slot[];
}

export interface Line {
  id: string;
  name: string;
  a: string;
  b: string;
  eras: Era[];
  canal_at: At | null;
  rail_at: At | null;
}

export interface Face {
  id: string;
  name: string;
  industry: Industry;
  level: number;
  cost: number;
  coal: number;
  iron: number;
  cubes: number;
  income: number;
  points: number;
  eras: Era[];
}

export interface Card {
  id: string;
  name: string;
  kind: "town" | "industry";
  count: number;
}

export interface Fixtures {
  places: Place[];
  lines: Line[];
  industries: { id: Industry; name: string; short: string }[];
  faces: Face[];
  /** The ids of the faces of each pile, top first. */
  piles: Record<Industry, string[]>;
  cards: Card[];
  eras: { id: Era; name: string; rounds: number }[];
  demand: { coal: number[]; iron: number[]; empty: number };
  cotton: { bonus: number[]; pays: "income" | "cash" };
  market: { id: string; name: string; tiles: { id: string; name: string; down: number; count: number }[] };
  income: { pounds: number[]; start: number };
  link_markers: number;
}

export type BrassScene = Scene<View, Fixtures>;
