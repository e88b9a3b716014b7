/** The state of a game, for the picture at the top of the page: its towns, links and tiles. */
export interface Piece {
  x: number;
  owner: string;
  level: string;
  glyph: string;
  points?: number;
  cubes?: number;
}

export interface Town {
  name: string;
  x: number;
  y: number;
  slots: (Piece | { x: number; glyph: string; offered?: boolean })[];
}

export const EDGE = 46;

export const COAST =
  "M168 -20C150 18 176 44 150 70S92 92 96 128C100 158 148 150 156 176C162 196 122 204 118 232" +
  "C114 258 150 262 214 258C262 256 300 268 322 262C296 284 252 280 208 288C168 296 128 292 112 318" +
  "C96 344 118 368 104 396C96 416 108 436 100 460";
export const LAND = `${COAST}L900 460L900 -20Z`;
export const RIVERS = [
  "M322 262C380 258 420 290 470 280S560 270 640 262S730 280 780 268",
  "M156 176C200 146 262 158 300 140S420 140 470 60S520 20 560 -10",
];
export const RIDGES = [
  { path: "M650 -10C680 20 640 50 668 78S740 110 724 160", wide: 16 },
  { path: "M690 -10C722 30 690 62 730 92S772 150 760 190", wide: 12 },
  { path: "M612 -6C626 14 604 32 616 52", wide: 9 },
  { path: "M668 296C650 326 694 346 676 380S706 420 700 450", wide: 15 },
  { path: "M712 290C698 326 738 352 724 392S752 430 748 450", wide: 11 },
  { path: "M636 360C626 382 648 398 638 424", wide: 8 },
  { path: "M290 22C308 36 340 30 356 8", wide: 10 },
  { path: "M474 40C490 62 520 58 532 38", wide: 9 },
  { path: "M380 404C410 392 452 398 474 414", wide: 8 },
];

export const FREE = [
  "M330 218C380 222 430 214 470 204",
  "M470 204C500 240 520 268 540 314",
  "M330 218C300 262 262 300 214 344",
  "M590 128C640 140 664 170 672 238",
];
export const BUILT = [
  { owner: "B", path: "M222 106C280 116 340 104 400 92", x: 306, y: 109 },
  { owner: "B", path: "M222 106C232 160 270 200 330 218", x: 250, y: 166 },
  { owner: "D", path: "M400 92C460 96 530 104 590 128", x: 492, y: 102 },
  { owner: "C", path: "M214 344C270 388 330 388 384 366", x: 296, y: 380 },
  { owner: "C", path: "M384 366C440 366 490 346 540 314", x: 456, y: 355 },
  { owner: "A", path: "M540 314C584 268 592 200 590 128", x: 582, y: 226 },
];

export const TOWNS: Town[] = [
  {
    name: "Preston",
    x: 222,
    y: 84,
    slots: [
      { x: -46, owner: "B", level: "II", glyph: "i-port", points: 4 },
      { x: 0, glyph: "i-iron" },
    ],
  },
  {
    name: "Blackburn",
    x: 400,
    y: 70,
    slots: [
      { x: -46, owner: "D", level: "III", glyph: "i-cotton" },
      { x: 0, owner: "B", level: "I", glyph: "i-iron", points: 3 },
    ],
  },
  {
    name: "Bury",
    x: 590,
    y: 104,
    slots: [
      { x: -46, owner: "A", level: "II", glyph: "i-coal", cubes: 3 },
      { x: 0, owner: "D", level: "II", glyph: "i-cotton", points: 5 },
    ],
  },
  {
    name: "Wigan",
    x: 330,
    y: 196,
    slots: [
      { x: -46, owner: "B", level: "III", glyph: "i-coal", cubes: 2 },
      { x: 0, glyph: "i-coal" },
    ],
  },
  {
    name: "Bolton",
    x: 470,
    y: 182,
    slots: [{ x: -23, owner: "C", level: "II", glyph: "i-iron", points: 7 }],
  },
  {
    name: "Liverpool",
    x: 214,
    y: 322,
    slots: [
      { x: -46, owner: "C", level: "II", glyph: "i-ship", points: 18 },
      { x: 0, owner: "A", level: "I", glyph: "i-port" },
    ],
  },
  {
    name: "Warrington",
    x: 384,
    y: 344,
    slots: [{ x: -23, owner: "C", level: "II", glyph: "i-port", points: 4 }],
  },
  {
    name: "Manchester",
    x: 540,
    y: 292,
    slots: [
      { x: -69, owner: "C", level: "III", glyph: "i-cotton" },
      { x: -23, owner: "A", level: "III", glyph: "i-cotton", points: 9 },
      { x: 23, glyph: "i-iron" },
    ],
  },
  {
    name: "Oldham",
    x: 672,
    y: 214,
    slots: [
      { x: -46, glyph: "i-cotton", offered: true },
      { x: 0, glyph: "i-coal" },
    ],
  },
];
