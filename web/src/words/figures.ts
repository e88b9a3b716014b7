/** Figures as they are set. */
import { lang } from "./words.svelte";

/** With a true minus sign: 3, −2. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With its sign, which is never left to colour: +3, 0, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** With one decimal as the language writes it, and a true minus sign: 2.5, −0.3. */
export function decimal(value: number): string {
  const rounded = Math.round(10 * value) / 10;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = new Intl.NumberFormat(lang(), digits).format(Math.abs(rounded));
  return rounded < 0 ? `−${text}` : text;
}

export function signedDecimal(value: number): string {
  return Math.round(10 * value) > 0 ? `+${decimal(value)}` : decimal(value);
}
