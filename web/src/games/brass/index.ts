import type { GameFolder } from "../contract";
import { drawn, drawnPlayer } from "../shared/folder";
import Hand from "./Hand.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";
import Stock from "./Stock.svelte";
import Board from "./board/Board.svelte";
import { icon } from "./reading";

export default {
  Board: drawn(Board),
  Order: drawn(Order),
  Player: drawnPlayer(Player),
  Hand: drawn(Hand),
  Stock: drawn(Stock),
  Status: drawn(Status),
  icon,
} satisfies GameFolder;
