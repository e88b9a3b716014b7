/** The label of everything on the map, for screen readers. */
import { listed } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Mark } from "../contract";
import { counted } from "../shared/figures";
import { playerName, stateTexts } from "../shared/labels";
import { colourName, colourOf, cubesIn, hexOf, portOf } from "./atlas";
import { TOWN } from "./hexes";
import type { Run } from "./runs";
import type { Fixtures, Hex, SteamScene } from "./types";

/** Cubes as text: "two red, one blue". */
export function cubesSaid(fixtures: Fixtures, word: string | undefined): string {
  const cubes = counted(cubesIn(word)).map(({ id, count }) =>
    t("steam-cubes", { count, colour: colourName(fixtures, id) }),
  );
  return cubes.length > 0 ? listed(cubes) : t("steam-no-goods");
}

/** The name of a place, or of a hex by column and row. */
export function placeName(fixtures: Fixtures, id: string): string {
  return hexOf(fixtures, id)?.name ?? id;
}

export function edgeName(fixtures: Fixtures, edge: number): string {
  return t(`steam-edge-${fixtures.edges[edge]}`);
}

/** Track with its owner, if it has one. */
function trackOf(scene: SteamScene, run: Run): string {
  return run.owner
    ? t("steam-track-of", { owner: playerName(scene, run.owner) })
    : t(`steam-track-${run.state}`);
}

/** The track on a hex: owner and direction. */
function trackSaid(scene: SteamScene, hex: Hex, runs: readonly Run[]): string[] {
  const { fixtures } = scene;
  return runs.flatMap((run) =>
    run.steps
      .filter((step) => step.hex.id === hex.id)
      .map(({ from, to }) => {
        const track = trackOf(scene, run);
        if (from !== TOWN && to !== TOWN)
          return t("steam-track-through", {
            track,
            edge: edgeName(fixtures, from),
            beyond: edgeName(fixtures, to),
          });
        return t("steam-track-from-town", { track, beyond: edgeName(fixtures, from === TOWN ? to : from) });
      }),
  );
}

export function hexLabel(scene: SteamScene, hex: Hex, runs: readonly Run[], mark: Mark): string {
  const { fixtures, view } = scene;
  const colour = colourOf(view, hex);
  const parts = colour
    ? [
        t(hex.kind === "town" ? "steam-new-city" : "steam-city", { colour: colourName(fixtures, colour) }),
        cubesSaid(fixtures, view.goods[hex.id]),
        view.grown.includes(hex.id) ? t("steam-has-grown") : "",
      ]
    : [
        hex.kind === "town" ? t("steam-town") : "",
        t(`steam-terrain-${hex.terrain}`),
        hex.river ? t("steam-river") : "",
        ...trackSaid(scene, hex, runs),
      ];
  return [hex.name, ...parts, ...stateTexts(mark)].filter(Boolean).join(", ");
}

/** The two ends of a run, and its owner. */
export function runLabel(scene: SteamScene, run: Run, mark: Mark): string {
  const { fixtures } = scene;
  const from = portOf(fixtures, run.id)?.hex.name ?? run.id;
  const to = portOf(fixtures, run.other)?.hex.name ?? run.other;
  const state = t(`steam-run-${run.state}`, { owner: run.owner ? playerName(scene, run.owner) : "" });
  return [t("steam-run", { from, to }), state, ...stateTexts(mark)].join(", ");
}
