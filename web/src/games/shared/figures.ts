export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** How often each thing stands in a list, in the order of their first appearance. */
export function counted(things: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of things) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
