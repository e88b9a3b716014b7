import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { texts } from "./texts.ts";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts()],
  resolve: { alias: { "@ironmaster": new URL("../src/ironmaster", import.meta.url).pathname } },
  build: {
    outDir: "../src/ironmaster/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no inline fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // data that the page shares with the engine
    proxy: {
      "/api": {
        target: loadEnv(mode, ".", "IRONMASTER_").IRONMASTER_SERVER ?? "http://127.0.0.1:8000",
        ws: true,
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "functions",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/components/**"],
          css: true, // tests read the tokens
        },
      },
      {
        extends: true,
        resolve: { conditions: ["browser"] }, // Svelte for a page, not for a server
        test: { name: "components", include: ["tests/components/*.test.ts"], environment: "happy-dom" },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/**/*.gen.ts"],
      reportsDirectory: "../build/coverage/page",
      reporter: ["text-summary", "html"],
      thresholds: { statements: 88, branches: 74, functions: 87, lines: 89 },
    },
  },
}));
