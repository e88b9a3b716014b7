/** The table passes on what the server sends; only the folder of a game knows its shape. */
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
