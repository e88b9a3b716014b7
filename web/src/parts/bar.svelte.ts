/** What a page writes into the bar at the top. */
import type { Snippet } from "svelte";

let middle = $state.raw<Snippet | null>(null);

export function barMiddle(): Snippet | null {
  return middle;
}

/** Put a page's own words into the bar for as long as the page is there: call it while the page is made. */
export function fillBar(words: Snippet): void {
  $effect(() => {
    middle = words;
    return () => {
      if (middle === words) middle = null;
    };
  });
}
