/** What a screen reader is to say: one polite live region for the whole page. */
import { untrack } from "svelte";

const state = $state({ text: "", count: 0 });

export function announce(text: string): void {
  state.text = text;
  state.count = untrack(() => state.count) + 1;
}

/** The words now; the same words said again differ by a no-break space, so that they are read again. */
export function announced(): string {
  return state.count % 2 ? state.text : `${state.text}\u00a0`;
}
