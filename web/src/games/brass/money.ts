import { t } from "../../words/words.svelte";

export function money(pounds: number): string {
  return t("brass-money", { pounds });
}
