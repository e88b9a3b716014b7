/**
 * The live connection: commands out, answers and changes in. It comes back by itself, follows the same tables again
 * from where it was, and sends once more what was not answered: every command may be repeated without harm.
 */
import { lang } from "../words/words.svelte";
import { Refused } from "./api";
import type { ChatLine, Problem, Update } from "./types";

export interface Follower {
  /** As which seat: a letter, `turn` (the one of one's own that is to act) or nothing for a watcher. */
  readonly seat: string;
  /** The index that is known already. */
  readonly since: number | null;
  /** The last line of chat that is known already. */
  readonly said: number | null;
  updated(update: Update): void;
  heard(line: ChatLine): void;
  /** May be followed no longer. */
  lost(): void;
  /** Could not be opened. */
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

interface Message {
  type: "answer" | "update" | "chat" | "turn" | "closed";
  id?: number;
  table?: string;
  done?: unknown;
  problem?: Problem;
  update?: Update;
}

const PAUSES = [200, 400, 800, 1500, 3000, 5000];
const BEAT = 20_000;
const SILENCE = 45_000;

class Live {
  connected = $state(false);
  /** Whether the connection was lost and is being sought. */
  seeking = $state(false);
  /** Grows when some other table waits for this reader. */
  calls = $state(0);
  #socket: WebSocket | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #followers = new Map<string, Follower>();
  #failures = 0;
  #timer = 0;
  #heard = 0;

  constructor() {
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
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

  /** Send a command; the promise is kept even if the connection is lost in between. */
  ask<T>(command: object): Promise<Answer<T>> {
    const id = ++this.#number;
    const numbered = { ...command, id };
    return new Promise<Answer<T>>((resolve, reject) => {
      this.#waiting.set(id, { command: numbered, answer: resolve as Waiting["answer"], refuse: reject });
      this.#open();
      if (this.connected) this.#send(numbered);
    });
  }

  /** Connect anew: somebody else is signed in, or the language has changed. */
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
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #opened(): void {
    this.connected = true;
    this.seeking = false;
    this.#failures = 0;
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

  /** Forget the socket; what only it was told, such as which tables to follow, is told to the next one anew. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    if (socket) socket.onclose = null;
    socket?.close();
    for (const [id, { command }] of this.#waiting) {
      if ("do" in command && command.do === "open") this.#waiting.delete(id);
    }
  }

  #hurry(): void {
    if (this.#socket || !this.seeking) return;
    this.#failures = 0;
    this.#open();
  }

  #beat(): void {
    if (!this.connected) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.#send({ id: 0, do: "ping" });
  }

  #send(command: object): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #take(message: Message): void {
    this.#heard = Date.now();
    if (message.type === "answer") this.#answered(message);
    else if (message.type === "turn") this.calls += 1;
    else {
      const follower = this.#followers.get(message.table ?? "");
      if (message.type === "update") follower?.updated(message as unknown as Update);
      else if (message.type === "chat") follower?.heard(message as unknown as ChatLine);
      else follower?.lost();
    }
  }

  #answered(message: Message): void {
    const waiting = this.#waiting.get(message.id ?? 0);
    this.#waiting.delete(message.id ?? 0);
    if (message.problem) waiting?.refuse(new Refused(message.problem));
    else waiting?.answer({ done: message.done, update: message.update ?? null });
  }
}

export const live = new Live();
