/** Announcements for screen readers: one polite live region for the whole page. */
import { untrack } from "svelte";

const state = $state({ text: "", count: 0 });

export function announce(text: string): void {
  state.text = text;
  state.count = untrack(() => state.count) + 1;
}

/** The current text. A repeated text gets a no-break space, because otherwise it is not read again. */
export function announced(): string {
  return state.count % 2 ? state.text : `${state.text}\u00a0`;
}
