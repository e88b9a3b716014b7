/** After an upgrade of the server, the parts of an open page that it has not loaded yet are there no longer. */

const KEY = "ironmaster.reloaded";
const LEAST = 60_000;

/** Load the page anew, once, when a part of it is missing; where that does not help, the page tells that it stumbled. */
export function followUpgrades(): void {
  window.addEventListener("vite:preloadError", () => void reload());
}

async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < LEAST || !(await answers())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** A server that is away for a moment has not been upgraded, and a page loaded anew would not come. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
