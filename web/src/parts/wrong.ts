/** What the server found wrong, by the field of the form that it is about. */
import { Refused } from "../wire/api";

/** The message about that field or a part of it (`rules` has `rules.insolvency`), or nothing. */
export function wrongIn(trouble: unknown, field: string): string {
  if (!(trouble instanceof Refused)) return "";
  const where = trouble.problem.field ?? "";
  return where === field || where.startsWith(`${field}.`) || where.startsWith(`${field}[`)
    ? trouble.message
    : "";
}

/** The trouble as far as none of these fields shows it. */
export function elsewhere(trouble: unknown, fields: string[]): unknown {
  return fields.some((field) => wrongIn(trouble, field)) ? null : trouble;
}
