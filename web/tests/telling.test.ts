import { beforeAll, expect, it, vi } from "vitest";
import type { Event } from "../src/wire/types";

let told: (typeof import("../src/play/telling.svelte"))["told"];

beforeAll(async () => {
  const { begin, end } = await import("./wire/connection");
  begin();
  ({ told } = await import("../src/play/telling.svelte"));
  vi.useRealTimers();
  return end;
});

function event(index: number, hidden = false): Event {
  return { index, text: `Something ${index}.`, hidden, kind: "move", elements: [] } as unknown as Event;
}

it("says what is new, in order, and nothing hidden", () => {
  expect(told([event(1), event(2), event(3, true), event(4)], 1)).toEqual(["Something 2.", "Something 4."]);
  expect(told([event(1)], 1)).toEqual([]);
});

it("says the first and the last of much, and how much there was between", () => {
  const said = told(
    Array.from({ length: 12 }, (_, place) => event(place + 1)),
    0,
  );
  expect(said).toHaveLength(6);
  expect(said[0]).toBe("Something 1.");
  expect(said[1]).toBe("told-skipped");
  expect(said.slice(2)).toEqual(["Something 9.", "Something 10.", "Something 11.", "Something 12."]);
});
