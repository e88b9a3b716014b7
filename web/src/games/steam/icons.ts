const ACTIONS: Record<string, string> = {
  bid: "i-gavel",
  pass: "i-pass",
  free_pass: "i-pass",
  take: "i-hand",
  pay: "i-check",
  lay: "i-track",
  urbanize: "i-city",
  grow: "i-grow",
  supply: "i-cube",
  stop: "i-check",
  deliver: "i-cube",
  via: "i-link",
  upgrade: "i-loco",
  income: "i-income",
  points: "i-points",
  capital: "i-loan",
};

/** The icon of an element in lists and chips; empty for none. */
export function icon(kind: string, id: string): string {
  if (kind === "action") return ACTIONS[id] ?? "";
  if (kind === "colour") return `c-${id}`;
  if (kind === "link") return "i-link";
  if (kind === "track") return "i-track";
  if (kind === "seat") return "i-person";
  return "";
}
