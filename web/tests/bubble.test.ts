import { describe, expect, it } from "vitest";
import { placeBubble } from "../src/play/bubble";

const SIZE = { w: 200, h: 100 };
const WINDOW = { x: 0, y: 0, w: 1000, h: 800 };
const THING = { x: 480, y: 380, w: 40, h: 40 };

describe("the place of a bubble", () => {
  it("is below its element, with the arrow in the middle", () => {
    expect(placeBubble(THING, SIZE, WINDOW, [])).toEqual({ left: 400, top: 430, side: "below", arrow: 100 });
  });

  it("is above if there is no room below", () => {
    const low = { ...THING, y: 740 };
    expect(placeBubble(low, SIZE, WINDOW, [])).toMatchObject({ side: "above", top: 630 });
  });

  it("stays within its bounds, and the arrow at its element", () => {
    const corner = { x: 0, y: 0, w: 40, h: 40 };
    expect(placeBubble(corner, SIZE, WINDOW, [])).toEqual({ left: 0, top: 50, side: "below", arrow: 20 });
  });

  it("does not cover what is needed", () => {
    const below = { x: 0, y: 420, w: 1000, h: 400 };
    expect(placeBubble(THING, SIZE, WINDOW, [below]).side).toBe("above");
    const column = { x: 450, y: 0, w: 100, h: 800 };
    const aside = placeBubble(THING, SIZE, WINDOW, [column]);
    expect(aside.side).toBe("right");
  });

  it("moves along its side before it changes sides", () => {
    const beneath = { x: 300, y: 425, w: 180, h: 100 };
    const spot = placeBubble(THING, SIZE, WINDOW, [beneath, { x: 0, y: 0, w: 1000, h: 370 }]);
    expect(spot.side).toBe("below");
    expect(spot.left).toBeGreaterThanOrEqual(480);
  });

  it("is above a sheet that contains its element", () => {
    const inSheet = { x: 20, y: 700, w: 80, h: 60 };
    const spot = placeBubble(inSheet, SIZE, { ...WINDOW, h: 500 }, []);
    expect(spot).toMatchObject({ side: "above", top: 400 });
  });
});
