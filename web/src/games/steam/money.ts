import { t } from "../../words/words.svelte";

export function money(dollars: number): string {
  return t("steam-money", { dollars });
}
