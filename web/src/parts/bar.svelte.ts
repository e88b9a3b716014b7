/** The content that a page puts into the bar at the top: text in the middle, tools at the side. */
import type { Snippet } from "svelte";

interface Filling {
  middle: Snippet;
  tools: Snippet | null;
}

let filling = $state.raw<Filling | null>(null);

export function barFilling(): Filling | null {
  return filling;
}

/** Show content in the bar while the page is mounted. Call it during component initialisation. */
export function fillBar(middle: Snippet, tools: Snippet | null = null): void {
  $effect(() => {
    const mine = { middle, tools };
    filling = mine;
    return () => {
      if (filling === mine) filling = null;
    };
  });
}
