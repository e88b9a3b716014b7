/** A key of our own choice: the same key acts only once at the server. Works over plain HTTP too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
