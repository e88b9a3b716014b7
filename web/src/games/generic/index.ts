/** The table of a game without a folder, drawn from data that the server has for every game. */
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";

export default { Board, Order, Player, Status, usesPanels: true, icon: () => "" } satisfies GameFolder;
