/**
 * What a game adds to the page: a folder that draws its board and the things of its players. Everything that a
 * player can do arrives as offered elements (`kind` and `id`). Everything that is drawn arrives in the view and the
 * fixtures. The components of a game contain no rules: they ask `scene.mark` for the state of an element, and call
 * `scene.choose` when it is clicked. The table decides whether that picks the element or asks why it cannot be
 * picked.
 */
import type { Component } from "svelte";
import type { Query } from "../parts/query.svelte";
import type { Draft, Event, Named, Offer, PanelSheet } from "../wire/types";
import type { Lang } from "../words/words.svelte";

/** The state of an element; see the states of the visual language. */
export interface Mark {
  /** `offered`: can be clicked now; `chosen`: part of the current choice; `idle`: neither. */
  state: "offered" | "chosen" | "idle";
  /** Whether the last move of any seat named it. */
  last: boolean;
  /** Whether the log or the rules point to it: highlight it for a moment. */
  pointed: boolean;
  /** Whether the shown answer to "why not?" is about it. */
  meant: boolean;
}

/** An event at the table: the seat, and the elements that it named. */
export type TableEvent = Pick<Event, "index" | "kind" | "seat" | "elements">;

/** The preview of a pick. */
export interface Preview<View = unknown> {
  view: View;
  effects: Draft["effects"];
}

export interface Scene<View = unknown, Fixtures = unknown> {
  /** The view of the reader; during a preview, the view after the moves. */
  readonly view: View;
  /** The current view, without a preview. */
  readonly real: View;
  readonly fixtures: Fixtures;
  /** The seat whose view it is; null for a watcher. */
  readonly seat: string | null;
  /** Whether the reader is to choose now: then they may ask why about everything. */
  readonly choosing: boolean;
  /** The seat to act in the view. */
  readonly turn: string | null;
  /** The current decision: every legal move with its elements; null if the reader is not to choose. */
  readonly offer: Offer | null;
  /** The table as text panels, for a folder that sets `usesPanels`. */
  readonly panels: Query<PanelSheet> | null;
  /** The names of the players, by seat letter. */
  readonly names: Readonly<Record<string, string>>;
  readonly lang: Lang;
  /** The events up to the view, oldest first, as far back as the page has loaded them. */
  readonly events: readonly TableEvent[];
  mark(kind: string, id: string): Mark;
  /** The elements chosen so far, in the order of their texts, such as the industry to build. */
  chosen(kind: string): string[];
  /**
   * The elements of a kind that a click would pick: those offered, or those that can replace the last pick of a
   * complete action. With `beside`, only those that fit this element.
   */
  choices(kind: string, beside?: { kind: string; id: string }): string[];
  /** The view after a pick that leaves one move, from the server; null if there is none. */
  foresee(kind: string, id: string): Promise<Preview<View> | null>;
  /** Handles a click or key press on an element: picks it if it is offered, otherwise asks why not. */
  choose(kind: string, id: string): void;
}

export interface Part<View = unknown, Fixtures = unknown> {
  scene: Scene<View, Fixtures>;
}

/** The content of a player's panel besides letter and name. */
export interface PlayerPart<View = unknown, Fixtures = unknown> extends Part<View, Fixtures> {
  player: string;
  /** One short row for the strip on a narrow screen, instead of the whole panel. */
  brief?: boolean;
}

/** The elements of one kind to choose from. */
export interface ListPart<View = unknown, Fixtures = unknown> extends Part<View, Fixtures> {
  kind: string;
  things: readonly Named[];
}

export interface GameFolder {
  /** The map with everything on it; fills its box and has zoom and pan. */
  Board: Component<Part>;
  /** The order of play, and what each seat has spent. */
  Order: Component<Part>;
  /** The figures and stacks of one player. */
  Player: Component<PlayerPart>;
  /** The reader's hand, if the game has hands. */
  Hand?: Component<Part>;
  /** The reader's stock, if the game has one; in a game without secrets, the common stock. */
  Stock?: Component<Part>;
  /** Era, round and piles, for the bar at the top. */
  Status: Component<Part>;
  /**
   * An activity of all players, such as an auction, shown above the decision. It draws nothing while there is none.
   * Its choices have `data-element`, and `data-choice` with their number for the keyboard.
   */
  Event?: Component<Part>;
  /** Whether the event shows all choices: then they are not listed again below it. */
  eventAsks?(scene: Scene): boolean;
  /** Whether the board is wider than high: then it also uses the left column, and the players are below it. */
  broad?: boolean | ((fixtures: unknown) => boolean);
  /**
   * The list of choices for the kinds in `lists`. It replaces the plain buttons, and stays while the choice waits
   * for confirmation. Each choice has `data-element`, and `data-choice` with its number.
   */
  List?: Component<ListPart>;
  lists?: readonly string[];
  /** Whether the game draws `scene.panels`, which is then kept up to date. */
  usesPanels?: boolean;
  /** The icon of an element in lists and chips; empty for none. */
  icon(kind: string, id: string, fixtures: unknown): string;
}
