/** Formatting of numbers. */
import { lang } from "./words.svelte";

/** With a typographic minus sign: 3, −2. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** With an explicit sign, because colour alone must not show it: +3, 0, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** With one decimal in the format of the language, and a typographic minus sign: 2.5, −0.3. */
export function decimal(value: number): string {
  const rounded = Math.round(10 * value) / 10;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = new Intl.NumberFormat(lang(), digits).format(Math.abs(rounded));
  return rounded < 0 ? `−${text}` : text;
}

export function signedDecimal(value: number): string {
  return Math.round(10 * value) > 0 ? `+${decimal(value)}` : decimal(value);
}
