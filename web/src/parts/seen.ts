/** Do something again and again while somebody looks at the page, and at once when they come back. Call it in an effect. */
export function whileSeen(seconds: number, work: () => unknown): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") work();
  };
  const clock = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(clock);
    document.removeEventListener("visibilitychange", look);
  };
}
