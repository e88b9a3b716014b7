/** The state of everything on the map that can be named. */
import type { Box } from "../../parts/geometry";
import type { Mark } from "../contract";
import { markedBoxes, marksOf } from "../shared/map/marked";
import { type Layout, MARKET } from "./layout";
import type { AgeScene } from "./types";

export type Marks = Record<"space" | "line" | "market" | "import", ReadonlyMap<string, Mark>>;

export function marksIn(scene: AgeScene): Marks {
  const { places, lines } = scene.fixtures;
  const of = (kind: keyof Marks, ids: readonly string[]) => marksOf(ids, (id) => scene.mark(kind, id));
  return {
    space: of(
      "space",
      places.flatMap(({ spaces }) => spaces.map(({ id }) => id)),
    ),
    line: of(
      "line",
      lines.map(({ id }) => id),
    ),
    market: of(
      "market",
      places.flatMap(({ market }) => market?.id ?? []),
    ),
    import: of(
      "import",
      places.flatMap((place) => place.import?.id ?? []),
    ),
  };
}

/** The boxes of what is offered or chosen. */
export function boxesIn(layout: Layout, marks: Marks, state: Mark["state"]): Box[] {
  const markets = [...layout.markets]
    .filter(([id]) => marks.market.get(id)?.state === state)
    .map(([, { x, y }]): Box => ({ x: x - MARKET, y: y - MARKET, w: 2 * MARKET, h: 2 * MARKET }));
  const imports = [...layout.imports].filter(([id]) => marks.import.get(id)?.state === state);
  return [
    ...markedBoxes(layout, marks.space, marks.line, state),
    ...markets,
    ...imports.map(([, { x, y, w, h }]) => ({ x, y, w, h })),
  ];
}
