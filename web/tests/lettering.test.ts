import { describe, expect, it } from "vitest";
import { divisions, nameWidth, setName } from "../src/parts/lettering";

const divided = (word: string) => {
  const places = [0, ...divisions(word), word.length];
  return places.slice(1).map((at, n) => word.slice(places[n], at));
};

describe("words are hyphenated between syllables", () => {
  it.each([
    ["telecommunication", "te-le-com-mu-ni-ca-tion"],
    ["nanotechnologie", "na-no-tech-no-lo-gie"],
    ["électronique", "élec-tro-ni-que"],
    ["raffinerie", "raf-fi-ne-rie"],
    ["appliance", "ap-pliance"],
    ["brickyard", "brick-yard"],
    ["bank", "bank"],
  ])("%s", (word, syllables) => {
    expect(divided(word).join("-")).toBe(syllables);
  });
});

describe("a name", () => {
  const sizes = { most: 14, least: 10 };

  it("is as large as possible", () => {
    expect(setName("Bank", { w: 100, h: 40 }, sizes)).toEqual({ size: 14, lines: ["Bank"] });
  });

  it("is broken into lines that fit", () => {
    const { size, lines } = setName("Mechanical engineering", { w: 70, h: 60 }, sizes);
    expect(lines).toEqual(["Mechanical", "engineering"]);
    for (const line of lines) expect(nameWidth(line, size)).toBeLessThanOrEqual(70);
  });

  it("gets smaller before a word is hyphenated", () => {
    const whole = setName("Construction", { w: 74, h: 60 }, sizes);
    expect(whole.lines).toEqual(["Construction"]);
    expect(whole.size).toBeLessThan(14);
  });

  it("is hyphenated before the letters become very small", () => {
    expect(setName("Construction", { w: 68, h: 60 }, sizes).lines).toEqual(["Construc-", "tion"]);
  });

  it("breaks at its hyphen without a second one", () => {
    expect(setName("Glass-fibre works", { w: 40, h: 60 }, sizes).lines).toEqual(["Glass-", "fibre", "works"]);
  });

  it("is never wider than its box, even without a good break", () => {
    const { size, lines } = setName("Strengths", { w: 30, h: 60 }, sizes);
    for (const line of lines) expect(nameWidth(line, size)).toBeLessThanOrEqual(30);
    expect(lines.join("").replaceAll("-", "")).toBe("Strengths");
  });
});
