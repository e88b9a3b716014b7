/** Figures as they are set. */

/** With a true minus sign: 3, −2. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With its sign, which is never left to colour: +3, 0, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
