/** Run a function repeatedly while the page is visible, and at once when it becomes visible. Call it in an effect. */
export function whileVisible(seconds: number, work: () => unknown): () => void {
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
