import type { Component } from "svelte";
import type { GameFolder, Part, PlayerPart, Scene } from "../contract";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";
import Stock from "./Stock.svelte";
import Auction from "./auction/Auction.svelte";
import Board from "./board/Board.svelte";
import { icon } from "./reading";
import type { Fixtures, View } from "./types";

/** The table passes on what the server sends; only this folder knows its shape. */
function drawn(part: Component<Part<View, Fixtures>>): Component<Part> {
  return part as unknown as Component<Part>;
}

export default {
  Board: drawn(Board),
  Order: drawn(Order),
  Player: Player as unknown as Component<PlayerPart>,
  Hand: drawn(Hand),
  Stock: drawn(Stock),
  Status: drawn(Status),
  Event: drawn(Auction),
  eventAsks: (scene) => (scene as Scene<View, Fixtures>).real.phase === "auction",
  broad: true,
  icon,
} satisfies GameFolder;
