import { beforeAll, describe, expect, it } from "vitest";
import { words } from "./words";

const { decimal, signedDecimal } = await import("../src/words/figures");

describe("figures with a decimal", () => {
  beforeAll(() => words.changeLanguage("fr"));

  it("follow the language, with a typographic minus sign and no negative zero", () => {
    expect([2.53, -2.57, -0.04].map(decimal)).toEqual(["2,5", "−2,6", "0,0"]);
  });

  it("have a sign on request", () => {
    expect([2.5, 0.04, -1].map(signedDecimal)).toEqual(["+2,5", "0,0", "−1,0"]);
  });
});
