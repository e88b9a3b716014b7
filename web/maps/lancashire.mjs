/** Draws the ornament of the Lancashire board and writes it into the page's sources. */
import { reliefOn, write } from "./drawing.mjs";
import { wiggle } from "./relief.mjs";

/** From the north-western frame round Furness, Morecambe Bay, the Fylde, the Ribble, the Mersey and the Wirral to the Dee. */
const COAST = [
  [-30, 66], [12, 112], [22, 170], [40, 205], [100, 216], [160, 205], [186, 165], [205, 128], [238, 112], [268, 128],
  [262, 165], [238, 205], [246, 236], [222, 248], [150, 240], [98, 258], [86, 300], [76, 345], [82, 405], [118, 428],
  [190, 424], [258, 418], [262, 428], [205, 446], [150, 456], [108, 490], [84, 530], [70, 575], [66, 622], [86, 648],
  [140, 660], [205, 672], [236, 706], [286, 728], [352, 734], [352, 742], [284, 742], [230, 726], [196, 690], [140, 674],
  [80, 668], [34, 674], [18, 720], [48, 775], [110, 838], [166, 888], [212, 944], [226, 985], [196, 975], [140, 925],
  [70, 880], [14, 850], [-30, 838],
]; // prettier-ignore
const LAND_AROUND = [[-60, 1060], [1060, 1060], [1060, -60], [-60, -60]]; // prettier-ignore

/** Ridges: x, y, half length, half width, rotation, height. The Pennines, Bowland, Rossendale, the Lakeland fells, Clwyd. */
const RIDGES = [
  [1000, 180, 150, 260, 10, 1.25], [1010, 520, 95, 200, -6, 1.0], [930, 830, 120, 190, 14, 1.1],
  [560, 200, 150, 100, 25, 1.05], [760, 330, 150, 60, -30, 0.55], [650, 455, 170, 60, 6, 0.66],
  [235, 0, 170, 80, 0, 1.05], [640, 40, 200, 70, 8, 0.7], [0, 980, 90, 90, 0, 0.7], [860, 960, 120, 80, 0, 0.7],
]; // prettier-ignore

/** The Ribble, the Lune, the Mersey, the Dee, the Weaver. */
const RIVERS = [
  [[262, 422], [330, 436], [410, 388], [470, 330], [560, 285], [650, 270], [760, 215]],
  [[246, 205], [300, 150], [372, 118], [430, 70], [470, -10]],
  [[352, 738], [440, 720], [540, 716], [620, 740], [690, 742], [790, 700], [880, 690], [1020, 660]],
  [[226, 980], [280, 940], [300, 985], [330, 1030]],
  [[318, 736], [372, 790], [428, 842], [470, 900], [462, 960], [500, 1030]],
]; // prettier-ignore

const NAMES = [
  { kind: "water", at: [45, 360], size: 19, turn: -90, en: "Irish Sea", fr: "Mer d’Irlande" },
  { kind: "water", at: [158, 233], size: 12, en: "Morecambe Bay", fr: "Baie de Morecambe" },
  { kind: "region", at: [545, 205], size: 12, en: "Bowland" },
  { kind: "region", at: [330, 905], size: 13, en: "Cheshire" },
  { kind: "region", at: [955, 640], size: 12, turn: -84, en: "Pennines" },
];

/** How far things are moved from their printed places, in pixels of the drawing whose width is `aspect` times its height. */
const NUDGES = [
  {
    aspect: 772 / 846,
    places: {
      barrow_in_furness: [14, -4], birkenhead: [-14, 22], blackburn: [0, -36], bolton: [0, 10], burnley: [14, -16],
      bury: [4, -24], colne: [0, -24], ellesmere_port: [-20, 18], fleetwood: [10, -6], lancaster: [6, 4],
      liverpool: [-6, -6], macclesfield: [50, -30], manchester: [-4, -4], oldham: [26, 0], preston: [0, -12],
      rochdale: [0, -4], stockport: [62, -26], warrington_runcorn: [2, 14], wigan: [8, -4], blackpool: [-6, 2],
      southport: [6, 2], northwich: [-10, 4], scotland: [-30, -4], yorkshire: [-4, -8], midlands: [-70, -6],
    }, // prettier-ignore
    rail: {
      "bury-manchester": [-4, -16], "rochdale-yorkshire": [10, -14], "liverpool-wigan": [-6, -16],
      "blackburn-bolton": [-6, -8], "burnley-bury": [6, -10], "oldham-rochdale": [-2, 2],
      "manchester-stockport": [44, -30], "macclesfield-stockport": [54, -31], "macclesfield-midlands": [-6, -24],
      "blackburn-burnley": [2, -12], "colne-yorkshire": [0, -12], "burnley-colne": [8, -24],
      "bury-rochdale": [18, -6], "ellesmere_port-warrington_runcorn": [-24, 10], "liverpool-southport": [4, -12],
      "warrington_runcorn-wigan": [2, -6], "manchester-oldham": [-8, 3],
    }, // prettier-ignore
    canal: {},
  },
];

const coast = wiggle(COAST, 5, 11, 2);
const drawn = {
  coast,
  around: LAND_AROUND,
  rivers: RIVERS.map((river, n) => wiggle(river, 9, 22, 20 + n)),
  relief: reliefOn([...coast, ...LAND_AROUND], RIDGES, 11),
  names: NAMES,
  scale: { at: [335, 945], en: "0 · 5 · 10 miles", fr: "0 · 5 · 10 milles" },
};
write("brass", "lancashire", drawn, NUDGES);
