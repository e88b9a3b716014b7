/** A scene without a player, for pictures of a board. */
import { lang } from "../../words/words.svelte";
import type { Mark, Scene } from "../contract";

export const IDLE: Mark = { state: "idle", last: false, pointed: false, meant: false };

export function staticScene<View, Fixtures>(view: View, fixtures: Fixtures): Scene<View, Fixtures> {
  return {
    view,
    real: view,
    fixtures,
    seat: null,
    choosing: false,
    turn: null,
    offer: null,
    panels: null,
    names: {},
    lang: lang(),
    events: [],
    mark: () => IDLE,
    chosen: () => [],
    choices: () => [],
    foresee: () => Promise.resolve(null),
    choose: () => undefined,
  };
}
