/** The boxes of marked elements, for the viewport that must show them. */
import type { Box } from "../../../parts/geometry";
import type { Mark } from "../../contract";
import { TILE } from "./layout";
import type { MapLayout } from "./types";

type Marks = ReadonlyMap<string, Mark>;

export function marksOf(ids: Iterable<string>, mark: (id: string) => Mark): Marks {
  return new Map([...ids].map((id) => [id, mark(id)]));
}

export function markedBoxes(layout: MapLayout, slots: Marks, lines: Marks, state: Mark["state"]): Box[] {
  return [
    ...[...layout.slots]
      .filter(([id]) => slots.get(id)?.state === state)
      .map(([, { x, y }]): Box => ({ x, y, w: TILE, h: TILE })),
    ...[...layout.lines]
      .filter(([id]) => lines.get(id)?.state === state)
      .map(([, { x, y }]): Box => ({ x: x - 22, y: y - 22, w: 44, h: 44 })),
  ];
}
