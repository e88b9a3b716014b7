/** Loaders of the texts by language; see `web/texts.ts`. */
declare module "virtual:texts" {
  export const TEXTS: Readonly<Record<string, () => Promise<string[]>>>;
}
