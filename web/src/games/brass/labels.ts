/** The sentence of every piece, for those who hear the table. */
import { t } from "../../words/words.svelte";
import type { Mark } from "../contract";
import { readTile } from "./reading";
import type { BrassScene, Industry, Line, Slot } from "./types";

export function industryName(scene: BrassScene, industry: Industry): string {
  return scene.fixtures.industries.find(({ id }) => id === industry)?.name ?? industry;
}

export function ownerName(scene: BrassScene, seat: string): string {
  return scene.names[seat] ?? seat;
}

/** What is told of a thing besides itself: that it may be chosen, is chosen, was in the last move. */
function told(mark: Mark): string[] {
  const words = mark.state === "idle" ? [] : [t(`brass-${mark.state}`)];
  return mark.last ? [...words, t("brass-last")] : words;
}

export function slotLabel(scene: BrassScene, slot: Slot, mark: Mark): string {
  const tile = readTile(scene.view.tiles[slot.id], scene.fixtures);
  const parts = tile
    ? [
        t("brass-tile-level", { industry: industryName(scene, tile.face.industry), level: tile.face.level }),
        ownerName(scene, tile.owner),
        ...(tile.cubes ? [t("brass-tile-cubes", { kind: tile.face.industry, count: tile.cubes })] : []),
        tile.flipped ? t("brass-flipped", { points: tile.face.points }) : t("brass-unflipped"),
      ]
    : [t("brass-slot-free", { industries: listed(scene, slot.industries) })];
  return [slot.name, ...parts, ...told(mark)].join(", ");
}

const lists = new Map<string, Intl.ListFormat>();

function listed(scene: BrassScene, industries: readonly Industry[]): string {
  const format = lists.get(scene.lang) ?? new Intl.ListFormat(scene.lang, { type: "disjunction" });
  lists.set(scene.lang, format);
  return format.format(industries.map((industry) => industryName(scene, industry)));
}

export function lineLabel(scene: BrassScene, line: Line, mark: Mark): string {
  const owner = scene.view.links[line.id];
  const kind = scene.view.era;
  const state = owner
    ? t("brass-line-built", { kind, owner: ownerName(scene, owner) })
    : t("brass-line-free", { kind });
  return [line.name, state, ...told(mark)].join(", ");
}
