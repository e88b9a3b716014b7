/** Looks up what is printed, where a tile is, and who supplies a material. */
import type { Fixtures, Link, Material, Tile, View } from "./types";

const ACTIONS: Record<string, string> = {
  offer: "i-gavel",
  bid: "i-thaler",
  pass: "i-pass",
  sell: "i-sell",
  keep: "i-hand",
  lay: "i-hammer",
  cash: "i-thaler",
  stop: "i-check",
  use: "i-hand",
  buy: "i-market",
};

/** The icon of an element in lists and chips; empty for none. */
export function icon(kind: string, id: string): string {
  if (kind === "action") return ACTIONS[id] ?? "";
  if (kind === "material") return materialIcon(id);
  if (kind === "sum") return "i-thaler";
  if (kind === "seller") return id === "bank" ? "i-market" : "i-person";
  return "";
}

export function materialIcon(material: string): string {
  return `m-${material}`;
}

export function bonusIcon(bonus: string): string {
  return `b-${bonus}`;
}

const byId = new WeakMap<Fixtures, Map<string, Tile>>();

export function tileOf(fixtures: Fixtures, id: string): Tile | undefined {
  let found = byId.get(fixtures);
  if (!found) {
    found = new Map(fixtures.tiles.map((tile) => [tile.id, tile]));
    byId.set(fixtures, found);
  }
  return found.get(id);
}

export function tilesOf(fixtures: Fixtures, ids: readonly string[]): Tile[] {
  return ids.flatMap((id) => tileOf(fixtures, id) ?? []);
}

export function materialName(fixtures: Fixtures, id: string): string {
  return fixtures.materials.find((one) => one.id === id)?.name ?? id;
}

/** An amount of a material, as a sentence names it: “wood”, in French “du bois”. */
export function someOf(fixtures: Fixtures, id: string): string {
  return fixtures.materials.find((one) => one.id === id)?.text ?? id;
}

export function bonusName(fixtures: Fixtures, id: string): string {
  return fixtures.bonuses.find((one) => one.id === id)?.name ?? id;
}

/** The name of a tile; raw materials and bonuses are named by their content. */
export function shortName(fixtures: Fixtures, tile: Tile): string {
  if (tile.material) return materialName(fixtures, tile.material);
  return tile.bonus ? bonusName(fixtures, tile.bonus) : tile.name;
}

/** The location of a tile; `late` is a factory without its points. */
export type Where =
  | { place: "pile" | "display" | "lot" | "gone" }
  | { place: "hand"; owner: string }
  | { place: "laid"; owner: string; late: boolean };

export function whereIs(view: View, id: string): Where {
  for (const [owner, player] of Object.entries(view.players)) {
    if (player.laid.includes(id)) return { place: "laid", owner, late: player.late.includes(id) };
    if (player.hand.includes(id)) return { place: "hand", owner };
  }
  if (view.lot === id) return { place: "lot" };
  if (view.display.includes(id)) return { place: "display" };
  return { place: view.gone.includes(id) ? "gone" : "pile" };
}

/** The player who has built a tile or holds it. */
export function ownerOf(view: View, id: string): string | null {
  const where = whereIs(view, id);
  return "owner" in where ? where.owner : null;
}

/** The player who has built both ends of a link and will score it; empty for none. */
export function linkOwner(view: View, link: Link): string {
  const [a, b] = [whereIs(view, link.a), whereIs(view, link.b)];
  return a.place === "laid" && b.place === "laid" && a.owner === b.owner ? a.owner : "";
}

export function linksOf(fixtures: Fixtures, view: View, player: string): Link[] {
  return fixtures.links.filter((link) => linkOwner(view, link) === player);
}

/** The players who make a material. */
export function makersOf(view: View, material: Material): string[] {
  return material.makers.flatMap((tile) => {
    const where = whereIs(view, tile);
    return where.place === "laid" ? [where.owner] : [];
  });
}

/** The materials that a player makes. */
export function madeBy(fixtures: Fixtures, view: View, player: string): string[] {
  return fixtures.materials.filter((one) => makersOf(view, one).includes(player)).map(({ id }) => id);
}

/** The kinds of bonuses that a player has built, without duplicates, because second copies do not count. */
export function bonusesOf(fixtures: Fixtures, view: View, player: string): string[] {
  const laid = tilesOf(fixtures, view.players[player]?.laid ?? []);
  return [...new Set(laid.flatMap(({ bonus }) => bonus ?? []))];
}

/** The epoch, and the round within it. */
export function roundOf(fixtures: Fixtures, view: View): { epoch: number; round: number; rounds: number } {
  const epoch = fixtures.epochs[view.epoch - 1];
  const rounds = epoch?.rounds ?? 1;
  return { epoch: view.epoch, rounds, round: view.round ? ((view.round - 1) % rounds) + 1 : 0 };
}

/** The materials that the bank begins to sell in an epoch: those made in the previous one. */
export function newAtBank(fixtures: Fixtures, epoch: number): Material[] {
  return fixtures.materials.filter((material) => material.epoch === epoch - 1);
}
