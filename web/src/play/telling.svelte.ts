/** What is said to those who hear the table: what happened, then what is asked of them, once and in this order. */
import { untrack } from "svelte";
import { announce } from "../parts/announce.svelte";
import type { Draft, Event } from "../wire/types";
import { t } from "../words/words.svelte";
import { questionOf } from "./question";
import type { Table } from "./table.svelte";

/** Sentences about what happened; of more than these the first, mostly one's own move, and the last are said. */
const MOST = 5;
/** What comes within so many milliseconds is said together. */
const GATHER = 300;

export function told(events: readonly Event[], after: number): string[] {
  const fresh = events.filter(({ index, hidden, text }) => index > after && !hidden && text);
  const texts = fresh.map(({ text }) => text);
  const skipped = texts.length - MOST;
  if (skipped <= 0) return texts;
  return [...texts.slice(0, 1), t("told-skipped", { count: skipped }), ...texts.slice(1 - MOST)];
}

export function effectsOf(draft: Draft): string {
  const lines = draft.effects.map(({ label, before, after, note }) =>
    [label, before && `${before} ${t("effects-to")}`, after, note && `(${note})`].filter(Boolean).join(" "),
  );
  return [...lines, draft.chance ? t("effects-chance") : ""].filter(Boolean).join("; ");
}

/** What this reader is to decide now, or why nothing. */
function asked({ acting, shared, names, over, update, card, choosing }: Table): string {
  const { draft, offer, narrowed } = choosing;
  if (over) return t("result");
  if (!acting) {
    const waits = card?.seats.find(({ seat }) => seat === update?.turn);
    return waits && !waits.bot ? t("idle", { name: waits.called }) : "";
  }
  if (draft?.complete) return `${draft.steps.at(-1)?.text ?? ""} ${t("effects")}: ${effectsOf(draft)}`;
  const question = offer ? questionOf(offer, narrowed) : "";
  if (choosing.begun) return question;
  const turn = shared ? t("turn-of", { name: names[acting] ?? acting }) : t("turn-yours");
  return `${turn}. ${question}`;
}

/** Say what changes at a table, as long as the component lives that calls this while it is made. */
export function tellTable(table: Table, uncovered: () => boolean): void {
  let heard = -1;
  let known = "";
  let timer = 0;

  function say(question: string): void {
    const { events, index } = table;
    const news = heard < 0 ? [] : told(events, heard);
    const words = [...news, news.length > 0 || question !== known ? question : ""].filter(Boolean);
    [heard, known] = [index, question];
    if (words.length > 0) announce(words.join(" "));
  }

  $effect(() => {
    const question = uncovered() ? asked(table) : "";
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
