/** The state of a game in its third epoch, for the picture. */
import type { PlayerView, View } from "./types";

function player(laid: string[], late: string[] = [], hand: string[] = []): PlayerView {
  return { cash: 0, points: 0, worth: 0, hand, laid, late };
}

export const SHOWN: View = {
  epoch: 3,
  round: 8,
  phase: "auction",
  start: "A",
  hammer: "A",
  turn: "D",
  lot: "power_plant",
  bid: 4,
  bidder: "B",
  built: [],
  laying: null,
  display: ["oil_field", "power_plant", "reinforced_concrete"],
  pile: [],
  gone: [],
  bank: ["brick", "wood"],
  players: {
    A: player(["brickyard", "clay_pit", "pottery_works", "cement_works", "optics"]),
    B: player([
      "quarry",
      "glassworks",
      "textile_mill",
      "steel_mill",
      "mechanical_engineering",
      "steam_engine",
    ]),
    C: player(["sawmill", "shipyard", "bank", "stock_exchange", "construction"], ["shipyard"]),
    D: player(["iron_ore_mine", "coal_mine", "ironworks", "electrical_engineering"], [], ["chemical_works"]),
  },
};
