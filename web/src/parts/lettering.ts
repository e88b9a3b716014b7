/** Fitting names on pieces: how wide they are, and where they can be broken. */

/** The approximate width of a name in small capitals. */
export function nameWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    if ("wmWM".includes(sign)) width += 0.74;
    else if ("il.-'’".includes(sign)) width += 0.33;
    else if (sign === " ") width += 0.25;
    else width += sign === sign.toUpperCase() ? 0.66 : 0.535;
  }
  return width * size;
}

const VOWELS = "aeiouyàâäéèêëîïôöûüœæ";
/** Consonants that stay together at the start of a syllable. */
const TOGETHER = /^(?:[bcdfgpt]r|[bcfgp]l|[cpts]h|gn|qu)$/;
/** The lowest number of letters before and after a hyphen. */
const [BEFORE, AFTER] = [2, 3];

/** Where a word can be hyphenated: before the consonant that starts a syllable. Good enough for English and French. */
export function divisions(word: string): number[] {
  const letters = word.toLowerCase();
  const isLetter = (at: number) => VOWELS.includes(letters[at] ?? " ");
  /** A y before another vowel counts as a consonant. */
  const isVowel = (at: number) => isLetter(at) && !(letters[at] === "y" && isLetter(at + 1));
  const found: number[] = [];
  let sounded = isVowel(0) || isVowel(1);
  for (let at = BEFORE; at <= word.length - AFTER; at++) {
    sounded ||= isVowel(at);
    if (isVowel(at) || !sounded) continue;
    const begins = isVowel(at + 1)
      ? !TOGETHER.test(letters.slice(at - 1, at + 1))
      : TOGETHER.test(letters.slice(at, at + 2)) && isVowel(at + 2);
    if (begins) found.push(at);
  }
  return found;
}

export interface Setting {
  size: number;
  lines: string[];
}

/** Where the words of a name can be hyphenated. */
type Dividing = (word: string) => number[];
const never: Dividing = () => [];
const anywhere: Dividing = (word) => Array.from({ length: word.length - 1 }, (_, n) => n + 1);

/** The words of a name, and the parts of hyphenated ones, each with what joins it to the previous part. */
function words(name: string): { word: string; join: string }[] {
  return name
    .split(/[ \u00a0]+/)
    .flatMap((whole) => whole.split(/(?<=-)/).map((word, part) => ({ word, join: part > 0 ? "" : " " })));
}

/** A name in as few lines as its width allows; null if it does not fit. */
function broken(name: string, size: number, width: number, divide: Dividing): string[] | null {
  const fits = (text: string) => nameWidth(text, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const { word, join } of words(name)) {
    if (fits(line ? `${line}${join}${word}` : word)) {
      line = line ? `${line}${join}${word}` : word;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line)) {
      const cut = divide(line).findLast((at) => fits(`${line.slice(0, at)}-`));
      if (cut === undefined) return null;
      lines.push(`${line.slice(0, cut)}-`);
      line = line.slice(cut);
    }
  }
  return [...lines, line];
}

/**
 * The largest font size and line breaks with which a name fits a box. Words are hyphenated before the letters
 * become much smaller. At the smallest size, words break anywhere if nothing else helps, and the rest is cut off.
 */
export function setName(
  name: string,
  box: { w: number; h: number },
  sizes: { most: number; least: number },
): Setting {
  const most = (size: number) => Math.max(1, Math.floor(box.h / (size * LEADING)));
  const whole = Math.max(sizes.least, sizes.most * WHOLE);
  for (const [divide, least] of [[never, whole] as const, [divisions, sizes.least] as const]) {
    for (let size = sizes.most; size >= least; size -= 0.5) {
      const lines = broken(name, size, box.w, divide);
      if (lines && lines.length <= most(size)) return { size, lines };
    }
  }
  const { least } = sizes;
  const lines = broken(name, least, box.w, divisions) ?? broken(name, least, box.w, anywhere) ?? [name];
  return { size: least, lines: lines.slice(0, most(least)) };
}

/** How small the letters may become, relative to their largest size, before a word is hyphenated. */
const WHOLE = 0.78;
/** The line height, relative to the font size. */
export const LEADING = 1.02;
