import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, end, Listener, socket, sockets } from "./connection";

type Live = (typeof import("../../src/wire/live.svelte"))["live"];

const MOVE = { do: "move", table: "t1", seat: "A", at: 30, move: "loan 30", then: [] };
let live: Live;
let browser: ReturnType<typeof begin>;
let ada: Listener;

beforeEach(async () => {
  browser = begin();
  ({ live } = await import("../../src/wire/live.svelte"));
  ada = new Listener();
});
afterEach(end);

function connect(): void {
  live.follow("t1", ada);
  socket().onopen?.();
}

function update(index: number): object {
  return { type: "update", table: "t1", index, events: [] };
}

describe("a connection that breaks", () => {
  it("reconnects and continues from the last index", () => {
    connect();
    socket().says(update(30));
    socket().breaks();
    expect(live.connected).toBe(false);
    expect(live.seeking).toBe(true);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(live.seeking).toBe(false);
    expect(socket().commands("open")).toMatchObject([{ table: "t1", seat: "A", since: 30 }]);
  });

  it("repeats unanswered commands unchanged, and gets each answer once", async () => {
    connect();
    const done = vi.fn();
    const asked = live.ask(MOVE).then(done);
    const [first] = socket().commands("move");
    socket().breaks();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().commands("move")).toEqual([first]);
    socket().says({ type: "answer", id: first?.id, done: { index: 31, repeated: true } });
    socket().says({ type: "answer", id: first?.id, done: { index: 31, repeated: true } });
    await asked;
    expect(done).toHaveBeenCalledOnce();
    socket().breaks();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().commands("move")).toEqual([]);
  });

  it("reconnects with growing pauses", () => {
    connect();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      socket().breaks();
      vi.advanceTimersByTime(7000);
    }
    const before = sockets.length;
    socket().breaks();
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(4000);
    expect(sockets).toHaveLength(before + 1);
  });

  it("reconnects at once when the network returns", () => {
    connect();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      socket().breaks();
      vi.advanceTimersByTime(7000);
    }
    socket().breaks();
    const before = sockets.length;
    browser.window.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(before + 1);
  });
});

describe("a connection that falls silent", () => {
  it("is closed after a while", () => {
    connect();
    vi.advanceTimersByTime(70_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays while pings are answered", () => {
    connect();
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(20_000);
      socket().says({ type: "answer", id: 0, done: { pong: true } });
    }
    expect(sockets).toHaveLength(1);
  });

  it("is checked at once when the person returns", () => {
    connect();
    vi.setSystemTime(Date.now() + 3_600_000); // the device slept: no timer ran
    browser.document.dispatchEvent(new Event("visibilitychange"));
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  it("has a few seconds to answer after the network went away", () => {
    connect();
    browser.window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(1000);
    socket().says({ type: "answer", id: 0, done: { pong: true } });
    vi.advanceTimersByTime(6000);
    expect(live.connected).toBe(true);
    browser.window.dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(6000);
    expect(sockets).toHaveLength(2);
  });

  it("is also closed if it never opened", () => {
    live.follow("t1", ada);
    vi.advanceTimersByTime(70_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
});

describe("a message", () => {
  it("is ignored if its type is unknown", () => {
    connect();
    socket().says({ type: "weather", table: "t1" });
    expect(sockets).toHaveLength(1);
    expect(ada.losses).toBe(0);
    socket().says(update(31));
    expect(ada.updates).toEqual([31]);
  });

  it.each([
    "{",
    "[]",
    "null",
    '{"type":"update","table":"t1"}',
    '{"type":"chat","table":"t1"}',
    '{"type":7}',
  ])("causes a reconnection if it is invalid, more and more slowly: %s", (nonsense) => {
    connect();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      socket().says(nonsense);
      expect(live.connected).toBe(false);
      vi.advanceTimersByTime(6300);
      socket().onopen?.();
    }
    expect(sockets).toHaveLength(31);
    socket().says(nonsense);
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(31);
    expect(ada.updates).toEqual([]);
  });

  it("of a closed connection is ignored", () => {
    connect();
    const old = socket();
    old.breaks();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    old.says(update(99));
    old.breaks();
    expect(ada.updates).toEqual([]);
    expect(live.connected).toBe(true);
  });
});

it("checks all tables again when the session has ended", () => {
  connect();
  const ended = vi.fn();
  live.ended = ended;
  socket().breaks(4001);
  expect(ended).toHaveBeenCalledOnce();
  expect(ada.losses).toBe(1);
});
