import { describe, expect, it } from "vitest";
import { nearestTowards } from "../../src/parts/neighbours";
import { bounded, fitting, framing, seen, zoomed } from "../../src/parts/panzoom";

const window = { width: 390, height: 436 };
const drawing = { width: 772, height: 846 };

describe("a window on a drawing", () => {
  it("never shows anything beyond the edge of the drawing", () => {
    expect(bounded({ x: 50, y: -9000, zoom: 1 }, window, drawing)).toEqual({ x: 0, y: 436 - 846, zoom: 1 });
  });

  it("never shows it smaller than the whole, and centres it", () => {
    const look = bounded({ x: 0, y: 0, zoom: 0.1 }, window, drawing);
    expect(look.zoom).toBeCloseTo(fitting(window, drawing));
    expect(look.x * 2 + drawing.width * look.zoom).toBeCloseTo(window.width);
  });

  it("keeps the centre of a zoom fixed", () => {
    const look = zoomed({ x: -100, y: -50, zoom: 1 }, { x: 200, y: 200 }, 2);
    expect([(200 - look.x) / 2, (200 - look.y) / 2]).toEqual([300, 250]);
  });

  it("frames all boxes when they fit", () => {
    const boxes = [
      { x: 400, y: 500, w: 43, h: 43 },
      { x: 600, y: 700, w: 43, h: 43 },
    ];
    const view = seen(framing(boxes, window, drawing, 1)!, window);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThan(view.x);
      expect(box.y + box.h).toBeLessThan(view.y + view.h);
    }
  });

  it("frames most of them when they do not, without going below the least zoom", () => {
    const boxes = [
      { x: 20, y: 20, w: 43, h: 43 },
      { x: 600, y: 700, w: 43, h: 43 },
      { x: 650, y: 700, w: 43, h: 43 },
    ];
    const look = framing(boxes, window, drawing, 1)!;
    expect(look.zoom).toBe(1);
    expect(seen(look, window).x).toBeGreaterThan(300);
  });
});

describe("arrows between things on a map", () => {
  const here = { x: 0, y: 0 };
  const near = { x: 40, y: 10 };
  const aside = { x: 20, y: 60 };

  it("prefer straight ahead", () => {
    expect(nearestTowards("ArrowRight", here, [here, aside, near])).toBe(near);
    expect(nearestTowards("ArrowDown", here, [here, aside, near])).toBe(aside);
  });

  it("do nothing if there is no element, or for another key", () => {
    expect(nearestTowards("ArrowLeft", here, [here, near])).toBeNull();
    expect(nearestTowards("Enter", here, [near])).toBeNull();
  });
});
