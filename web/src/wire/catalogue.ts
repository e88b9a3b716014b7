/** Games and features of the server, fetched once per language. */
import { lang } from "../words/words.svelte";
import { api, got } from "./api";
import type { About, GameCard, RulebookCard } from "./types";

function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    let answer = kept.get(key);
    if (!answer) {
      answer = ask(key);
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
    }
    return answer;
  };
}

const gamesIn = once((lang) => got(api.GET("/api/games", { params: { query: { lang } } })));
const aboutIn = once((lang) => got(api.GET("/api/about", { params: { query: { lang } } })));
const rulesIn = once((key) => {
  const [lang = "", game = ""] = key.split(" ");
  return got(api.GET("/api/games/{game}/rules", { params: { path: { game }, query: { lang } } }));
});

/** The games; those whose boards are all verified come first. */
export async function games(): Promise<GameCard[]> {
  const doubts = ({ boards }: GameCard) =>
    boards.filter(({ confidence }) => confidence !== "verified").length;
  return (await gamesIn(lang())).toSorted((one, other) => doubts(one) - doubts(other));
}

export function about(): Promise<About> {
  return aboutIn(lang());
}

export function rulebook(game: string, language: string): Promise<RulebookCard> {
  return rulesIn(`${language} ${game}`);
}
