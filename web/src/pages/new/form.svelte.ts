/** The state of the form for a new table, and how it is sent. */
import { newKey, usualBot } from "../../wire/tables";
import type { GameCard, SwitchCard, TableForm } from "../../wire/types";

export type Value = SwitchCard["values"][number];
export interface Seat {
  who: "me" | "bot" | "open";
  bot: string;
}

export class NewTable {
  game = $state.raw<GameCard | undefined>();
  board = $state("");
  seats = $state<Seat[]>([]);
  order = $state<"random" | "chosen">("random");
  listed = $state(false);
  title = $state("");
  rules = $state<Record<string, Value>>({});
  private readonly key = newKey();

  constructor(private readonly bots: () => string[]) {}

  get boardCard() {
    return this.game?.boards.find((one) => one.id === this.board);
  }

  get counts(): number[] {
    const usual = this.boardCard?.seats ?? this.game?.seats ?? [];
    const more = (this.game?.switches ?? []).flatMap((one) =>
      this.valueOf(one) === one.values[0] ? [] : one.seats,
    );
    return [...new Set([...usual, ...more])].toSorted((one, other) => one - other);
  }

  /** The switches that do not have their usual value. */
  get changed(): SwitchCard[] {
    return (this.game?.switches ?? []).filter((one) => this.valueOf(one) !== this.usualOf(one));
  }

  /**
   * The switch that selects one of several games in a box, which is asked for first; null if there is only one
   * game.
   */
  get which(): SwitchCard | null {
    return this.game?.switches.find((one) => one.name === "game") ?? null;
  }

  /** The switch between our rulings and the letter of the printed rules, which sets others; null if there is none. */
  get by(): SwitchCard | null {
    return this.game?.switches.find((one) => one.name === "by") ?? null;
  }

  /** All other switches. */
  get details(): SwitchCard[] {
    return (this.game?.switches ?? []).filter((one) => one !== this.which && one !== this.by);
  }

  /** The value of a switch that plays the letter of the printed rules; undefined if its ruling follows them. */
  byLetter(one: SwitchCard): Value | undefined {
    return Object.values(this.by?.sets ?? {}).findLast((values) => one.name in values)?.[one.name];
  }

  get screens(): number {
    return this.seats.filter((seat) => seat.who === "me").length;
  }

  valueOf(one: SwitchCard): Value | undefined {
    return this.rules[one.name] ?? this.usualOf(one);
  }

  /** The value of a switch that is not chosen: what another switch sets, or its default, always the first value. */
  usualOf(one: SwitchCard): Value | undefined {
    const set = (this.game?.switches ?? [])
      .filter((other) => Object.values(other.sets).some((values) => one.name in values))
      .map((other) => other.sets[String(this.valueOf(other))]?.[one.name]);
    return set.findLast((value) => value !== undefined) ?? one.values[0];
  }

  /** Another game resets the form; the same game in another language does not. */
  play(game: GameCard): void {
    const other = this.game?.name !== game.name;
    this.game = game;
    if (!other) return;
    this.rules = {};
    this.seats = [];
    this.onBoard(game.boards[0]?.id ?? "");
  }

  onBoard(board: string): void {
    this.board = board;
    this.#fit();
  }

  /** Set a rule switch. */
  rule(name: string, value: Value): void {
    const one = this.game?.switches.find((known) => known.name === name);
    if (one && this.usualOf(one) === value) delete this.rules[name];
    else this.rules[name] = value;
    this.#fit();
  }

  /** Reset all single switches; the game in the box and "by" stay. */
  usual(): void {
    for (const one of this.details) delete this.rules[one.name];
    this.#fit();
  }

  /** A switch may have allowed a number of seats that is invalid without it. */
  #fit(): void {
    if (!this.counts.includes(this.seats.length)) this.resize(Math.min(...this.counts));
  }

  resize(count: number): void {
    const bot = usualBot(this.bots());
    const added = Array.from({ length: count }, (_, place): Seat => ({ who: place ? "open" : "me", bot }));
    this.seats = [...this.seats.slice(0, count), ...added.slice(this.seats.length)];
  }

  get form(): TableForm {
    return {
      game: this.game?.name ?? "",
      board: this.board,
      key: this.key,
      listed: this.listed,
      order: this.order,
      rules: Object.fromEntries(this.changed.map((one) => [one.name, this.valueOf(one) ?? ""])),
      seats: this.seats.map(({ who, bot }) => ({ who, bot: who === "bot" ? bot : "" })),
      title: this.title.trim(),
    };
  }
}
