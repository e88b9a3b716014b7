/** With a true minus sign: 3, −2. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With its sign, which is never left to colour: +3, 0, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];

/** How often each thing stands in a list, in the order of their first appearance. */
export function counted(things: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of things) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
