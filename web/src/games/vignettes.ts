/** A picture of each game for pages outside the table, loaded when it is shown. */
import type { Component } from "svelte";

const VIGNETTES: Record<string, () => Promise<{ default: Component }>> = {
  age_of_industry: () => import("./age_of_industry/Vignette.svelte"),
  brass: () => import("./brass/Vignette.svelte"),
  industria: () => import("./industria/Vignette.svelte"),
  steam: () => import("./steam/Vignette.svelte"),
};

export async function vignetteOf(game: string): Promise<Component | null> {
  return (await VIGNETTES[game]?.())?.default ?? null;
}
