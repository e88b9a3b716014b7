/** Lets the page's texts be read where there is no browser. */
import { vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

export const words = await import("../src/words/words.svelte");
await words.startWords();
