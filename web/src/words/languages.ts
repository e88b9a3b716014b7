/** What each language calls itself. */
export const OWN_NAMES: Record<string, string> = { en: "English", fr: "Français", de: "Deutsch" };
