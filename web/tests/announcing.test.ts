import { beforeAll, expect, it, vi } from "vitest";
import type { Event } from "../src/wire/types";

let newSentences: (typeof import("../src/play/announcing.svelte"))["newSentences"];

beforeAll(async () => {
  const { begin, end } = await import("./wire/connection");
  begin();
  ({ newSentences } = await import("../src/play/announcing.svelte"));
  vi.useRealTimers();
  return end;
});

function event(index: number, hidden = false): Event {
  return { index, text: `Something ${index}.`, hidden, kind: "move", elements: [] } as unknown as Event;
}

it("announces new events in order, without hidden ones", () => {
  expect(newSentences([event(1), event(2), event(3, true), event(4)], 1)).toEqual([
    "Something 2.",
    "Something 4.",
  ]);
  expect(newSentences([event(1)], 1)).toEqual([]);
});

it("announces the first and the last of many events, and the number between them", () => {
  const said = newSentences(
    Array.from({ length: 12 }, (_, place) => event(place + 1)),
    0,
  );
  expect(said).toHaveLength(6);
  expect(said[0]).toBe("Something 1.");
  expect(said[1]).toBe("announce-skipped");
  expect(said.slice(2)).toEqual(["Something 9.", "Something 10.", "Something 11.", "Something 12."]);
});
