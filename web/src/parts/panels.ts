/** How a panel of the table in words is read: which cells are headings, which columns hold figures. */
import type { PanelCard } from "../wire/types";

type Row = PanelCard["rows"][number];

/** A first row of headings has nothing to be the heading of itself: it is one throughout, or begins empty. */
export function isHead(row: Row, number: number): boolean {
  return (
    number === 0 && row.length > 1 && (row[0]?.text === "" || row.every((cell) => cell.emphasis === "head"))
  );
}

/** Whether the first cell of a row says what the row is about: cards in two columns do not. */
export function isLabelled(rows: readonly Row[]): boolean {
  return rows.some((row, number) => isHead(row, number) || row[0]?.owner);
}

/** The columns in which nothing but figures stands below the headings: they are set to the right. */
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
