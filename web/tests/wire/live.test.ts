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
  it("comes back by itself and goes on from what is known", () => {
    connect();
    socket().says(update(30));
    socket().breaks();
    expect(live.connected).toBe(false);
    expect(live.seeking).toBe(true);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(live.seeking).toBe(false);
    expect(socket().told("open")).toMatchObject([{ table: "t1", seat: "A", since: 30 }]);
  });

  it("sends what was not answered once more with the same words, and hears its answer once", async () => {
    connect();
    const done = vi.fn();
    const asked = live.ask(MOVE).then(done);
    const [first] = socket().told("move");
    socket().breaks();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().told("move")).toEqual([first]);
    socket().says({ type: "answer", id: first?.id, done: { index: 31, repeated: true } });
    socket().says({ type: "answer", id: first?.id, done: { index: 31, repeated: true } });
    await asked;
    expect(done).toHaveBeenCalledOnce();
    socket().breaks();
    vi.advanceTimersByTime(300);
    socket().onopen?.();
    expect(socket().told("move")).toEqual([]);
  });

  it("is sought with growing pauses", () => {
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

  it("is sought at once when the network is there again", () => {
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
  it("is given up after a while", () => {
    connect();
    vi.advanceTimersByTime(70_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays while the beats are answered", () => {
    connect();
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(20_000);
      socket().says({ type: "answer", id: 0, done: { pong: true } });
    }
    expect(sockets).toHaveLength(1);
  });

  it("is looked after at once by whoever comes back", () => {
    connect();
    vi.setSystemTime(Date.now() + 3_600_000); // asleep: no timer ran
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

  it("is given up too when it never was opened", () => {
    live.follow("t1", ada);
    vi.advanceTimersByTime(70_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
});

describe("what is said", () => {
  it("is passed over where it is of a kind that came later", () => {
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
  ])("is asked for again where it makes no sense, ever more slowly: %s", (nonsense) => {
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

  it("by a connection that was given up is passed over", () => {
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

it("lets everybody look again when the session was ended", () => {
  connect();
  const ended = vi.fn();
  live.ended = ended;
  socket().breaks(4001);
  expect(ended).toHaveBeenCalledOnce();
  expect(ada.losses).toBe(1);
});
