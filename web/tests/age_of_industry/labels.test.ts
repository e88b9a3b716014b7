import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../words";
import {
  importLabel,
  lineLabel,
  marketLabel,
  spaceLabel,
  stackLabel,
} from "../../src/games/age_of_industry/labels";
import type { AgeScene, Fixtures, Place, View } from "../../src/games/age_of_industry/types";
import type { Mark } from "../../src/games/contract";
import printed from "./new_england.json";

const fixtures = printed as unknown as Fixtures;
const idle: Mark = { state: "idle", last: false, pointed: false, meant: false };

function scene(more: Partial<View>): AgeScene {
  const view = { counters: {}, railways: {}, markets: {}, imports: {}, ...more } as unknown as View;
  return { view, real: view, fixtures, names: { A: "Ada", B: "Basil" }, lang: "en" } as unknown as AgeScene;
}

function place(id: string): Place {
  return fixtures.places.find((one) => one.id === id)!;
}

function said(id: string, counters: Record<string, string>, mark = idle): string {
  const where = place(id.split("/")[0]!);
  return spaceLabel(
    scene({ counters }),
    where.spaces.find((one) => one.id === id)!,
    where,
    mark,
  );
}

describe("in English", () => {
  beforeAll(() => words.changeLanguage("en"));

  it("describes a counter and its location", () => {
    expect(said("pennsylvania/1", { "pennsylvania/1": "B coal2 3" })).toBe(
      "Pennsylvania, space 1, coal mine level 2, Basil, 3 coal left, unflipped, blue location, nothing passes through here",
    );
    expect(said("boston/3", { "boston/3": "A factory3 flipped" }, { ...idle, last: true })).toBe(
      "Boston, space 3, factory level 3, Ada, flipped, purple location, last move",
    );
  });

  it("describes what a free space takes, and that it is offered", () => {
    expect(said("boston/3", {}, { ...idle, state: "offered" })).toBe(
      "Boston, space 3, free, for cotton mill, factory, or iron works, purple location, offered",
    );
  });

  it("describes railways, markets and coal at sea", () => {
    const line = fixtures.lines.find(({ id }) => id === "boston-salem")!;
    expect(lineLabel(scene({}), line, idle)).toBe("Boston–Salem, no railway yet");
    expect(lineLabel(scene({ railways: { "boston-salem": "B" } }), line, idle)).toBe(
      "Boston–Salem, railway of Basil",
    );
    const market = (word: string) =>
      marketLabel(scene({ markets: { "canada/market": word } }), place("canada"), idle);
    expect(market("cotton")).toContain("open, accepts cotton, distant port");
    expect(market("cotton sold")).toContain("already used, accepted cotton");
    expect(market("none")).toContain("no demand");
    expect(
      importLabel(scene({ imports: { "gulf_of_maine/import": 2 } }), place("gulf_of_maine"), idle),
    ).toContain("2 coal cubes of 4");
  });

  it("describes cost, needs and profit of a stack, or that it cannot be built", () => {
    const face = (id: string) => fixtures.faces.find((one) => one.id === id)!;
    expect(stackLabel(scene({}), face("cotton3"), 2, idle)).toBe(
      "cotton mill level 3, 2 left, costs $12, needs 1 coal and 1 iron, brings $20",
    );
    expect(stackLabel(scene({}), face("ship0"), 1, idle)).toBe(
      "ship level 0, 1 left, cannot be built, only removed by a development",
    );
  });
});
