/**
 * The WebSocket connection: sends commands, receives answers and updates. After a disconnect it reconnects, follows
 * the same tables from the last index, and repeats unanswered commands; repeating a command is always safe.
 */
import { lang } from "../words/words.svelte";
import { Refused } from "./api";
import { read, type Answered } from "./message";
import type { ChatLine, Problem, Update } from "./types";

export interface Follower {
  /** The seat: a letter, `turn` (whichever of the reader's seats is to act), or nothing for a watcher. */
  readonly seat: string;
  /** The index that is already known. */
  readonly since: number | null;
  /** The last known chat line. */
  readonly said: number | null;
  updated(update: Update): void;
  heard(line: ChatLine): void;
  /** The table may no longer be followed. */
  lost(): void;
  /** The table could not be opened. */
  refused(problem: Problem): void;
}

export interface Answer<T> {
  done: T;
  update: Update | null;
}

interface Waiting {
  command: object;
  answer: (answer: Answer<unknown>) => void;
  refuse: (error: Refused) => void;
}

const PAUSES = [200, 400, 800, 1500, 3000, 5000];
const BEAT = 20_000;
const SILENCE = 45_000;
/** The time limit for an answer after an event that connections do not always survive. */
const DOUBT = 5000;
/** The close code of a connection whose session has ended. */
const ENDED = 4001;

class Live {
  connected = $state(false);
  /** Whether the connection is lost and being restored. */
  seeking = $state(false);
  /** Increases when another table waits for this reader. */
  calls = $state(0);
  #socket: WebSocket | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #followers = new Map<string, Follower>();
  #failures = 0;
  /** The number of invalid messages; each permanently lengthens the pause before a reconnection. */
  #nonsense = 0;
  #timer = 0;
  #heard = 0;
  /** Called when the server has ended the session of this reader. */
  ended: (() => void) | null = null;

  constructor() {
    for (const name of ["online", "offline", "pageshow"]) window.addEventListener(name, () => this.#doubt());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#doubt();
    });
    window.setInterval(() => this.#beat(), BEAT);
  }

  /** Follow a table until the returned function is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    this.#open();
    if (this.connected) this.#openTable(table, follower);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      if (this.connected) this.#send({ id: ++this.#number, do: "close", table });
    };
  }

  /** Send a command; the promise survives a reconnection. */
  ask<T>(command: object): Promise<Answer<T>> {
    const id = ++this.#number;
    const numbered = { ...command, id };
    return new Promise<Answer<T>>((resolve, reject) => {
      this.#waiting.set(id, { command: numbered, answer: resolve as Waiting["answer"], refuse: reject });
      this.#open();
      if (this.connected) this.#send(numbered);
    });
  }

  /** Reconnect, because the person or the language has changed. */
  restart(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#open();
  }

  #open(): void {
    if (this.#socket) return;
    window.clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?lang=${lang()}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<unknown>) => this.#take(event.data);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#lost();
      if (event.code === ENDED) this.#out();
    };
  }

  #opened(): void {
    this.connected = true;
    this.seeking = false;
    this.#failures = this.#nonsense;
    this.#heard = Date.now();
    const unanswered = [...this.#waiting.values()];
    for (const [table, follower] of this.#followers) this.#openTable(table, follower);
    for (const { command } of unanswered) this.#send(command);
  }

  #openTable(table: string, follower: Follower): void {
    const { seat, since, said } = follower;
    const known = { ...(since === null ? {} : { since }), ...(said === null ? {} : { chat: said }) };
    this.ask({ do: "open", table, seat, ...known }).catch((error: unknown) => {
      if (error instanceof Refused) follower.refused(error.problem);
    });
  }

  #lost(): void {
    this.#drop();
    this.seeking = true;
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)] ?? 5000;
    this.#timer = window.setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  /** Discard the socket; followed tables are sent again to the next one. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    for (const [id, { command }] of this.#waiting) {
      if ("do" in command && command.do === "open") this.#waiting.delete(id);
    }
  }

  /** The session has ended: followers of tables must check what they may still see. */
  #out(): void {
    this.ended?.();
    for (const follower of [...this.#followers.values()]) follower.lost();
  }

  /** After sleep or a change of the network: check at once whether the connection still works. */
  #doubt(): void {
    if (this.connected) {
      this.#beat();
      const [socket, asked] = [this.#socket, Date.now()];
      window.setTimeout(() => {
        if (this.#socket === socket && this.#heard < asked) this.#lost();
      }, DOUBT);
    } else if (!this.#socket && this.seeking) {
      this.#failures = this.#nonsense;
      this.#open();
    }
  }

  #beat(): void {
    if (!this.#socket) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else if (this.connected) this.#send({ id: 0, do: "ping" });
  }

  #send(command: object): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #take(data: unknown): void {
    const message = read(data);
    if (message === undefined) {
      this.#nonsense += 1;
      this.#lost(); // commands without an answer are sent again on the next connection
      return;
    }
    this.#heard = Date.now();
    if (message === null) return;
    if (message.type === "answer") this.#answered(message);
    else if (message.type === "turn") this.calls += 1;
    else {
      const follower = this.#followers.get(message.table);
      if (message.type === "update") follower?.updated(message);
      else if (message.type === "chat") follower?.heard(message);
      else follower?.lost();
    }
  }

  #answered(message: Answered): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.problem) waiting?.refuse(new Refused(message.problem));
    else waiting?.answer({ done: message.done, update: message.update ?? null });
  }
}

export const live = new Live();
