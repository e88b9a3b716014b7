/** Search as you type: accents and case do not matter, and every word must occur. */

interface Folded {
  text: string;
  /** For each character of the folded text, its position in the original. */
  at: number[];
}

function fold(text: string): Folded {
  const at: number[] = [];
  let folded = "";
  let place = 0;
  for (const sign of text) {
    const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").replace("’", "'").toLowerCase();
    for (let i = 0; i < plain.length; i++) at.push(place);
    folded += plain;
    place += sign.length;
  }
  return { text: folded, at };
}

export function wordsOf(query: string): string[] {
  return fold(query.trim()).text.split(/\s+/).filter(Boolean);
}

export function holds(text: string, words: string[]): boolean {
  const { text: folded } = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text in pieces; pieces that match a word of the query are marked. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let i = folded.text.indexOf(word); i >= 0; i = folded.text.indexOf(word, i + word.length)) {
      const end = folded.at[i + word.length] ?? text.length;
      hit.fill(true, folded.at[i], end);
    }
  }
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else found.push({ text: text[i] ?? "", hit: hit[i] ?? false });
  }
  return found;
}
