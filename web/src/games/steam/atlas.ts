/** Looks up what is printed on a board, and the current state of its hexes. */
import { type Axial, across, keyOf } from "./hexes";
import type { ActionTile, Colour, Fixtures, Hex, Track, View } from "./types";

interface Index {
  byId: Map<string, Hex>;
  byPlace: Map<string, Hex>;
  tracks: Map<string, Track>;
}

const indexes = new WeakMap<Fixtures, Index>();

function indexOf(fixtures: Fixtures): Index {
  let found = indexes.get(fixtures);
  if (!found) {
    found = {
      byId: new Map(fixtures.hexes.map((hex) => [hex.id, hex])),
      byPlace: new Map(fixtures.hexes.map((hex) => [keyOf(hex), hex])),
      tracks: new Map(fixtures.tracks.map((track) => [track.id, track])),
    };
    indexes.set(fixtures, found);
  }
  return found;
}

export function hexOf(fixtures: Fixtures, id: string): Hex | undefined {
  return indexOf(fixtures).byId.get(id);
}

export function hexAt(fixtures: Fixtures, place: Axial): Hex | undefined {
  return indexOf(fixtures).byPlace.get(keyOf(place));
}

export function trackOf(fixtures: Fixtures, id: string): Track | undefined {
  return indexOf(fixtures).tracks.get(id);
}

export function neighbour(fixtures: Fixtures, hex: Hex, edge: number): Hex | undefined {
  return hexAt(fixtures, across(hex, edge));
}

/** A port, the end of a run: a hex and one of its edges. */
export interface Port {
  hex: Hex;
  edge: number;
}

export function portOf(fixtures: Fixtures, id: string): Port | null {
  const slash = id.lastIndexOf("/");
  const hex = hexOf(fixtures, id.slice(0, slash));
  const edge = fixtures.edges.indexOf(id.slice(slash + 1));
  return hex && edge >= 0 ? { hex, edge } : null;
}

export function portId(fixtures: Fixtures, { hex, edge }: Port): string {
  return `${hex.id}/${fixtures.edges[edge]}`;
}

/** The colour of a city, printed or new; null if there is none. */
export function colourOf(view: View, hex: Hex): Colour | null {
  return hex.colour ?? view.new_cities[hex.id] ?? null;
}

/** The letter of a column and the number of a row, as in the names of plain hexes. */
export function gridOf(fixtures: Fixtures): { columns: Map<number, string>; rows: Map<number, string> } {
  const [columns, rows] = [new Map<number, string>(), new Map<number, string>()];
  for (const { id, kind, q, r } of fixtures.hexes) {
    const named = kind === "plain" ? /^([a-z]+)(\d+)$/.exec(id) : null;
    if (!named) continue;
    columns.set(q, named[1]!.toUpperCase());
    rows.set(r + Math.floor(q / 2), named[2]!);
  }
  return { columns, rows };
}

export function tileOf(fixtures: Fixtures, id: string): ActionTile | undefined {
  return fixtures.tiles.find((tile) => tile.id === id);
}

export function colourName(fixtures: Fixtures, id: string): string {
  return fixtures.colours.find((one) => one.id === id)?.name ?? id;
}

/** The cubes of a text such as `red red blue`. */
export function cubesIn(word: string | undefined): Colour[] {
  return (word ?? "").split(" ").filter(Boolean) as Colour[];
}
