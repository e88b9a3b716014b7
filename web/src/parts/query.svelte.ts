/** A query to the server whose answer a component shows. It runs again when its inputs change. */
import { untrack } from "svelte";
import { lang } from "../words/words.svelte";

export interface Query<T> {
  /** The last answer; it stays while the query runs again. */
  readonly value: T | undefined;
  readonly failure: unknown;
  readonly busy: boolean;
  again(): Promise<void>;
}

/**
 * Call it during component initialisation. The query runs again when the language changes, or a state that it
 * reads.
 */
export function createQuery<T>(question: () => Promise<T>): Query<T> {
  let now = $state.raw<{ value?: T; failure?: unknown; busy: boolean }>({ busy: true });
  let turn = 0;

  async function wait(answer: Promise<T>): Promise<void> {
    const mine = ++turn;
    now = { ...untrack(() => now), busy: true };
    try {
      const value = await answer;
      if (mine === turn) now = { value, busy: false };
    } catch (failure) {
      if (mine === turn) now = { ...untrack(() => now), failure, busy: false };
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
    get failure() {
      return now.failure;
    },
    get busy() {
      return now.busy;
    },
    again: () => wait(question()),
  };
}

export interface Task {
  readonly busy: boolean;
  readonly failure: unknown;
  /** Run the action unless it is already running. Returns whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** An action of a button: one run at a time, and its error. */
export function createTask(): Task {
  let busy = $state(false);
  let failure = $state.raw<unknown>(null);
  return {
    get busy() {
      return busy;
    },
    get failure() {
      return failure;
    },
    async run(work) {
      if (busy) return false;
      busy = true;
      failure = null;
      try {
        await work();
        return true;
      } catch (wrong) {
        failure = wrong;
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
