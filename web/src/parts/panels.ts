/** How to show a panel of the text view: which cells are headings, and which columns hold numbers. */
import type { PanelCard } from "../wire/types";

type Row = PanelCard["rows"][number];

/** Whether the first row is a row of headings: all of its cells are headings, or the first one is empty. */
export function isHead(row: Row, number: number): boolean {
  return (
    number === 0 && row.length > 1 && (row[0]?.text === "" || row.every((cell) => cell.emphasis === "head"))
  );
}

/** Whether the first cell of a row is its heading; it is not for cards in two columns. */
export function isLabelled(rows: readonly Row[]): boolean {
  return rows.some((row, number) => isHead(row, number) || row[0]?.owner);
}

/** The columns with nothing but numbers below the headings; they are right-aligned. */
export function figureColumns(rows: readonly Row[]): ReadonlySet<number> {
  const body = rows.filter((row, number) => !isHead(row, number));
  const columns = Array.from(
    { length: Math.max(0, ...body.map((row) => row.length)) },
    (_, column) => column,
  );
  return new Set(columns.filter((column) => column > 0 && isFigures(body, column)));
}

function isFigures(rows: readonly Row[], column: number): boolean {
  const texts = rows.flatMap((row) => row[column]?.text.trim() || []);
  return texts.length > 0 && texts.every((text) => /^[+−-]?[\d.,  ]+$/.test(text));
}
