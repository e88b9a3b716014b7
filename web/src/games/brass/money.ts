import { t } from "../../words/words.svelte";

export function money(pounds: number): string {
  return t("brass-money", { pounds });
}

/** With its sign, which is never left to colour: +3, 0, −2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
