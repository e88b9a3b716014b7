export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** The number of occurrences of each item of a list, in the order of first occurrence. */
export function counted(things: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of things) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
