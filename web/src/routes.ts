/** The page of each address, and its code. Home is in the first bundle; other pages are loaded on demand. */
import type { Component } from "svelte";

export type Props = Record<string, string>;
export interface Route {
  name: keyof typeof PAGES | "home" | "missing";
  props: Props;
}

type Page = Component<never>;

export const PAGES = {
  new: () => import("./pages/New.svelte"),
  table: () => import("./pages/Table.svelte"),
  link: () => import("./pages/Link.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  account: () => import("./pages/Account.svelte"),
  about: () => import("./pages/About.svelte"),
} satisfies Record<string, () => Promise<{ default: Page }>>;

/** The names of the parameters after the page's name in its address; those with `?` are optional. */
const PARTS: Record<keyof typeof PAGES, string[]> = {
  new: ["game?"],
  table: ["id"],
  link: ["token"],
  rules: ["game?", "clause?"],
  account: [],
  about: [],
};

const MISSING: Route = { name: "missing", props: {} };

function known(name: string): name is keyof typeof PAGES {
  return Object.hasOwn(PAGES, name);
}

function words(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(path: string): Route {
  const found = words(path);
  if (!found) return MISSING;
  const [name, ...rest] = found;
  if (name === undefined) return { name: "home", props: {} };
  if (!known(name)) return MISSING;
  const parts = PARTS[name];
  const least = parts.filter((part) => !part.endsWith("?")).length;
  if (rest.length < least || rest.length > parts.length) return MISSING;
  const props: Props = {};
  rest.forEach((word, place) => (props[parts[place]?.replace("?", "") ?? ""] = word));
  return { name, props };
}

/** Every table is a page of its own; other pages stay when the rest of their address changes. */
export function keyOf(route: Route): string {
  return ["table", "link"].includes(route.name)
    ? `${route.name}/${Object.values(route.props).join("/")}`
    : route.name;
}
