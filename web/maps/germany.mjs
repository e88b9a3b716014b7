/** Draws the ornament of the Germany board and writes it into the page's sources. */
import { reliefOn, stretcher, write } from "./drawing.mjs";
import { wiggle } from "./relief.mjs";

/** The east is empty, so it is compressed. */
const STRETCH = {
  x: [[0, 0], [620, 715], [1000, 1000]],
  y: [[0, 0], [1000, 1000]],
}; // prettier-ignore
const drawn = stretcher(STRETCH);

/** From Zeeland along the North Sea, round Jutland and along the Baltic to the frame beyond Samland. */
const COAST = [
  [-60, 470], [-10, 436], [14, 396], [24, 350], [40, 308], [78, 282], [120, 292], [150, 272], [196, 262], [214, 240],
  [232, 246], [240, 214], [262, 206], [256, 172], [246, 130], [252, 92], [238, 50], [248, 10], [244, -60], [352, -60],
  [346, 10], [330, 44], [344, 74], [338, 100], [362, 112], [384, 134], [386, 168], [404, 160], [430, 142], [462, 122],
  [496, 112], [520, 96], [546, 112], [552, 146], [576, 178], [606, 172], [652, 136], [704, 102], [748, 84], [770, 88],
  [782, 108], [812, 116], [838, 96], [846, 58], [880, 30], [896, -60],
]; // prettier-ignore
const LAND_AROUND = [[1060, -60], [1060, 1060], [-60, 1060]]; // prettier-ignore
/** The islands off Mecklenburg and Funen, and Zealand. */
const ISLANDS = [
  [[478, 86], [500, 72], [520, 82], [508, 100], [484, 100], [478, 86]],
  [[396, 12], [424, -14], [462, -6], [470, 26], [448, 54], [420, 50], [396, 12]],
  [[366, 26], [384, 20], [392, 44], [372, 54], [366, 26]],
]; // prettier-ignore

/** Ridges as drawn: the Alps, the Black Forest, the Eifel, the Harz, Thuringia, the Ore Mountains, Bohemia, Sudetes, Carpathians. */
const RIDGES = [
  [260, 1010, 220, 70, -4, 1.25], [560, 1000, 240, 80, 4, 1.25], [232, 850, 34, 80, 10, 0.85],
  [120, 610, 70, 60, -20, 0.75], [400, 425, 60, 26, -12, 0.75], [398, 575, 80, 30, 30, 0.7],
  [610, 590, 80, 30, -24, 0.9], [560, 720, 34, 100, -34, 0.95], [770, 610, 100, 34, 24, 0.95],
  [930, 760, 130, 60, 12, 1.1], [330, 700, 40, 30, 0, 0.5],
]; // prettier-ignore

/** The Rhine, the Elbe, the Oder, the Danube, the Vistula, the Weser, the Main. */
const RIVERS = [
  [[236, 960], [204, 850], [216, 760], [232, 690], [206, 632], [168, 560], [146, 490], [110, 420], [60, 388], [14, 396]],
  [[570, 690], [548, 590], [520, 505], [446, 420], [420, 330], [392, 262], [322, 250], [262, 206]],
  [[760, 640], [712, 530], [650, 440], [600, 350], [588, 260], [576, 178]],
  [[270, 826], [340, 770], [400, 776], [456, 752], [520, 800], [602, 880], [720, 870], [860, 890], [1040, 860]],
  [[900, 640], [930, 500], [880, 400], [820, 300], [800, 200], [798, 112]],
  [[318, 520], [286, 420], [262, 330], [240, 270], [232, 246]],
  [[420, 610], [350, 655], [300, 622], [252, 622], [212, 640]],
]; // prettier-ignore

const NAMES = [
  { kind: "water", at: [118, 150], size: 22, turn: -40, en: "North Sea", fr: "Mer du Nord" },
  { kind: "water", at: [700, 48], size: 21, en: "Baltic Sea", fr: "Mer Baltique" },
  { kind: "region", at: [420, 975], size: 13, en: "Alps", fr: "Alpes" },
  { kind: "region", at: [930, 770], size: 12, turn: 12, en: "Carpathians", fr: "Carpates" },
];

const coast = wiggle(drawn(COAST), 5, 11, 6);
const ornament = {
  coast,
  around: LAND_AROUND,
  islands: ISLANDS.map((shore, n) => wiggle(drawn(shore), 4, 10, 50 + n)),
  rivers: RIVERS.map((river, n) => wiggle(drawn(river), 8, 22, 30 + n)),
  relief: reliefOn([...coast, ...LAND_AROUND], RIDGES, 13),
  names: NAMES,
};
const NUDGES = [
  {
    aspect: 772 / 846,
    corner: { side: "right", edge: "bottom" },
    stretch: STRETCH,
    places: { austria: [30, -50] },
    rail: {},
  },
];
write("age_of_industry", "germany", ornament, NUDGES);
