/**
 * The layout of the board: a row for each epoch, with factories on the left, the track of epochs, and technologies
 * on the right. In a small window, only one kind of tile. Always in screen pixels.
 */
import { industria } from "@ironmaster/pictures/data/layout.json";
import type { Box, Point } from "../../parts/geometry";
import type { Fixtures, Link, Tile } from "./types";

export type Part = "all" | "factory" | "technology";

export interface Wish {
  width: number;
  height: number;
  part: Part;
}

export interface Row {
  /** Counted from 1. */
  epoch: number;
  box: Box;
}

export interface PlacedLink {
  link: Link;
  d: string;
  /** The position of its points. */
  at: Point;
}

export interface Layout {
  width: number;
  height: number;
  part: Part;
  tile: { w: number; h: number };
  tiles: { tile: Tile; box: Box }[];
  rows: Row[];
  links: PlacedLink[];
  /** The centres of factories, track and technologies. */
  middles: { factory: number; track: number; technology: number };
  /** The width of the track of epochs; 0 if it is not drawn. */
  track: number;
}

/** Below this width, only one kind of tile is shown at a time. */
const BROAD = 740;
const MARGIN = industria.margin;
const HEAD = industria.head;
/** The space beside the first column for roads that go around a tile, in columns. */
const GUTTER = industria.gutter;
const TRACK = 1.45;
/** The height of the header above the tiles of a row if the track is not drawn. */
const ROW_HEAD = 20;
const LEAST_ROW = { all: 88, part: 126 };
/** The highest ratio of height to width of a tile; a narrow tile needs more lines for its name. */
const ratio = (wide: number) => (wide < 64 ? 1.9 : 1.4);

export function showsAll(width: number): boolean {
  return width >= BROAD;
}

function columnsOf(tiles: readonly Tile[]): number {
  return Math.max(0, ...tiles.map(({ at }) => (at?.[0] ?? -1) + 1));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export function layOut(fixtures: Fixtures, { width, height, part }: Wish): Layout {
  const all = part === "all";
  const drawn = fixtures.tiles.filter(({ at, kind }) => at && (all || kind === part));
  const columns = {
    factory: columnsOf(drawn.filter(({ kind }) => kind === "factory")),
    technology: columnsOf(drawn.filter(({ kind }) => kind === "technology")),
  };
  const [margin, head] = all ? [MARGIN, HEAD] : [4, 0];
  const pitch = (width - 2 * margin) / (GUTTER + columns.factory + columns.technology + (all ? TRACK : 0.06));
  const rowHead = all ? 0 : ROW_HEAD;
  const rows = fixtures.epochs.length;
  const tall = Math.max(LEAST_ROW[all ? "all" : "part"], (height - head - (all ? margin : 0)) / rows);
  const gap = clamp(pitch * 0.11, 4, 14);
  const wide = Math.min(pitch - gap, 132);
  const tile = { w: wide, h: Math.min(tall - rowHead - clamp(tall * 0.23, 15, 60), wide * ratio(wide)) };
  const lefts = {
    factory: margin + GUTTER * pitch,
    technology: margin + (GUTTER + (all ? columns.factory + TRACK : 0)) * pitch,
  };
  const placed = drawn.map((one) => {
    const [column, row] = one.at!;
    const left = lefts[one.kind as "factory" | "technology"];
    const x = left + column * pitch + (pitch - tile.w) / 2;
    const y = head + row * tall + rowHead + (tall - rowHead - tile.h) / 2;
    return { tile: one, box: { x, y, w: tile.w, h: tile.h } };
  });
  return {
    width,
    height: head + rows * tall + (all ? margin : 0),
    part,
    tile,
    tiles: placed,
    rows: fixtures.epochs.map((_, n) => ({
      epoch: n + 1,
      box: { x: 5, y: head + n * tall, w: width - 10, h: tall },
    })),
    links: routed(fixtures.links, placed, gap),
    middles: {
      factory: lefts.factory + (columns.factory * pitch) / 2,
      track: lefts.factory + (columns.factory + TRACK / 2) * pitch,
      technology: lefts.technology + (columns.technology * pitch) / 2,
    },
    track: all ? TRACK * pitch : 0,
  };
}

interface Standing {
  tile: Tile;
  box: Box;
}

function routed(links: readonly Link[], placed: readonly Standing[], gap: number): PlacedLink[] {
  const standing = new Map(placed.map((one) => [one.tile.id, one]));
  const taken = new Set(placed.map(({ tile }) => `${tile.kind} ${tile.at![0]} ${tile.at![1]}`));
  return links.flatMap((link) => {
    const ends = [standing.get(link.a), standing.get(link.b)];
    const [upper, lower] = ends.toSorted((p, q) => (p?.tile.at![1] ?? 0) - (q?.tile.at![1] ?? 0));
    return upper && lower ? [{ link, ...route(upper, lower, taken, gap) }] : [];
  });
}

const n = (value: number) => value.toFixed(1);

/** The path from a tile to one that is not above it. */
function route(
  upper: Standing,
  lower: Standing,
  taken: ReadonlySet<string>,
  gap: number,
): { d: string; at: Point } {
  const [a, b] = [upper.box, lower.box];
  const [column, row] = upper.tile.at!;
  const [toColumn, toRow] = lower.tile.at!;
  if (row === toRow) return beside(a, b);
  const free = (at: number) =>
    Array.from({ length: toRow - row - 1 }, (_, k) => `${upper.tile.kind} ${at} ${row + 1 + k}`).every(
      (cell) => !taken.has(cell),
    );
  const side = Math.sign(toColumn - column);
  if (side === 0) return free(column) ? straight(a, b) : around(a, b, Math.max(gap, 7) + 1);
  const aside = Math.min(15, a.w * 0.2);
  const from = { x: a.x + a.w / 2 + side * aside, y: a.y + a.h };
  const to = { x: b.x + b.w / 2 - (toRow - row > 1 ? 0 : side * aside), y: b.y };
  // It changes columns between two rows: at once if the column of the other end is free, otherwise at the end.
  const room = (b.y - a.y) / (toRow - row) - a.h;
  const turn = toRow - row === 1 ? b.y : free(toColumn) ? from.y + room : to.y;
  const begin = toRow - row === 1 || free(toColumn) ? from.y : to.y - room;
  const middle = (begin + turn) / 2;
  const d =
    `M${n(from.x)} ${n(from.y)}V${n(begin)}` +
    `C${n(from.x)} ${n(middle)} ${n(to.x)} ${n(middle)} ${n(to.x)} ${n(turn)}V${n(to.y)}`;
  return { d, at: { x: (from.x + to.x) / 2, y: middle } };
}

function straight(a: Box, b: Box): { d: string; at: Point } {
  const x = a.x + a.w / 2;
  return { d: `M${n(x)} ${n(a.y + a.h)}V${n(b.y)}`, at: { x, y: (a.y + a.h + b.y) / 2 } };
}

function beside(a: Box, b: Box): { d: string; at: Point } {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const y = a.y + a.h / 2;
  const [from, to] = [left.x + left.w, right.x];
  return { d: `M${n(from)} ${n(y)}H${n(to)}`, at: { x: (from + to) / 2, y } };
}

/** Around the left of the tiles in between. */
function around(a: Box, b: Box, out: number): { d: string; at: Point } {
  const x = a.x - out;
  const [top, bottom] = [a.y + a.h / 2, b.y + b.h / 2];
  const bend = out * 2;
  const d =
    `M${n(a.x)} ${n(top)}Q${n(x)} ${n(top)} ${n(x)} ${n(top + bend)}` +
    `V${n(bottom - bend)}Q${n(x)} ${n(bottom)} ${n(b.x)} ${n(bottom)}`;
  return { d, at: { x, y: (top + bottom) / 2 } };
}
