/** The router: the current address, in the history of the browser. */

const state = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  state.path = location.pathname;
  state.query = location.search;
  state.hash = location.hash;
}

export const place = {
  get path(): string {
    return state.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(state.query);
  },
  get hash(): string {
    return state.hash.slice(1);
  },
};

/** The parts of the path after a prefix, or null: `after("/table")` in `/table/x1` is `["x1"]`. */
export function after(prefix: string): string[] | null {
  if (state.path !== prefix && !state.path.startsWith(`${prefix}/`)) return null;
  return state.path.slice(prefix.length).split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  const moved = state.path !== location.pathname;
  read();
  if (moved && how === "push") window.scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", read);
document.addEventListener("click", follow);
