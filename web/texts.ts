/**
 * The module `virtual:texts`: for each language that has texts, what loads them. Those of a complete language come in
 * one file, those of an incomplete one file by file.
 */
import type { Plugin } from "vite";
import declared from "../src/ironmaster/core/languages.json" with { type: "json" };

const NAME = "virtual:texts";
const INSIDE = `\0${NAME}`;

function glob(lang: string, eager: boolean): string {
  const files = [`/src/words/${lang}/*.ftl`, `/src/games/*/words/${lang}.ftl`];
  return `import.meta.glob(${JSON.stringify(files)}, { query: "?raw", import: "default", eager: ${eager} })`;
}

function loader({ code, complete }: (typeof declared)[number]): string {
  if (complete) return `TEXTS.${code} = async () => (await import("${NAME}/${code}")).default;`;
  return `
    const ${code} = Object.values(${glob(code, false)});
    if (${code}.length > 0) TEXTS.${code} = () => Promise.all(${code}.map((load) => load()));`;
}

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(INSIDE)) return null;
      const lang = id.slice(INSIDE.length + 1);
      if (lang) return `export default Object.values(${glob(lang, true)});`;
      return ["export const TEXTS = {};", ...declared.map(loader)].join("\n");
    },
  };
}
