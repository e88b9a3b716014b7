/** The corner of a chart at the head of the page: where its towns, links and tiles are drawn. */
export interface Piece {
  x: number;
  y: number;
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
  slots: (Piece | { x: number; y: number; glyph: string })[];
}

export const EDGE = 46;

export const COAST =
  "M168 -20C150 18 176 44 150 70S92 92 96 128C100 158 148 150 156 176C162 196 122 204 118 232" +
  "C114 258 150 262 214 258C262 256 300 268 322 262C296 284 252 280 208 288C168 296 128 292 112 318" +
  "C96 344 118 368 104 396C96 416 108 436 100 460";
export const LAND = `${COAST}L900 460L900 -20Z`;
export const RIVERS = [
  "M322 262C380 258 420 290 470 280S560 300 640 262S730 250 780 268",
  "M156 176C220 150 262 168 318 140S420 96 470 60",
];
export const RIDGES = [
  { path: "M610 -10C640 30 596 70 628 104S700 150 668 196", wide: 16 },
  { path: "M646 -10C684 40 648 78 690 120S736 180 716 226", wide: 12 },
  { path: "M566 20C580 44 556 62 570 84", wide: 10 },
  { path: "M700 300C680 330 724 352 704 388S740 430 734 450", wide: 14 },
  { path: "M740 296C728 330 764 360 752 400", wide: 10 },
  { path: "M390 -6C410 16 452 10 474 -8", wide: 10 },
];

export const FREE = [
  "M384 116C440 96 500 92 560 128",
  "M214 128C214 170 210 196 196 226",
  "M516 330C580 360 620 356 676 330",
];
export const BUILT = [
  { owner: "B", path: "M236 112C280 104 330 104 384 116", at: [306, 107] },
  { owner: "C", path: "M250 346C320 372 410 366 516 330", at: [382, 362] },
  { owner: "A", path: "M516 330C560 268 556 190 560 128", at: [552, 222] },
];

export const TOWNS: Town[] = [
  {
    name: "Preston",
    x: 222,
    y: 112,
    slots: [
      { x: -46, y: 0, owner: "B", level: "II", glyph: "i-port", points: 4 },
      { x: 0, y: 0, glyph: "i-cotton" },
    ],
  },
  {
    name: "Blackburn",
    x: 384,
    y: 112,
    slots: [{ x: -23, y: 0, owner: "B", level: "I", glyph: "i-iron", points: 3 }],
  },
  {
    name: "Liverpool",
    x: 214,
    y: 336,
    slots: [
      { x: -46, y: 0, owner: "C", level: "II", glyph: "i-ship", points: 18 },
      { x: 0, y: 0, owner: "A", level: "I", glyph: "i-port" },
    ],
  },
  {
    name: "Manchester",
    x: 516,
    y: 330,
    slots: [
      { x: -69, y: 0, owner: "C", level: "III", glyph: "i-cotton" },
      { x: -23, y: 0, owner: "A", level: "III", glyph: "i-cotton", points: 9 },
      { x: 23, y: 0, glyph: "i-iron" },
    ],
  },
  {
    name: "Bury",
    x: 560,
    y: 124,
    slots: [
      { x: -46, y: 0, owner: "A", level: "II", glyph: "i-coal", cubes: 3 },
      { x: 0, y: 0, glyph: "i-cotton" },
    ],
  },
];
