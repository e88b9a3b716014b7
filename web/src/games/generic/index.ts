/** The table of a game that has no folder of its own: drawn from what the server tells of any game. */
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Order from "./Order.svelte";
import Player from "./Player.svelte";
import Status from "./Status.svelte";

export default { Board, Order, Player, Status, told: true, icon: () => "" } satisfies GameFolder;
