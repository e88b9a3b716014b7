/** A fake browser and a fake server for the live connection. */
import { vi } from "vitest";
import type { Follower } from "../../src/wire/live.svelte";
import type { ChatLine, Problem, Update } from "../../src/wire/types";

interface Command {
  id: number;
  do: string;
  [field: string]: unknown;
}

/** The sockets that were opened, the newest last. */
export const sockets: FakeSocket[] = [];

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Command[] = [];
  closed = false;

  constructor(readonly address: string) {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }

  /** The commands of a kind, without pings. */
  commands(kind: string): Command[] {
    return this.sent.filter((command) => command.do === kind);
  }
}

export function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("nobody connects");
  return last;
}

/** Everything that the modules need of a browser. Time advances only when the test says so. */
export function begin(): { window: EventTarget; document: EventTarget & { hidden: boolean } } {
  vi.useFakeTimers();
  vi.resetModules();
  sockets.length = 0;
  const browser = {
    window: Object.assign(new EventTarget(), {
      setTimeout: (work: () => void, pause: number) => setTimeout(work, pause),
      clearTimeout: (timer: number) => clearTimeout(timer),
      setInterval: (work: () => void, pause: number) => setInterval(work, pause),
    }),
    document: Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: "" } }),
  };
  const stored = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal("window", browser.window);
  vi.stubGlobal("document", browser.document);
  vi.stubGlobal("localStorage", stored);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example", origin: "http://table.example" });
  vi.stubGlobal("WebSocket", FakeSocket);
  return browser;
}

export function end(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A follower of a table that records what it receives. */
export class Listener implements Follower {
  seat = "A";
  since: number | null = null;
  said: number | null = null;
  updates: number[] = [];
  lines: string[] = [];
  losses = 0;
  problems: Problem[] = [];

  updated(update: Update): void {
    this.updates.push(update.index);
    this.since = update.index;
  }

  heard(line: ChatLine): void {
    this.lines.push(line.text);
  }

  lost(): void {
    this.losses += 1;
  }

  refused(problem: Problem): void {
    this.problems.push(problem);
  }
}
