/** The table passes on data from the server without its type; only the folder of a game knows it. */
import type { Component } from "svelte";
import type { Part, PlayerPart } from "../contract";

export function drawn<View, Fixtures>(part: Component<Part<View, Fixtures>>): Component<Part> {
  return part as unknown as Component<Part>;
}

export function drawnPlayer<View, Fixtures>(
  part: Component<PlayerPart<View, Fixtures>>,
): Component<PlayerPart> {
  return part as unknown as Component<PlayerPart>;
}
