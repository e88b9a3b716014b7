import { t } from "../../words/words.svelte";

export function money(dollars: number): string {
  return t("age_of_industry-money", { dollars });
}
