/** Mounts a component in the document of a test, in English, and removes it after the test. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import { startWords } from "../../src/words/words.svelte";

await startWords();

let mounted: Record<string, unknown>[] = [];

afterEach(async () => {
  await Promise.all(mounted.map((one) => unmount(one)));
  mounted = [];
  document.body.replaceChildren();
});

/** The body of the page, with the component in it. */
export function shown<Props extends Record<string, any>>(
  component: Component<Props>,
  props: NoInfer<Props>,
): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** The texts of all elements that match a selector, without surrounding space. */
export function texts(within: Element, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");
}

/** The only element that matches a selector. */
export function only<Kind extends HTMLElement>(within: Element, selector: string): Kind {
  const found = within.querySelectorAll<Kind>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${selector} finds ${found.length} elements`);
  return found[0];
}

/** The button with that label or text. */
export function button(within: Element, name: string): HTMLButtonElement {
  const named = [...within.querySelectorAll("button")].filter(
    (one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === name,
  );
  if (named.length !== 1 || !named[0]) throw new Error(`${named.length} buttons are called ${name}`);
  return named[0];
}

export function press(within: Element, name: string): void {
  button(within, name).click();
  flushSync();
}
