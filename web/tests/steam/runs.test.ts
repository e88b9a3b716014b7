import { describe, expect, it } from "vitest";
import { hexOf, portId, portOf, trackOf } from "../../src/games/steam/atlas";
import { middleOf, R } from "../../src/games/steam/hexes";
import { bridgesOf, legsOf, routeOf, runAt, runsOf, tally, walk } from "../../src/games/steam/runs";
import { newRuns } from "../../src/games/steam/motion";
import { SHOWN } from "../../src/games/steam/vignette";
import { northeast, table } from "./table";

/** Albany by Poughkeepsie to New York, and a line that passes by. */
const LAID = table({
  track: { g8: "n-s", poughkeepsie: "n+s", g10: "n-s", f7: "ne-s", f8: "n-s" },
  links: { "albany/s": "A poughkeepsie/n", "poughkeepsie/s": "A new_york/n" },
  incomplete: { "albany/sw": "B f8/s new" },
});

describe("runs of track", () => {
  const runs = runsOf(northeast, LAID);

  it("go through their hexes to the other end", () => {
    const run = runs.find(({ id }) => id === "albany/s")!;
    expect(run.steps.map(({ hex }) => hex.id)).toEqual(["g8", "poughkeepsie"]);
    expect(run).toMatchObject({ owner: "A", state: "link", open: null });
  });

  it("can have an open end", () => {
    const run = runs.find(({ id }) => id === "albany/sw")!;
    expect(run.steps.map(({ hex }) => hex.id)).toEqual(["f7", "f8"]);
    expect(run).toMatchObject({ owner: "B", state: "incomplete", fresh: true });
    const below = middleOf({ q: 5, r: 7 });
    expect(run.open!.x).toBeCloseTo(below.x);
    expect(run.open!.y).toBeCloseTo(below.y - (R * Math.sqrt(3)) / 2);
  });

  it("may be unowned", () => {
    const left = table({
      track: LAID.track,
      links: { "albany/s": "- poughkeepsie/n" },
      incomplete: { "albany/sw": "- f8/s" },
    });
    expect(runsOf(northeast, left).map(({ owner, state }) => [owner, state])).toEqual([
      ["", "unowned"],
      ["", "orphan"],
    ]);
  });

  it("keep their letter away from towns and their names", () => {
    for (const { at, owner } of runs) {
      const town = middleOf(hexOf(northeast, "poughkeepsie")!);
      if (owner === "A") expect(Math.hypot(at.x - town.x, at.y - town.y)).toBeGreaterThan(R / 2);
    }
  });

  it("are found by the port at either end", () => {
    expect(runAt(runs, "poughkeepsie/n")?.id).toBe("albany/s");
    expect(runAt(runs, "new_york/n")?.id).toBe("poughkeepsie/s");
    expect(runAt(runs, "boston/n")).toBeUndefined();
  });

  it("join two cities without track once a town between them has become a city", () => {
    const view = table({ links: { "new_haven/sw": "A new_york/ne" }, new_cities: { new_haven: "grey" } });
    const [run] = runsOf(northeast, view);
    expect(run!.steps).toEqual([]);
    expect(run!.d).toMatch(/^M[\d. -]+C/);
  });
});

describe("new track of a move", () => {
  it("is the runs that are new, longer or have a new owner", () => {
    const before = runsOf(northeast, LAID);
    expect(newRuns(before, before)).toEqual([]);
    const track = { ...LAID.track, f9: "n-s" };
    expect(newRuns(before, runsOf(northeast, { ...LAID, track }))).toEqual(["albany/sw"]);
    const links = { ...LAID.links, "albany/s": "- poughkeepsie/n" };
    expect(newRuns(before, runsOf(northeast, { ...LAID, links }))).toEqual(["albany/s"]);
  });
});

describe("bridges", () => {
  it("carry one of two lines that cross over the other, in its owner's colour", () => {
    const view = table({
      track: { k8: "n-s+ne-nw", worcester: "se", providence: "n" },
      links: { "boston/sw": "B worcester/se" },
      incomplete: { "providence/n": "C k8/n" },
    });
    const bridges = bridgesOf(northeast, view, runsOf(northeast, view));
    expect(bridges.map(({ hex, owner }) => [hex, owner])).toEqual([["k8", "B"]]);
  });

  it("are not needed if lines do not cross", () => {
    const beside = northeast.tracks.find(({ face }) => face === "45")!;
    const view = table({ track: { g8: beside.id } });
    expect(bridgesOf(northeast, view, [])).toEqual([]);
  });
});

describe("a delivery", () => {
  const view = table({ ...LAID, pending: ["next", "route albany red albany/s poughkeepsie/s"] });

  it("has the links used so far", () => {
    expect(routeOf(view)).toEqual({ source: "albany", colour: "red", ports: ["albany/s", "poughkeepsie/s"] });
    expect(routeOf(LAID)).toBeNull();
  });

  it("follows the cube, and counts one point per link", () => {
    const legs = legsOf(northeast, view, routeOf(view)!);
    expect(legs.map(({ owner }) => owner)).toEqual(["A", "A"]);
    expect(tally([...legs, { owner: "B" }, { owner: "" }])).toEqual([
      ["A", 2],
      ["B", 1],
    ]);
    const back = legsOf(northeast, view, { source: "new_york", colour: "red", ports: ["new_york/n"] });
    expect(back[0]!.owner).toBe("A");
  });
});

describe("the picture of the board", () => {
  it("has links that agree with its track", () => {
    for (const [id, words] of Object.entries(SHOWN.links)) {
      const { end } = walk(northeast, SHOWN, portOf(northeast, id)!);
      expect(`${id} ${end && portId(northeast, end)}`).toBe(`${id} ${words.split(" ")[1]}`);
    }
  });

  it("has no track without a link", () => {
    const used = new Set(runsOf(northeast, SHOWN).flatMap(({ steps }) => steps.map(({ hex }) => hex.id)));
    for (const [hex, pattern] of Object.entries(SHOWN.track)) {
      expect(trackOf(northeast, pattern)).toBeDefined();
      expect(used).toContain(hex);
    }
  });
});
