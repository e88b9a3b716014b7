/**
 * What a game adds to the page: one folder that draws its board and its players' things, nothing else.
 *
 * Everything a player can do arrives as offered elements (`kind` and `id`), everything that is drawn arrives in the
 * view and the fixtures. A game's components hold no rule: they ask `scene.mark` how a thing is to be shown, and call
 * `scene.choose` when it is clicked, whatever it is; the table decides whether that picks it or asks why not.
 */
import type { Component } from "svelte";
import type { Asked } from "../parts/asked.svelte";
import type { Draft, Event, Named, Offer, PanelSheet } from "../wire/types";
import type { Lang } from "../words/words.svelte";

/** How a thing is to be shown; see the states of the visual language. */
export interface Mark {
  /** `offered`: may be clicked now; `chosen`: part of the present choice; `idle`: neither. */
  state: "offered" | "chosen" | "idle";
  /** Named by the last move of anybody. */
  last: boolean;
  /** Looked at from the log or the rules: point it out for a moment. */
  pointed: boolean;
}

/** Something that happened at the table: who did it, and what it named. */
export type Happened = Pick<Event, "index" | "kind" | "seat" | "elements">;

/** What a pick would do, before it is made. */
export interface Foreseen<View = unknown> {
  view: View;
  effects: Draft["effects"];
}

export interface Scene<View = unknown, Fixtures = unknown> {
  /** What is on the table for these eyes; while a choice is previewed, as it would be after it. */
  readonly view: View;
  /** The view that really is, without the preview. */
  readonly real: View;
  readonly fixtures: Fixtures;
  /** Through whose eyes, null for a watcher. */
  readonly seat: string | null;
  /** Whether this reader is to choose now: then everything may be asked about. */
  readonly choosing: boolean;
  /** Whose turn it is in what is shown. */
  readonly turn: string | null;
  /** What is being decided, every legal move with the things it names; null for a reader who is not to choose. */
  readonly offer: Offer | null;
  /** The table in words, for a folder that asks for it with `told`. */
  readonly told: Asked<PanelSheet> | null;
  /** Names of the players by seat letter. */
  readonly names: Readonly<Record<string, string>>;
  readonly lang: Lang;
  /** What has happened up to what is shown, oldest first, as far back as it is known here. */
  readonly events: readonly Happened[];
  mark(kind: string, id: string): Mark;
  /** The elements chosen so far, in the order of their words, such as the industry that is to be built. */
  chosen(kind: string): string[];
  /**
   * What of a kind a click would pick: offered, or in place of the last pick of an action that waits to be confirmed;
   * together with another thing, only what goes with it.
   */
  choices(kind: string, beside?: { kind: string; id: string }): string[];
  /** The table as it would be with a thing picked, where that leaves one move: the server says; null where it cannot. */
  foresee(kind: string, id: string): Promise<Foreseen<View> | null>;
  /** A thing was clicked or activated by keyboard: picked if it is offered, else asked about. */
  choose(kind: string, id: string): void;
}

export interface Part<View = unknown, Fixtures = unknown> {
  scene: Scene<View, Fixtures>;
}

/** What a player's panel shows besides letter and name. */
export interface PlayerPart<View = unknown, Fixtures = unknown> extends Part<View, Fixtures> {
  player: string;
  /** One short row for the strip on a narrow screen instead of the whole panel. */
  brief?: boolean;
}

/** Things of one kind among which is to be chosen. */
export interface ListPart<View = unknown, Fixtures = unknown> extends Part<View, Fixtures> {
  kind: string;
  things: readonly Named[];
}

export interface GameFolder {
  /** The map with everything on it, filling its box, with zoom and pan. */
  Board: Component<Part>;
  /** The order of play and what each has spent. */
  Order: Component<Part>;
  /** Figures and stacks of one player. */
  Player: Component<PlayerPart>;
  /** What the reader holds, where there is such a thing. */
  Hand?: Component<Part>;
  /** The reader's own stock, where there is such a thing; in a game without secrets, what is there for all. */
  Stock?: Component<Part>;
  /** Era, round and piles, for the bar at the top. */
  Status: Component<Part>;
  /**
   * Something that all take part in while it lasts, such as an auction, above what is to be decided. It draws nothing
   * while there is none. What can be chosen in it has `data-element`, and `data-choice` with its number for the keys.
   */
  Event?: Component<Part>;
  /** Whether all that can be chosen now stands in the event: then it is not listed once more below. */
  eventAsks?(scene: Scene): boolean;
  /** A board that is broader than high: it has the room of the left column too, and the players stand below it. */
  broad?: boolean | ((fixtures: unknown) => boolean);
  /**
   * The list of what can be chosen, for the kinds that `lists` names: drawn instead of plain buttons, and still there
   * while the choice waits to be confirmed. Each of them has `data-element`, and `data-choice` with its number.
   */
  List?: Component<ListPart>;
  lists?: readonly string[];
  /** Whether it draws the table from `scene.told`, which is then kept up to date. */
  told?: boolean;
  /** The icon of an element in lists and chips, empty for none. */
  icon(kind: string, id: string, fixtures: unknown): string;
}
