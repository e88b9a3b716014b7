/** Provides the page's texts without a browser. */
import { vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

export const words = await import("../src/words/words.svelte");
await words.startWords();
