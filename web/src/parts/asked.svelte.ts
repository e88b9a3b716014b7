/** A question to the server whose answer a component shows; asked again when what it depends on changes. */
import { untrack } from "svelte";
import { lang } from "../words/words.svelte";

export interface Asked<T> {
  /** The last answer; it stays while the question is asked again. */
  readonly value: T | undefined;
  readonly trouble: unknown;
  readonly busy: boolean;
  again(): Promise<void>;
}

/** Call it while a component is made. The question is asked again in another language, and when a state it reads changes. */
export function asked<T>(question: () => Promise<T>): Asked<T> {
  let now = $state.raw<{ value?: T; trouble?: unknown; busy: boolean }>({ busy: true });
  let turn = 0;

  async function wait(answer: Promise<T>): Promise<void> {
    const mine = ++turn;
    now = { ...untrack(() => now), busy: true };
    try {
      const value = await answer;
      if (mine === turn) now = { value, busy: false };
    } catch (trouble) {
      if (mine === turn) now = { ...untrack(() => now), trouble, busy: false };
    }
  }

  $effect(() => {
    lang();
    void wait(question());
  });

  return {
    get value() {
      return now.value;
    },
    get trouble() {
      return now.trouble;
    },
    get busy() {
      return now.busy;
    },
    again: () => wait(question()),
  };
}

export interface Doing {
  readonly busy: boolean;
  readonly trouble: unknown;
  /** Do it unless it is being done already; true when it went well. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Something that a button does: one at a time, and what went wrong. */
export function doing(): Doing {
  let busy = $state(false);
  let trouble = $state.raw<unknown>(null);
  return {
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    async run(work) {
      if (busy) return false;
      busy = true;
      trouble = null;
      try {
        await work();
        return true;
      } catch (wrong) {
        trouble = wrong;
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
