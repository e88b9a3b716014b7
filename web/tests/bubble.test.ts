import { describe, expect, it } from "vitest";
import { standing } from "../src/play/bubble";

const SIZE = { w: 200, h: 100 };
const WINDOW = { x: 0, y: 0, w: 1000, h: 800 };
const THING = { x: 480, y: 380, w: 40, h: 40 };

describe("the place of a bubble", () => {
  it("is below its thing, the arrow at the middle", () => {
    expect(standing(THING, SIZE, WINDOW, [])).toEqual({ left: 400, top: 430, side: "below", arrow: 100 });
  });

  it("is above where there is no room below", () => {
    const low = { ...THING, y: 740 };
    expect(standing(low, SIZE, WINDOW, [])).toMatchObject({ side: "above", top: 630 });
  });

  it("stays within its bounds, and the arrow with its thing", () => {
    const corner = { x: 0, y: 0, w: 40, h: 40 };
    expect(standing(corner, SIZE, WINDOW, [])).toEqual({ left: 0, top: 50, side: "below", arrow: 20 });
  });

  it("leaves what is needed in sight", () => {
    const below = { x: 0, y: 420, w: 1000, h: 400 };
    expect(standing(THING, SIZE, WINDOW, [below]).side).toBe("above");
    const column = { x: 450, y: 0, w: 100, h: 800 };
    const aside = standing(THING, SIZE, WINDOW, [column]);
    expect(aside.side).toBe("right");
  });

  it("slips along its side before it goes round", () => {
    const beneath = { x: 300, y: 425, w: 180, h: 100 };
    const spot = standing(THING, SIZE, WINDOW, [beneath, { x: 0, y: 0, w: 1000, h: 370 }]);
    expect(spot.side).toBe("below");
    expect(spot.left).toBeGreaterThanOrEqual(480);
  });

  it("points down from above a sheet that holds its thing", () => {
    const inSheet = { x: 20, y: 700, w: 80, h: 60 };
    const spot = standing(inSheet, SIZE, { ...WINDOW, h: 500 }, []);
    expect(spot).toMatchObject({ side: "above", top: 400 });
  });
});
