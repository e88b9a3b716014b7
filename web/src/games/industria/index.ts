import type { GameFolder, Scene } from "../contract";
import { drawn, drawnPlayer } from "../shared/folder";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";
import Stock from "./Stock.svelte";
import Auction from "./auction/Auction.svelte";
import Board from "./board/Board.svelte";
import { icon } from "./reading";
import type { Fixtures, View } from "./types";

export default {
  Board: drawn(Board),
  Order: drawn(Order),
  Player: drawnPlayer(Player),
  Hand: drawn(Hand),
  Stock: drawn(Stock),
  Status: drawn(Status),
  Event: drawn(Auction),
  eventAsks: (scene) => (scene as Scene<View, Fixtures>).real.phase === "auction",
  broad: true,
  icon,
} satisfies GameFolder;
