/** Announcements for screen readers: what happened, then the next decision, once and in this order. */
import { untrack } from "svelte";
import { announce } from "../parts/announce.svelte";
import type { Draft, Event } from "../wire/types";
import { t } from "../words/words.svelte";
import { questionOf } from "./question";
import type { Table } from "./table.svelte";

/** The number of events to announce. If there are more: the first ones, usually one's own move, and the last. */
const MOST = 5;
/** Events within this number of milliseconds are announced together. */
const GATHER = 300;

export function newSentences(events: readonly Event[], after: number): string[] {
  const fresh = events.filter(({ index, hidden, text }) => index > after && !hidden && text);
  const texts = fresh.map(({ text }) => text);
  const skipped = texts.length - MOST;
  if (skipped <= 0) return texts;
  return [...texts.slice(0, 1), t("announce-skipped", { count: skipped }), ...texts.slice(1 - MOST)];
}

export function effectsOf(draft: Draft): string {
  const lines = draft.effects.map(({ label, before, after, note }) =>
    [label, before, before && after && t("effects-to"), after, note && `(${note})`].filter(Boolean).join(" "),
  );
  return [lines.join(", "), draft.chance ? t("effects-chance") : ""].filter(Boolean).join(". ");
}

/** The reader's decision, or why there is none. */
function questionTo({ acting, shared, names, over, update, card, choosing }: Table): string {
  const { draft, offer, narrowed } = choosing;
  if (over) return t("result");
  if (!acting) {
    const waits = card?.seats.find(({ seat }) => seat === update?.turn);
    return waits && !waits.bot ? t("idle", { name: waits.called }) : "";
  }
  if (draft?.complete) {
    const said = t("page-of", { what: t("effects"), of: effectsOf(draft) });
    return `${draft.steps.at(-1)?.text ?? ""} ${said}`;
  }
  const question = offer ? questionOf(offer, narrowed) : "";
  if (choosing.begun) return question;
  const turn = shared ? t("turn-of", { name: names[acting] ?? acting }) : t("turn-yours");
  return `${turn}. ${question}`;
}

/** Announce the changes of a table while the calling component is mounted. */
export function announceTable(table: Table, uncovered: () => boolean): void {
  let heard = -1;
  let known = "";
  let timer = 0;

  function say(question: string): void {
    const { events, index } = table;
    const news = heard < 0 ? [] : newSentences(events, heard);
    const words = [...news, news.length > 0 || question !== known ? question : ""].filter(Boolean);
    [heard, known] = [index, question];
    if (words.length > 0) announce(words.join(" "));
  }

  $effect(() => {
    const question = uncovered() ? questionTo(table) : "";
    void table.index;
    if (table.choosing.busy) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => untrack(() => say(question)), GATHER);
  });

  $effect(() => {
    const { why, problem } = table.asked ?? {};
    if (why) announce([why.question, ...why.refusals.map(({ sentence }) => sentence)].join(" "));
    else if (problem) announce(problem.message);
  });

  $effect(() => () => window.clearTimeout(timer));
}
