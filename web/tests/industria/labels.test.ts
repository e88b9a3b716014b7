import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../words";
import type { Mark } from "../../src/games/contract";
import { linkLabel, tileLabel } from "../../src/games/industria/labels";
import { tileOf } from "../../src/games/industria/reading";
import type { IndustriaScene, View } from "../../src/games/industria/types";
import { fixtures, player, table } from "./table";

const idle: Mark = { state: "idle", last: false, pointed: false, meant: false };

function scene(view: View): IndustriaScene {
  return { view, real: view, fixtures, names: { A: "Ada", B: "Basil" } } as unknown as IndustriaScene;
}

function label(id: string, view: View, mark = idle): string {
  return tileLabel(scene(view), tileOf(fixtures, id)!, mark);
}

describe("in English", () => {
  beforeAll(() => words.changeLanguage("en"));

  it("describes what is printed on a tile, and its place", () => {
    expect(label("power_plant", table({ lot: "power_plant" }))).toBe(
      "Power plant, factory, costs 2 thalers, needs iron and ceramics, makes electricity, shows the symbol rail tracks, 1 point, being auctioned",
    );
    expect(label("raw_wood_1", table({ players: { B: player({ hand: ["raw_wood_1"] }) } }))).toBe(
      "Wood tile of epoch 1, raw material, in the hand of Basil",
    );
  });

  it("mentions that a factory came too late, and that a tile is offered", () => {
    const view = table({ players: { A: player({ laid: ["textile_mill"], late: ["textile_mill"] }) } });
    expect(label("textile_mill", view)).toMatch(/laid by Ada, too late for its points$/);
    expect(label("textile_mill", table(), { ...idle, state: "offered", last: true })).toMatch(
      /not turned up yet, offered, last move$/,
    );
  });

  it("names the owner of a link", () => {
    const link = fixtures.links[0]!;
    const view = table({ players: { A: player({ laid: [link.a, link.b] }) } });
    expect(linkLabel(scene(table()), link)).toBe(`Road ${link.name}`);
    expect(linkLabel(scene(view), link)).toBe(`Road ${link.name}, both ends belong to Ada, 3 points`);
  });
});
