/** Playing by keyboard, and "why not?" when the pointer rests on an element. */
import type { TableScene } from "./scene.svelte";
import type { Table } from "./table.svelte";
import type { Thing } from "./narrow";

const REST = 700;
const FIELDS = "input, textarea, select, [contenteditable]";
/** Overlays that handle keys themselves. */
const COVERED = "dialog[open], :popover-open";
const PRESSED = "button, a, summary, [role=button], [role=tab]";

/** The last position of the pointer: an element that moves under a resting pointer was not pointed at. */
let at: Pick<PointerEvent, "clientX" | "clientY"> = { clientX: -1, clientY: -1 };
for (const kind of ["pointermove", "pointerdown"] as const)
  window.addEventListener(kind, ({ clientX, clientY }) => (at = { clientX, clientY }), { passive: true });

function moved({ clientX, clientY }: PointerEvent): boolean {
  return clientX !== at.clientX || clientY !== at.clientY;
}

function thingAt(target: EventTarget | null): Thing | null {
  const element = target instanceof Element ? target.closest("[data-element]") : null;
  const key = element?.getAttribute("data-element");
  if (!key) return null;
  const colon = key.indexOf(":");
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}

export class Keys {
  /** Whether the last action was done by keyboard: then the focus follows the choice. */
  #keyed = false;
  /** Whether the focus was at the table: then it must not get lost. */
  #within = false;
  /** The element that had the focus when the question was asked. */
  #asker: Element | null = null;
  #timer = 0;
  #rested: Thing | null = null;

  constructor(
    private readonly table: Table,
    private readonly scene: TableScene,
  ) {}

  /** A key was pressed, even if another component handled it. */
  readonly typed = (): void => {
    this.#keyed = true;
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(FIELDS) || event.altKey || event.metaKey || document.querySelector(COVERED)) return;
    if (event.ctrlKey) {
      if (event.key.toLowerCase() === "z" && !event.shiftKey) this.#do(event, () => this.#undo());
      return;
    }
    if (event.key === "Tab") this.#intoBubble(event);
    else if (event.repeat && !/^(Tab|Arrow|Escape|Backspace)/.test(event.key))
      this.#do(event, () => undefined);
    else if (event.key === "Escape" || event.key === "Backspace") this.#do(event, () => this.table.back());
    else if (!this.scene.choosing) return;
    else if (event.key === "Enter" && !target?.closest(PRESSED))
      this.#do(event, () => void this.table.confirm());
    else if (event.key.toLowerCase() === "u") this.#do(event, () => this.#undo());
    else if (event.key.toLowerCase() === "h") this.#do(event, () => void this.table.hints.toggle());
    else if (event.key === "?") this.#do(event, () => this.#ask(thingAt(document.activeElement)));
    else if (/^[1-9]$/.test(event.key)) this.#do(event, () => this.#choice(event.key));
  };

  readonly pointed = (): void => {
    this.#keyed = this.#within = false;
  };

  readonly came = (event: FocusEvent): void => {
    this.#within = true;
    this.rests(event);
  };

  readonly toDecision = (event: Event): void => {
    event.preventDefault();
    this.#keyed = true;
    this.#next()?.focus();
  };

  /** The pointer or the focus reached an element. */
  readonly rests = (event: PointerEvent | FocusEvent): void => {
    window.clearTimeout(this.#timer);
    if (event instanceof PointerEvent ? event.pointerType !== "mouse" || !moved(event) : !this.#keyed) return;
    const thing = thingAt(event.target);
    if (!thing || !this.scene.choosing || this.scene.mark(thing.kind, thing.id).state !== "idle") return;
    if (this.table.choosing.couldBe(thing)) return; // a click changes the choice
    this.#timer = window.setTimeout(() => this.#ask((this.#rested = thing)), REST);
  };

  readonly leaves = (event: PointerEvent | FocusEvent): void => {
    window.clearTimeout(this.#timer);
    const rested = this.#rested;
    if (!rested || thingAt(event.target)?.id !== rested.id) return;
    this.#timer = window.setTimeout(() => {
      if (
        this.table.asked?.thing.id === rested.id &&
        !document.querySelector(".bubble:hover, .bubble:focus-within")
      )
        this.table.asked = null;
      this.#rested = null;
    }, REST / 2);
  };

  /** The focused element may be gone or chosen: move the focus to the next one. */
  follow(): void {
    const here = document.activeElement;
    if (this.table.asked && !here?.closest(".bubble")) this.#asker = here;
    if (document.querySelector(COVERED) || !(this.#fallen(here) || this.#passed(here))) return;
    const asker = this.#asker?.isConnected && !this.table.asked ? (this.#asker as HTMLElement) : null;
    if (!this.table.asked) this.#asker = null;
    (asker ?? this.#next())?.focus({ preventScroll: !this.#keyed });
  }

  #fallen(here: Element | null): boolean {
    if (!here || here === document.body || here.matches(":disabled")) return this.#within || this.#keyed;
    return here.id === "main" && this.#keyed;
  }

  /** Whether the element was chosen by keyboard in place; then the next choice is elsewhere. */
  #passed(here: Element | null): boolean {
    const thing = thingAt(here);
    if (!this.#keyed || !thing || this.table.asked) return false;
    return this.scene.mark(thing.kind, thing.id).state === "chosen";
  }

  /** The next element to focus: confirm, the first choice, or a message shown instead. */
  #next(): HTMLElement | null {
    const found = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what);
    return (
      found("[data-confirm]:enabled") ??
      found("[data-choice]:not(.blocked), [data-next]") ??
      found("#decision")
    );
  }

  /** In the order of Tab, a bubble follows its element, wherever it is in the document. */
  #intoBubble(event: KeyboardEvent): void {
    const bubble = document.querySelector(".bubble");
    if (!bubble || event.shiftKey || bubble.contains(document.activeElement)) return;
    const first = bubble.querySelector<HTMLElement>("a, button");
    this.#do(event, () => first?.focus());
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

  /** Choose from the list as if the element had the focus, so that the focus follows the choice. */
  #choice(number: string): void {
    const found = document.querySelector<HTMLElement>(`[data-choice="${number}"]`);
    found?.focus();
    found?.click();
  }
}
