import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Boards from "../../src/parts/Boards.svelte";
import Confidence from "../../src/parts/Confidence.svelte";
import CopyText from "../../src/parts/CopyText.svelte";
import Drawer from "../../src/parts/Drawer.svelte";
import Field from "../../src/parts/Field.svelte";
import PriceTrack from "../../src/parts/PriceTrack.svelte";
import TableRow from "../../src/parts/TableRow.svelte";
import ErrorMessage from "../../src/parts/ErrorMessage.svelte";
import { Refused } from "../../src/wire/api";
import type { BoardCard, Problem, SeatCard, TableCard } from "../../src/wire/types";
import { button, only, press, shown, texts } from "./shown";

function refused(message: string, field = ""): Refused {
  return new Refused({ status: 422, code: "wrong", message, field } as Problem);
}

describe("Confidence", () => {
  it("marks a verified board", () => {
    expect(shown(Confidence, { confidence: "verified" }).textContent).toBe("verified board");
  });

  it("warns of every other board", () => {
    const page = shown(Confidence, { confidence: "single-source" });
    expect(only(page, ".tag.warn").textContent).toBe("reconstructed board");
  });
});

describe("Boards", () => {
  const board = { id: "ruhr", name: "Ruhr", confidence: "verified", note: "A note.", seats: [4, 3, 5] };

  it("shows the numbers of players of each board on request", () => {
    const page = shown(Boards, { boards: [board as unknown as BoardCard], players: true });
    expect(texts(page, ".hint")).toEqual(["3 to 5 players · A note."]);
  });

  it("otherwise shows only the note", () => {
    expect(texts(shown(Boards, { boards: [board as unknown as BoardCard] }), ".hint")).toEqual(["A note."]);
  });
});

describe("CopyText", () => {
  it("says when the text was copied", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const page = shown(CopyText, { text: "https://table.example/x", label: "Link" });
    press(page, "Copy");
    await vi.waitFor(() => expect(button(page, "Copied.")).toBeTruthy());
    expect(write).toHaveBeenCalledWith("https://table.example/x");
  });

  it("does not change the button without a clipboard", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no https"));
    const page = shown(CopyText, { text: "abc", label: "Link" });
    press(page, "Copy");
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(button(page, "Copy")).toBeTruthy();
  });
});

describe("Drawer", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>Inside</p>" }));

  it("shows its content only while it is open", () => {
    expect(
      texts(shown(Drawer, { open: false, title: "Menu", closed: () => undefined, children }), "p"),
    ).toEqual([]);
    expect(
      texts(shown(Drawer, { open: true, title: "Menu", closed: () => undefined, children }), "p"),
    ).toEqual(["Inside"]);
  });

  it("closes on its button and on a click outside, not inside", () => {
    const closed = vi.fn();
    const page = shown(Drawer, { open: true, title: "Menu", closed, children });
    only(page, "p").click();
    expect(closed).not.toHaveBeenCalled();
    only(page, "header button").click();
    only(page, "dialog").click();
    expect(closed).toHaveBeenCalledTimes(2);
  });
});

describe("Field", () => {
  it("shows the server's error for this field, also to a screen reader", () => {
    const failure = refused("Too short.", "name");
    const page = shown(Field, { label: "Name", value: "x", hint: "Any.", failure, field: "name" });
    const input = only<HTMLInputElement>(page, "input");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-describedby")?.split(" ")).toEqual([
      only(page, ".hint").id,
      only(page, ".wrong").id,
    ]);
    expect(texts(page, "[role=alert]")).toEqual(["Too short."]);
  });

  it("ignores errors of other fields", () => {
    const page = shown(Field, {
      label: "Name",
      value: "",
      failure: refused("Taken.", "email"),
      field: "name",
    });
    expect(only(page, "input").hasAttribute("aria-invalid")).toBe(false);
    expect(texts(page, "[role=alert]")).toEqual([]);
  });
});

describe("PriceTrack", () => {
  it("draws cubes that stay, cubes that go, and empty spaces", () => {
    const page = shown(PriceTrack, {
      id: "coal",
      label: "Coal",
      icon: "i-coal",
      cube: "cube",
      prices: [1, 1, 2],
      filled: [true, false, false],
      before: [true, true, false],
      next: "£1",
      saying: "One cube of coal.",
    });
    expect(only(page, "[data-track=coal]").getAttribute("aria-label")).toBe("One cube of coal.");
    const cubes = [...page.querySelectorAll("use")].filter((use) => use.getAttribute("href") === "#cube");
    expect(cubes.map((use) => use.parentElement?.classList.contains("gone"))).toEqual([false, true]);
  });
});

describe("TableRow", () => {
  function card(status: string, seats: Partial<SeatCard>[], more: Partial<TableCard> = {}): TableCard {
    const base = {
      id: "t1",
      title: "",
      game: "brass",
      board: "lancashire",
      confidence: "verified",
      listed: true,
    };
    return { ...base, status, seats, turn: null, changed: new Date().toISOString(), ...more } as TableCard;
  }

  function state(one: TableCard): string {
    return texts(shown(TableRow, { card: one, games: undefined }), ".state > span")[0] ?? "";
  }

  it("counts the free seats of an open table", () => {
    expect(state(card("open", [{ seat: "A", name: "Ada" }, { seat: "B" }]))).toBe("one seat free");
    document.body.replaceChildren();
    expect(state(card("open", [{ seat: "A", name: "Ada" }]))).toBe("ready to start");
  });

  it("names the player to act, and marks the reader", () => {
    const seats = [
      { seat: "A", name: "Ada", yours: true },
      { seat: "B", name: "Ben" },
    ];
    expect(state(card("running", seats, { turn: "B" }))).toBe("Ben to play");
    document.body.replaceChildren();
    expect(state(card("running", seats, { turn: "A" }))).toBe("Your turn");
  });

  it("names all who share the first place", () => {
    const seats = [
      { seat: "A", name: "Ada" },
      { seat: "B", name: "Ben" },
    ];
    const result = { places: { A: 1, B: 1 }, scores: { A: 87, B: 87 } };
    expect(state(card("finished", seats, result))).toBe("won by Ada, Ben, 87");
  });
});

describe("ErrorMessage", () => {
  it("shows the server's message and a button to try again", () => {
    const again = vi.fn();
    const page = shown(ErrorMessage, { failure: refused("The table is full."), again });
    expect(texts(page, "p")).toEqual(["The table is full."]);
    press(page, "Try again");
    expect(again).toHaveBeenCalledOnce();
  });

  it("does not show the message of an internal error", () => {
    expect(texts(shown(ErrorMessage, { failure: new TypeError("x is undefined") }), "p")).toEqual([
      "Something went wrong on this page.",
    ]);
  });

  it("shows nothing without an error", () => {
    expect(shown(ErrorMessage, { failure: null }).querySelector("[role=alert]")).toBeNull();
  });
});
