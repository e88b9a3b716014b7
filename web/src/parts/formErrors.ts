/** The errors of a form, by field. */
import { Refused } from "../wire/api";

/** The message for a field or a part of it (`rules` includes `rules.insolvency`), if any. */
export function errorIn(failure: unknown, field: string): string {
  if (!(failure instanceof Refused)) return "";
  const where = failure.problem.field ?? "";
  return where === field || where.startsWith(`${field}.`) || where.startsWith(`${field}[`)
    ? failure.message
    : "";
}

/** The error, unless one of these fields shows it. */
export function elsewhere(failure: unknown, fields: string[]): unknown {
  return fields.some((field) => errorIn(failure, field)) ? null : failure;
}
