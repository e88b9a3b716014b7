/** The data of a game of Steam from the server: the view, in which nothing is hidden, and the fixtures. */
import type { Scene } from "../contract";

export type Colour = "red" | "blue" | "yellow" | "purple" | "grey";

export interface PlayerView {
  cash: number;
  income: number;
  points: number;
  /** The points if the game ended now. */
  worth: number;
  locomotive: number;
  /** Completed links, and incomplete ones. */
  links: number;
  incomplete: number;
  /** The action tile taken this turn, and whether its effect is still to come. */
  tile: string | null;
  due: boolean;
  /** Whether the locomotive was already improved in this goods phase. */
  upgraded: boolean;
  /** The order of elimination; 0 for a player in the game. */
  out: number;
}

export interface Auction {
  bid: number | null;
  bidder: string | null;
  /** The seats that may still bid. */
  in: string[];
  bids: Record<string, number | null>;
  /** The new order as far as it is known. */
  places: (string | null)[];
}

export interface View {
  board: string;
  round: number;
  phase: string;
  order: string[];
  turn: string | null;
  cycle: number;
  /** Track tiles that the builder may still place. */
  tiles_left: number;
  /** The seat that may pass once and stay in the auction. */
  free_pass: string | null;
  auction: Auction;
  /** Unfinished decisions as texts: `supply albany`, `route albany red albany/s`, `score A 3`. */
  pending: string[];
  players: Record<string, PlayerView>;
  /** The pattern of track on a hex. */
  track: Record<string, string>;
  /** By port: owner or `-`, then the port at the other end. */
  links: Record<string, string>;
  /** By port: owner or `-`, then hex and edge of the open end, then `new` if it was extended in this build. */
  incomplete: Record<string, string>;
  goods: Record<string, string>;
  new_cities: Record<string, Colour>;
  grown: string[];
  supply: string[];
  bag: Record<string, number>;
  /** By face: how many tiles could still show it. */
  stock: Record<string, number>;
}

export interface Hex {
  id: string;
  name: string;
  q: number;
  r: number;
  kind: "plain" | "city" | "town";
  terrain: "plain" | "coast" | "hill" | "city";
  river: boolean;
  colour: Colour | null;
  /** Its cubes at the start. */
  cubes: number;
  /** Edges that no track crosses, and edges of the map. */
  black: number[];
  border: number[];
}

/** The track on a hex: pairs of edges, with 6 for the town. */
export interface Track {
  id: string;
  name: string;
  face: string;
  town: boolean;
  segments: [number, number][];
}

export interface Face {
  id: string;
  name: string;
  number: number;
  exits: number;
  town: boolean;
}

export interface ActionTile {
  id: string;
  number: number;
  name: string;
  cost: number;
  text: string;
}

export interface Fixtures {
  hexes: Hex[];
  waters: { id: string; name: string; hexes: [number, number][] }[];
  edges: string[];
  tracks: Track[];
  faces: Face[];
  tiles: ActionTile[];
  colours: { id: Colour; name: string }[];
  new_cities: Record<string, number>;
  growth_markers: number;
  income: { low: number; high: number };
  locomotive: { low: number; high: number };
  rounds: number;
  cycles: number;
  loan: { sum: number; points: number };
  standard: boolean;
}

export type SteamScene = Scene<View, Fixtures>;
