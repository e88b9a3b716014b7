/** Playing by keyboard, and asking "why not?" by resting on a thing. */
import type { TableScene } from "./scene.svelte";
import type { Table } from "./table.svelte";
import type { Thing } from "./narrow";

const REST = 700;
const FIELDS = "input, textarea, select, [contenteditable]";
/** What lies over the table and takes the keys for itself. */
const COVERED = "dialog[open], :popover-open";
const PRESSED = "button, a, summary, [role=button], [role=tab]";

function thingAt(target: EventTarget | null): Thing | null {
  const element = target instanceof Element ? target.closest("[data-element]") : null;
  const key = element?.getAttribute("data-element");
  if (!key) return null;
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}

export class Keys {
  /** Whether the last thing done was done by keyboard: then the focus follows the choice. */
  #keyed = false;
  #timer = 0;
  #rested: Thing | null = null;

  constructor(
    private readonly table: Table,
    private readonly scene: TableScene,
  ) {}

  readonly pressed = (event: KeyboardEvent): void => {
    this.#keyed = true;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(FIELDS) || event.altKey || event.metaKey || document.querySelector(COVERED)) return;
    if (event.ctrlKey) {
      if (event.key.toLowerCase() === "z") this.#do(event, () => void this.table.undo());
      return;
    }
    if (event.key === "Escape" || event.key === "Backspace") this.#do(event, () => this.table.back());
    else if (!this.scene.choosing) return;
    else if (event.key === "Enter" && !target?.closest(PRESSED))
      this.#do(event, () => void this.table.confirm());
    else if (event.key.toLowerCase() === "u") this.#do(event, () => this.#undo());
    else if (event.key === "?") this.#do(event, () => this.#ask(thingAt(document.activeElement)));
    else if (/^[1-9]$/.test(event.key)) this.#do(event, () => this.#choice(event.key));
  };

  readonly pointed = (): void => {
    this.#keyed = false;
  };

  /** The pointer or the focus came to something. */
  readonly rests = (event: PointerEvent | FocusEvent): void => {
    window.clearTimeout(this.#timer);
    if (event instanceof PointerEvent ? event.pointerType !== "mouse" : !this.#keyed) return;
    const thing = thingAt(event.target);
    if (!thing || !this.scene.choosing || this.scene.mark(thing.kind, thing.id).state !== "idle") return;
    this.#timer = window.setTimeout(() => this.#ask((this.#rested = thing)), REST);
  };

  readonly leaves = (event: PointerEvent | FocusEvent): void => {
    window.clearTimeout(this.#timer);
    const rested = this.#rested;
    if (!rested || thingAt(event.target)?.id !== rested.id) return;
    this.#timer = window.setTimeout(() => {
      if (this.table.asked?.thing.id === rested.id && !document.querySelector(".bubble:hover"))
        this.table.asked = null;
      this.#rested = null;
    }, REST / 2);
  };

  /** After a choice by keyboard the focus goes to the next one, or to confirm. */
  follow(ready: boolean): void {
    if (!this.#keyed) return;
    const here = document.activeElement;
    if (here && here !== document.body && here.id !== "main" && !here.matches("[data-confirm]:disabled"))
      return;
    document.querySelector<HTMLElement>(ready ? "[data-confirm]" : '[data-choice="1"]')?.focus();
  }

  #do(event: Event, work: () => void): void {
    event.preventDefault();
    work();
  }

  #undo(): void {
    if (this.table.choosing.begun) this.table.choosing.clear();
    else void this.table.undo();
  }

  #ask(thing: Thing | null): void {
    if (thing) void this.table.ask(thing);
  }

  #choice(number: string): void {
    document.querySelector<HTMLElement>(`[data-choice="${number}"]`)?.click();
  }
}
