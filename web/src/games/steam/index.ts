import type { Component } from "svelte";
import type { GameFolder, ListPart, Scene } from "../contract";
import { drawn, drawnPlayer } from "../shared/folder";
import List from "./List.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";
import Stock from "./Stock.svelte";
import { underWay } from "./auction";
import Auction from "./auction/Auction.svelte";
import Board from "./board/Board.svelte";
import { icon } from "./icons";
import { isBroad } from "./layout";
import type { Fixtures, View } from "./types";

export default {
  Board: drawn(Board),
  Order: drawn(Order),
  Player: drawnPlayer(Player),
  Stock: drawn(Stock),
  Status: drawn(Status),
  Event: drawn(Auction),
  eventAsks: (scene) => underWay((scene as Scene<View, Fixtures>).real),
  broad: (fixtures) => isBroad(fixtures as Fixtures),
  List: List as unknown as Component<ListPart>,
  lists: ["track", "tile", "space", "loans", "colour", "link"],
  icon,
} satisfies GameFolder;
