import { describe, expect, it } from "vitest";
import "../words";
import { hexOf } from "../../src/games/steam/atlas";
import { byFace, turned } from "../../src/games/steam/trackPreview.svelte";
import { cubesSaid, hexLabel, runLabel } from "../../src/games/steam/labels";
import { runsOf } from "../../src/games/steam/runs";
import type { SteamScene } from "../../src/games/steam/types";
import { staticScene } from "../../src/games/shared/staticScene";
import { northeast, table } from "./table";

const IDLE = { state: "idle", last: false, pointed: false, meant: false } as const;

function scene(given: Parameters<typeof table>[0]): SteamScene {
  return { ...staticScene(table(given), northeast), names: { A: "Ada", B: "Basil" } };
}

function said(id: string, given: Parameters<typeof table>[0]): string {
  const at = scene(given);
  return hexLabel(at, hexOf(northeast, id)!, runsOf(northeast, at.view), IDLE);
}

describe("the label of a hex", () => {
  it("is its terrain and river", () => {
    expect(said("f7", {})).toBe("F7, hills");
    expect(said("g8", {})).toBe("G8, plain, river");
    expect(said("poughkeepsie", {})).toBe("Poughkeepsie, town, plain, river");
  });

  it("has the owner and direction of its track", () => {
    const given = {
      track: { g8: "n-s", poughkeepsie: "n+s" },
      links: { "albany/s": "A poughkeepsie/n" },
      incomplete: { "poughkeepsie/s": "- poughkeepsie/s" },
    };
    expect(said("g8", given)).toBe("G8, plain, river, track of Ada from north to south");
    expect(said("poughkeepsie", given)).toContain("unowned track from the town to south");
  });

  it("is a city's colour, goods and growth", () => {
    expect(said("albany", { goods: { albany: "red red blue" }, grown: ["albany"] })).toBe(
      "Albany, purple city, 2 red and 1 blue, has grown",
    );
    expect(said("new_haven", { new_cities: { new_haven: "grey" } })).toBe(
      "New Haven, grey New City, no goods",
    );
  });
});

describe("the label of a link", () => {
  it("has its destination and owner", () => {
    const at = scene({ track: { g8: "n-s", poughkeepsie: "n" }, links: { "albany/s": "B poughkeepsie/n" } });
    expect(runLabel(at, runsOf(northeast, at.view)[0]!, { ...IDLE, state: "offered" })).toBe(
      "Albany to Poughkeepsie, link of Basil, offered",
    );
  });
});

it("cubes are counted by colour", () => {
  expect(cubesSaid(northeast, "red blue red")).toBe("2 red and 1 blue");
  expect(cubesSaid(northeast, "")).toBe("no goods");
});

describe("offered tracks", () => {
  const tracks = northeast.tracks.filter(({ id }) => ["n-s", "n-se", "n-sw", "n-ne"].includes(id));

  it("are grouped by face", () => {
    expect(byFace(northeast, tracks).map(({ face, tracks: found }) => [face, found.length])).toEqual([
      ["21", 1],
      ["22", 2],
      ["23", 1],
    ]);
  });

  it("turn among the rotations of their face", () => {
    const [first, second] = tracks.filter(({ face }) => face === "22");
    expect(turned(tracks, first!.id, 1)).toBe(second);
    expect(turned(tracks, first!.id, -1)).toBe(second);
    expect(turned(tracks, second!.id, 1)).toBe(first);
    expect(turned(tracks, "n-s", 1)?.id).toBe("n-s");
    expect(turned(tracks, null, 1)).toBe(tracks[0]);
  });
});
