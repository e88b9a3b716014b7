/**
 * Animates the changes of a move: pieces come from their owner's panel, cubes travel, tiles flip. Never blocks
 * input.
 */
import type { Point } from "../../../parts/geometry";
import type { Change, Spot } from "./changes";
import { TILE } from "./layout";
import type { MapLayout } from "./types";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const [PIECE, CUBE, FLIP, BETWEEN] = [320, 260, 420, 60];
const LONGEST = 2500;
/** More changes than any move makes: a jump in the log, which is not animated. */
const TOO_MANY = 24;
const SVG = "http://www.w3.org/2000/svg";

let running: Animation[] = [];

/** Finishes all running animations. */
export function skip(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** The centre of an element of the page, in pixels of the drawing. */
function middleOf(element: Element | null, svg: SVGSVGElement, layout: MapLayout): Point | null {
  if (!element) return null;
  const [there, here] = [element.getBoundingClientRect(), svg.getBoundingClientRect()];
  if (!there.width || !here.width) return null;
  const zoom = here.width / layout.width;
  return {
    x: (there.left + there.width / 2 - here.left) / zoom,
    y: (there.top + there.height / 2 - here.top) / zoom,
  };
}

function place(spot: Spot, svg: SVGSVGElement, layout: MapLayout): Point | null {
  if ("slot" in spot) {
    const at = layout.slots.get(spot.slot);
    return at ? { x: at.x + TILE / 2, y: at.y + TILE / 2 } : null;
  }
  if ("line" in spot) return layout.lines.get(spot.line) ?? null;
  const sought = "market" in spot ? `[data-track="${spot.market}"]` : `[data-player="${spot.player}"]`;
  return middleOf(document.querySelector(sought), svg, layout);
}

export function play(svg: SVGSVGElement, layout: MapLayout, changes: readonly Change[]): void {
  skip();
  if (changes.length > TOO_MANY || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let [at, end] = [0, 0];
  const run = (element: Element | null, frames: Keyframe[], duration: number) => {
    if (!element) return null;
    const animation = element.animate(frames, { duration, delay: at, easing: EASE, fill: "backwards" });
    running.push(animation);
    end = Math.max(end, at + duration);
    return animation;
  };
  for (const change of changes) {
    if (change.kind === "placed") {
      const [from, to] = [
        place({ player: change.owner }, svg, layout),
        place({ slot: change.slot }, svg, layout),
      ];
      const start = from && to ? `translate(${from.x - to.x}px, ${from.y - to.y}px)` : "none";
      const frames = [
        { transform: start, opacity: 0.3 },
        { transform: "none", opacity: 1 },
      ];
      run(svg.querySelector(`[data-tile="${change.slot}"]`), frames, PIECE);
      at += PIECE - BETWEEN;
    } else if (change.kind === "laid") {
      for (const part of ["link", "letter"])
        run(svg.querySelector(`[data-${part}="${change.line}"]`), [{ opacity: 0 }, { opacity: 1 }], PIECE);
      at += BETWEEN;
    } else if (change.kind === "cube") {
      const flight = fly(svg, layout, change);
      const moving = flight && run(flight.cube, flight.frames, CUBE);
      if (moving) moving.onfinish = () => flight.cube.remove();
      at += BETWEEN;
    } else {
      at = Math.max(at, end - BETWEEN);
      const frames = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
      run(svg.querySelector(`[data-tile="${change.slot}"]`), frames, FLIP);
    }
  }
  for (const animation of running) animation.playbackRate = Math.max(1, end / LONGEST);
}

function fly(svg: SVGSVGElement, layout: MapLayout, change: Change & { kind: "cube" }) {
  const [from, to] = [place(change.from, svg, layout), place(change.to, svg, layout)];
  if (!from || !to) return null;
  const cube = document.createElementNS(SVG, "use");
  cube.setAttribute("href", `#c-${change.cube}`);
  cube.setAttribute("width", "14");
  cube.setAttribute("height", "15");
  cube.setAttribute("opacity", "0");
  svg.append(cube);
  const stop = (at: Point) => `translate(${at.x - 7}px, ${at.y - 7}px)`;
  const frames = [
    { transform: stop(from), opacity: 1 },
    { transform: stop(to), opacity: 1 },
  ];
  return { cube, frames };
}
