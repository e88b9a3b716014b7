/** The position of a drawing in its viewport: arithmetic of zoom and pan. */
import { type Box, type Point, around } from "./geometry";

export interface Extent {
  width: number;
  height: number;
}

/** The origin of the drawing in the viewport, and the zoom. */
export interface Look extends Point {
  zoom: number;
}

export const MOST = 3;

export function fitting(window: Extent, drawing: Extent): number {
  return Math.min(window.width / drawing.width, window.height / drawing.height) || 1;
}

/** Keeps the drawing within the viewport; a drawing smaller than the viewport is centred. */
export function bounded(look: Look, window: Extent, drawing: Extent): Look {
  const zoom = Math.min(MOST, Math.max(fitting(window, drawing), look.zoom));
  const hold = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    zoom,
    x: hold(look.x, window.width, drawing.width * zoom),
    y: hold(look.y, window.height, drawing.height * zoom),
  };
}

/** Another zoom that keeps a point of the viewport fixed. */
export function zoomed(look: Look, about: Point, zoom: number): Look {
  const change = zoom / look.zoom;
  return { zoom, x: about.x - (about.x - look.x) * change, y: about.y - (about.y - look.y) * change };
}

/** The visible part of the drawing. */
export function seen(look: Look, window: Extent): Box {
  return {
    x: -look.x / look.zoom,
    y: -look.y / look.zoom,
    w: window.width / look.zoom,
    h: window.height / look.zoom,
  };
}

function centred(at: Point, zoom: number, window: Extent): Look {
  return { zoom, x: window.width / 2 - at.x * zoom, y: window.height / 2 - at.y * zoom };
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

/** Content that covers the edges of the viewport. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A position that shows all boxes clear of the margins, or, if they would be too small, as many as fit. */
export function framing(
  boxes: readonly Box[],
  window: Extent,
  drawing: Extent,
  least: number,
  margins: Margins = { top: 28, right: 28, bottom: 28, left: 28 },
): Look | null {
  if (!boxes.length) return null;
  const { top, right, bottom, left } = margins;
  const room = { width: window.width - left - right, height: window.height - top - bottom };
  const placed = (box: Box, zoom: number): Look => {
    const look = centred(middle(box), zoom, room);
    return bounded({ ...look, x: look.x + left, y: look.y + top }, window, drawing);
  };
  const whole = around(boxes);
  const zoom = Math.min(room.width / whole.w, room.height / whole.h);
  if (zoom >= least) return placed(whole, Math.min(zoom, Math.max(least, 1)));
  const looks = boxes.map((box) => placed(box, least));
  const clear = (look: Look) => seen({ ...look, x: look.x - left, y: look.y - top }, room);
  const count = (look: Look) => boxes.filter((box) => holds(clear(look), box)).length;
  return looks.reduce((best, look) => (count(look) > count(best) ? look : best));
}

function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}
