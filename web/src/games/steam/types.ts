/** What the server says of a game of Steam: the view, in which nothing is hidden, and what is fixed and printed. */
import type { Scene } from "../contract";

export type Colour = "red" | "blue" | "yellow" | "purple" | "grey";

export interface PlayerView {
  cash: number;
  income: number;
  points: number;
  /** Points if the game ended now. */
  worth: number;
  locomotive: number;
  /** Completed links, and runs of track that lead nowhere yet. */
  links: number;
  incomplete: number;
  /** The action tile taken this turn, and whether it was paid for where it costs something. */
  tile: string | null;
  paid: boolean;
  /** Whether the locomotive was improved in this goods phase already. */
  upgraded: boolean;
  /** Which to be eliminated, 0 for one who plays. */
  out: number;
}

export interface Auction {
  /** The place on sale in the opening auction. */
  place: number;
  bid: number | null;
  bidder: string | null;
  /** Who may still bid. */
  in: string[];
  bids: Record<string, number>;
  /** The new order as far as it is known. */
  places: (string | null)[];
  /** Who may pass once and stay in. */
  free_pass: string | null;
}

export interface View {
  board: string;
  round: number;
  phase: string;
  order: string[];
  turn: string;
  cycle: number;
  /** Track tiles that the builder may still lay. */
  tiles_left: number;
  auction: Auction | null;
  /** Decisions under way, in words: `supply albany`, `route A albany red albany/s`, `score A 3`. */
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
  /** Cubes that it begins with. */
  cubes: number;
  /** Edges that no track crosses, and edges of the map. */
  black: number[];
  border: number[];
}

/** How track lies on a hex: from edge to edge, 6 being the town. */
export interface Track {
  id: string;
  face: string;
  town: boolean;
  segments: [number, number][];
}

export interface Face {
  id: string;
  name: string;
  count: number;
  exits: number;
  town: boolean;
}

export interface ActionTile {
  id: string;
  number: number;
  name: string;
  cost: number | null;
  text: string;
}

export interface Fixtures {
  hexes: Hex[];
  waters: { id: string; name: string; hexes: [number, number][] }[];
  edges: string[];
  tracks: Track[];
  faces: Face[];
  pieces: { faces: string[]; count: number }[];
  tiles: ActionTile[];
  colours: { id: Colour; name: string }[];
  new_cities: Record<string, number>;
  growth_markers: number;
  income: { low: number; high: number };
  locomotive: { low: number; high: number };
  rounds: number;
  supply_spaces: number;
  tiles_a_build: number;
  engineer_tiles: number;
  loan: { sum: number; points: number };
  standard: boolean;
}

export type SteamScene = Scene<View, Fixtures>;
