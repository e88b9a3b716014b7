/** Copy a text. Without a clipboard (no https), show it, to be copied by hand. */
export async function copyText(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    window.prompt(label, text);
  }
}
