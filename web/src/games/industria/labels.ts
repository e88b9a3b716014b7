/** The label of every tile, for screen readers. */
import { listed } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Mark } from "../contract";
import { playerName, stateTexts } from "../shared/labels";
import { bonusName, linkOwner, someOf, whereIs } from "./reading";
import type { IndustriaScene, Link, Tile } from "./types";

/** The text for what is printed on a tile. */
export function printed(scene: IndustriaScene, tile: Tile): string[] {
  const { fixtures } = scene;
  const materials = listed(tile.needs.map((material) => someOf(fixtures, material)));
  const symbols = listed(tile.symbols.map((bonus) => bonusName(fixtures, bonus)));
  return [
    tile.name,
    t("industria-kind", { kind: tile.kind }),
    tile.cost ? t("industria-costs", { thalers: tile.cost }) : "",
    materials && t("industria-needs", { materials }),
    tile.makes ? t("industria-makes", { material: someOf(fixtures, tile.makes) }) : "",
    tile.discount ? t("industria-discount", { thalers: tile.discount }) : "",
    symbols && t("industria-symbols", { symbols, count: tile.symbols.length }),
    tile.points ? t("industria-worth", { points: tile.points }) : "",
  ].filter(Boolean);
}

function place(scene: IndustriaScene, tile: Tile): string {
  const where = whereIs(scene.view, tile.id);
  if (where.place === "hand") return t("industria-in-hand", { name: playerName(scene, where.owner) });
  if (where.place !== "laid") return t(`industria-in-${where.place}`);
  const name = playerName(scene, where.owner);
  return t(where.late ? "industria-laid-late" : "industria-laid", { name });
}

export function tileLabel(scene: IndustriaScene, tile: Tile, mark: Mark): string {
  return [...printed(scene, tile), place(scene, tile), ...stateTexts(mark)].join(", ");
}

export function linkLabel(scene: IndustriaScene, link: Link): string {
  const owner = linkOwner(scene.view, link);
  const name = owner ? playerName(scene, owner) : "";
  const state = owner ? t("industria-link-of", { name, points: scene.fixtures.link_points }) : "";
  return [t("industria-link", { kind: link.kind, name: link.name }), state].filter(Boolean).join(", ");
}
