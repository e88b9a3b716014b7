import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../words";
import { lineLabel, slotLabel } from "../../src/games/brass/labels";
import english from "../../src/games/brass/words/en.ftl?raw";
import french from "../../src/games/brass/words/fr.ftl?raw";
import type { Mark } from "../../src/games/contract";
import type { BrassScene, Fixtures, Line, Slot, View } from "../../src/games/brass/types";
import printed from "./fixtures.json";

const fixtures = printed as unknown as Fixtures;
const idle: Mark = { state: "idle", last: false, pointed: false, meant: false };

function scene(tiles: Record<string, string>, links: Record<string, string> = {}): BrassScene {
  const view = { era: "rail", tiles, links } as unknown as View;
  return { view, real: view, fixtures, names: { A: "Ada", B: "Basil" }, lang: "en" } as unknown as BrassScene;
}

function slot(id: string): Slot {
  return fixtures.places.flatMap(({ slots }) => slots).find((one) => one.id === id)!;
}

function line(id: string): Line {
  return fixtures.lines.find((one) => one.id === id)!;
}

describe("in English", () => {
  beforeAll(() => words.changeLanguage("en"));

  it("describes a tile", () => {
    expect(slotLabel(scene({ "bury/1": "A coal2 1" }), slot("bury/1"), idle)).toBe(
      "Bury, slot 1, coal mine level 2, Ada, 1 coal left, unflipped",
    );
    expect(slotLabel(scene({ "bury/1": "B coal2 flipped" }), slot("bury/1"), idle)).toBe(
      "Bury, slot 1, coal mine level 2, Basil, flipped, 2 points",
    );
  });

  it("describes what a free slot takes, and that it is offered", () => {
    expect(slotLabel(scene({}), slot("bury/1"), { ...idle, state: "offered" })).toBe(
      "Bury, slot 1, free, for cotton mill or coal mine, offered",
    );
  });

  it("names the owner of a link", () => {
    const id = "bury-manchester";
    expect(lineLabel(scene({}), line(id), idle)).toBe("Bury–Manchester, no rail yet");
    expect(lineLabel(scene({}, { [id]: "B" }), line(id), { ...idle, last: true })).toBe(
      "Bury–Manchester, Basil’s rail, last move",
    );
  });
});

it("has every text in French that it has in English", () => {
  const keys = (text: string) => text.match(/^brass-[a-z-]+(?= =)/gm)?.toSorted();
  expect(keys(french)).toEqual(keys(english));
});
