/** After an upgrade of the server, parts of an open page that were not loaded yet no longer exist. */

const KEY = "ironmaster.reloaded";
const LEAST = 60_000;

/** Reload the page once if one of its parts is missing. If that does not help, an error is shown. */
export function followUpgrades(): void {
  window.addEventListener("vite:preloadError", () => void reload());
}

async function reload(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < LEAST || !(await answers())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Check that the server is reachable: otherwise the part may still exist, and reloading would fail. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
