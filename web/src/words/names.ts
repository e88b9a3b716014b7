/** Names of bots, boards and times in the reader's language. */
import type { BoardCard, GameCard, SeatCard } from "../wire/types";
import { lang, t } from "./words.svelte";

/** The message with that key, or a fallback. */
export function orElse(key: string, otherwise: string): string {
  const text = t(key);
  return text === key ? otherwise : text;
}

/** The name of a bot level; an unknown one keeps its id. */
export function botName(bot: string): string {
  return orElse(`bot-${bot}`, bot);
}

/** The same within a sentence. */
export function levelName(bot: string): string {
  return botName(bot).toLocaleLowerCase(lang());
}

/** The name of the person or bot in a seat, a bot with its level; empty for a free seat. */
export function sitter({ bot, name, called }: SeatCard): string {
  return bot ? t("bot-named", { name: called, level: levelName(bot) }) : name;
}

export function botHow(bot: string): string {
  return orElse(`bot-${bot}-how`, "");
}

export function boardOf(games: GameCard[] | undefined, game: string, board: string): BoardCard | undefined {
  return games?.find((one) => one.name === game)?.boards.find((one) => one.id === board);
}

export function gameTitle(games: GameCard[] | undefined, game: string): string {
  return games?.find((one) => one.name === game)?.title ?? "";
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["week", 7],
  ["month", 4.35],
  ["year", 12],
];

/** A relative time: "5 minutes ago". */
export function ago(moment: string, now = Date.now()): string {
  let amount = Math.min(0, (Date.parse(moment) - now) / 1000);
  let unit: Intl.RelativeTimeFormatUnit = "second";
  for (const [larger, size] of STEPS) {
    if (Math.abs(amount) < size) break;
    amount /= size;
    unit = larger;
  }
  const rounded = unit === "second" ? 0 : Math.ceil(amount);
  return new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(rounded, unit);
}

export function day(moment: string): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: "long" }).format(new Date(moment));
}

/** "A, B and C". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(lang(), { type: "conjunction" }).format(words);
}
