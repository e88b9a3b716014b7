/** What loads the texts in each language that has some; see `web/texts.ts`. */
declare module "virtual:texts" {
  export const TEXTS: Readonly<Record<string, () => Promise<string[]>>>;
}
