/** A rulebook in reading order: sections, clauses, rulings. */
import type { ClauseCard, RulebookCard, RulingCard, SwitchCard } from "../../wire/types";
import { holds } from "./find";

type Clause = ClauseCard & { section?: string };
type Book = RulebookCard & { sections?: { id: string; title: string }[] };

export interface Section {
  id: string;
  title: string;
  clauses: ClauseCard[];
}

/** The section of a clause: from the server, otherwise the second part of its id. */
function sectionOf(clause: Clause): string {
  return clause.section ?? clause.id.split(".")[1] ?? "";
}

export function sectionsOf(book: Book): Section[] {
  const titles = new Map(book.sections?.map((section) => [section.id, section.title]));
  const found = new Map<string, Section>();
  for (const clause of book.clauses) {
    const id = sectionOf(clause);
    const section = found.get(id) ?? { id, title: titles.get(id) ?? id, clauses: [] };
    section.clauses.push(clause);
    found.set(id, section);
  }
  return [...found.values()];
}

/** All texts of a clause that the search looks at. */
function clauseText(clause: ClauseCard, other: string): string {
  return [clause.id, clause.number, clause.text, other, ...clause.source, ...clause.rulings].join(" ");
}

export function foundIn(sections: Section[], words: string[], others: Map<string, string>): Section[] {
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) =>
        holds(clauseText(clause, others.get(clause.id) ?? ""), words),
      ),
    }))
    .filter((section) => section.clauses.length);
}

export interface Ruling extends RulingCard {
  choice: SwitchCard | undefined;
  /** The value of its switch that plays the letter of the printed rules, if the ruling departs from them. */
  letter: SwitchCard["values"][number] | undefined;
  clauses: ClauseCard[];
}

export function rulingsOf(book: RulebookCard, switches: SwitchCard[]): Ruling[] {
  const sets = switches.find((one) => one.name === "by")?.sets ?? {};
  return book.rulings.map((ruling) => ({
    ...ruling,
    letter: Object.values(sets).findLast((values) => ruling.switch in values)?.[ruling.switch],
    choice: switches.find((one) => one.name === ruling.switch),
    clauses: book.clauses.filter((clause) => clause.rulings.includes(ruling.id)),
  }));
}

export function rulingsFound(rulings: Ruling[], words: string[], others: Map<string, string>): Ruling[] {
  return rulings.filter((one) => {
    const ways = one.choice ? [one.choice.text, ...Object.values(one.choice.meanings)] : [];
    const said = one.departure ? [one.departure.text, one.departure.reason, ...one.departure.source] : [];
    return holds([one.id, one.text, others.get(one.id) ?? "", ...said, ...ways].join(" "), words);
  });
}
