/** Draws the ornament of the New England board and writes it into the page's sources. */
import { reliefOn, stretcher, write } from "./drawing.mjs";
import { wiggle } from "./relief.mjs";

/** The coast is crowded, so it is stretched; the mountains are empty, so they are compressed. */
const STRETCH = {
  x: [[0, 0], [400, 270], [1000, 1000]],
  y: [[0, 0], [340, 222], [1000, 1000]],
}; // prettier-ignore
const drawn = stretcher(STRETCH);

/** From the Maine frame round Casco Bay, Cape Ann, Cape Cod, Narragansett Bay and the Sound to the Jersey shore. */
const COAST = [
  [1060, 165], [1000, 190], [900, 232], [880, 290], [852, 318], [846, 372], [812, 400], [806, 452], [826, 470],
  [812, 510], [786, 520], [772, 560], [796, 600], [804, 650], [846, 690], [900, 668], [892, 612], [912, 625],
  [925, 690], [880, 726], [814, 742], [780, 770], [744, 768], [705, 742], [690, 780], [640, 800], [560, 818],
  [500, 834], [452, 872], [420, 912], [388, 945], [372, 1000], [362, 1060],
]; // prettier-ignore
const LAND_AROUND = [[-60, 1060], [-60, -60], [1060, -60]]; // prettier-ignore

/** Ridges as drawn: the Adirondacks, the Green and White Mountains, the Catskills, the Berkshires, the Alleghenies. */
const RIDGES = [
  [400, 250, 46, 190, 8, 1.1], [545, 150, 70, 150, 6, 1.1], [200, 300, 84, 130, 0, 1.0], [690, 110, 95, 100, 20, 1.0],
  [150, 560, 110, 80, -20, 0.8], [355, 560, 34, 150, 4, 0.7], [50, 860, 80, 120, 20, 0.8], [60, 120, 120, 90, 0, 0.8],
]; // prettier-ignore

/** The Hudson, the Connecticut, the Merrimack. */
const RIVERS = [
  [[395, 60], [405, 250], [412, 420], [398, 560], [394, 700], [400, 830], [412, 905]],
  [[572, 60], [566, 240], [556, 420], [545, 560], [552, 700], [566, 818]],
  [[706, 250], [694, 400], [660, 470], [720, 500], [806, 452]],
]; // prettier-ignore
/** The border in the southwest. The map does not show the area beyond it. */
const BORDERS = [[[-30, 668], [60, 655], [150, 664], [206, 706], [226, 780], [214, 880], [196, 1040]]]; // prettier-ignore

const NAMES = [
  { kind: "water", at: [935, 770], size: 22, turn: -62, en: "Atlantic Ocean", fr: "Océan Atlantique" },
  { kind: "region", at: [196, 300], size: 12, turn: -70, en: "Adirondacks" },
  { kind: "region", at: [382, 262], size: 12, turn: -84, en: "Green Mountains" },
  { kind: "region", at: [890, 96], size: 13, en: "Maine" },
  { kind: "note", at: [150, 948], size: 13, en: "nothing passes through", fr: "rien ne passe par ici" },
];

const coast = wiggle(drawn(COAST), 5, 11, 4);
const ornament = {
  coast,
  around: LAND_AROUND,
  rivers: RIVERS.map((river, n) => wiggle(drawn(river), 8, 22, 30 + n)),
  borders: BORDERS,
  relief: reliefOn([...coast, ...LAND_AROUND], RIDGES, 9),
  names: NAMES,
};
const NUDGES = [
  {
    aspect: 772 / 846,
    corner: { side: "left", edge: "top" },
    stretch: STRETCH,
    places: {
      canada: [56, 0], the_west: [0, 10], pennsylvania: [6, 10], lewiston: [-20, -18], portsmouth: [14, -14],
      manchester: [-12, -12], salem: [22, -26], lowell: [-18, -16], boston: [8, -18], worcester: [-14, 0],
      springfield: [-16, -4], hartford: [-22, 2], providence: [-22, 4], fall_river: [24, 34], new_bedford: [36, 2],
      new_london: [-14, 26], new_haven: [-6, 24], bridgeport: [-16, 6], new_york: [-10, -6],
      gulf_of_maine: [10, 10], massachusetts_bay: [16, 14], nantucket_sound: [56, 36], block_island_sound: [30, 56],
      long_island_sound: [6, 40], new_york_bight: [8, 10],
    }, // prettier-ignore
    rail: {},
  },
];
write("age_of_industry", "new_england", ornament, NUDGES);
