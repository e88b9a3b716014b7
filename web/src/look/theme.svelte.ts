/** Light, dark, or the setting of the system. */

export type Theme = "light" | "dark";

const KEY = "ironmaster.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");
const state = $state<{ theme: Theme }>({ theme: kept() ?? ofSystem() });

function kept(): Theme | null {
  const value = localStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : null;
}

function ofSystem(): Theme {
  return system.matches ? "dark" : "light";
}

export function theme(): Theme {
  return state.theme;
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = state.theme;
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

export function changeTheme(): void {
  state.theme = state.theme === "dark" ? "light" : "dark";
  localStorage.setItem(KEY, state.theme);
  applyTheme();
}

system.addEventListener("change", () => {
  if (kept()) return;
  state.theme = ofSystem();
  applyTheme();
});
