/** What a page writes into the bar at the top: words in the middle, tools at the side. */
import type { Snippet } from "svelte";

interface Filling {
  middle: Snippet;
  tools: Snippet | null;
}

let filling = $state.raw<Filling | null>(null);

export function barFilling(): Filling | null {
  return filling;
}

/** Put a page's own things into the bar for as long as the page is there: call it while the page is made. */
export function fillBar(middle: Snippet, tools: Snippet | null = null): void {
  $effect(() => {
    const mine = { middle, tools };
    filling = mine;
    return () => {
      if (filling === mine) filling = null;
    };
  });
}
