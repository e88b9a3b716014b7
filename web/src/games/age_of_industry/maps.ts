import { mapsIn } from "../shared/map/maps";
import type { NudgesFor, Ornament } from "../shared/map/types";

export const maps = mapsIn(
  import.meta.glob<NudgesFor[]>("./maps/*.nudges.json", { eager: true, import: "default" }),
  import.meta.glob<Ornament>(["./maps/*.json", "!./maps/*.nudges.json"], { import: "default" }),
);
