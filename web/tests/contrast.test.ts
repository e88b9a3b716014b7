import { describe, expect, it } from "vitest";
import tokens from "../src/look/tokens.css?raw";

const CSS = tokens.replace(/\/\*.*?\*\//gs, "");
const MORE = "@media (prefers-contrast: more)";

/** The colours of a theme. Later blocks override earlier ones, and the dark theme overrides the light one. */
function theme(name: "light" | "dark", css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const dark = selector.includes('"dark"');
    if (dark && name === "light") continue;
    for (const [, key = "", value = ""] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      found.set(key, value.trim());
  }
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [string, string[]][] = [
  ["ink", ["desk", "panel", "panel2", "land", "tile", "slot", "plate", "brassl"]],
  ["ink2", ["desk", "panel", "panel2", "tile", "plate"]],
  ["brassd", ["desk", "panel", "panel2", "land", "tile"]],
  ["good", ["panel", "panel2"]],
  ["warn", ["panel", "panel2"]],
  ["onbrass", ["brass"]],
  ["bubbleink", ["bubble"]],
  ["bubble2", ["bubble"]],
  ["onown", ["A", "B", "C", "D", "E", "F"]],
];
const LINES: [string, string[]][] = [
  ["ink3", ["panel", "panel2", "tile", "slot"]],
  ["offer", ["panel", "land", "tile", "brassl"]],
  ["focus", ["desk", "panel", "panel2", "land", "tile"]],
  ["canal", ["land"]],
  ["rail", ["land"]],
  ["seatext", ["seafar", "sea"]],
  ["A", ["land", "panel"]],
  ["B", ["land", "panel"]],
  ["C", ["land", "panel"]],
  ["D", ["land", "panel"]],
  ["E", ["land", "panel"]],
  ["F", ["land", "panel"]],
  ["goods-on", ["goods-red", "goods-blue", "goods-yellow", "goods-purple", "goods-grey"]],
  ["loc-on", ["loc-brown", "loc-blue", "loc-yellow", "loc-red", "loc-green", "loc-purple"]],
];

function least(pairs: [string, string[]][], need: number): [string, string, number][] {
  return pairs.flatMap(([one, grounds]) =>
    grounds.map((ground): [string, string, number] => [one, ground, need]),
  );
}

const base = CSS.slice(0, CSS.indexOf(MORE));
const more = CSS.slice(CSS.indexOf(MORE) + MORE.length);

describe.each([
  ["light", base],
  ["dark", base],
  ["light", base + more],
  ["dark", base + more],
] as const)("the %s theme", (name, css) => {
  const colours = theme(name, css);

  function colour(key: string): string {
    const value = colours.get(key) ?? "";
    const other = /^var\(--(\w+)\)$/.exec(value)?.[1];
    const hex = other ? colour(other) : value;
    expect(hex, key).toMatch(/^#[0-9a-f]{6}$/i);
    return hex;
  }

  it.each([...least(TEXT, 4.5), ...least(LINES, 3)])(
    "sets %s on %s with at least %s to 1",
    (one, ground, need) => {
      expect(ratio(colour(one), colour(ground))).toBeGreaterThanOrEqual(need);
    },
  );
});
