/** The label of every piece, for screen readers. */
import { t } from "../../words/words.svelte";
import type { Mark } from "../contract";
import { anyOf, playerName, stateTexts } from "../shared/labels";
import { readTile } from "./reading";
import type { BrassScene, Industry, Line, Slot } from "./types";

export function industryName(scene: BrassScene, industry: Industry): string {
  return scene.fixtures.industries.find(({ id }) => id === industry)?.name ?? industry;
}

export function slotLabel(scene: BrassScene, slot: Slot, mark: Mark): string {
  const tile = readTile(scene.view.tiles[slot.id], scene.fixtures);
  const parts = tile
    ? [
        t("piece-level", { industry: industryName(scene, tile.face.industry), level: tile.face.level }),
        playerName(scene, tile.owner),
        ...(tile.cubes ? [t("piece-cubes", { kind: tile.face.industry, count: tile.cubes })] : []),
        tile.flipped ? t("brass-flipped", { points: tile.face.points }) : t("piece-unflipped"),
      ]
    : [
        t("piece-free", {
          industries: anyOf(
            scene.lang,
            slot.industries.map((id) => industryName(scene, id)),
          ),
        }),
      ];
  return [slot.name, ...parts, ...stateTexts(mark)].join(", ");
}

export function lineLabel(scene: BrassScene, line: Line, mark: Mark): string {
  const owner = scene.view.links[line.id];
  const kind = scene.view.era;
  const state = owner
    ? t("brass-line-built", { kind, owner: playerName(scene, owner) })
    : t("brass-line-free", { kind });
  return [line.name, state, ...stateTexts(mark)].join(", ");
}
