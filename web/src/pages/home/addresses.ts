/** The path that a pasted text refers to: a link, a table, or the bare token of a link. */
export function addressIn(text: string): string | null {
  const found = /(?:^|\/)(link|table)\/([0-9A-Za-z_-]+)/.exec(text.trim());
  if (found) return `/${found[1]}/${found[2]}`;
  return /^[0-9A-Za-z_-]{16,100}$/.test(text.trim()) ? `/link/${text.trim()}` : null;
}
