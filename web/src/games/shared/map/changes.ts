/** The changes that a move made on a map, for animation. */

type Cube = "coal" | "iron";

/** The parts of a game's view that are animated. */
export interface Standing {
  /** The chapter: there is no animation from one chapter to another, nor backwards. */
  chapter: string;
  round: number;
  turn: string;
  /** By slot: owner, face, then cubes left or a word for a flipped tile. */
  tiles: Readonly<Record<string, string>>;
  /** By line: owner. */
  links: Readonly<Record<string, string>>;
  /** Cubes on the tracks. */
  tracks: Readonly<Record<Cube, number>>;
}

/** Where a cube comes from or goes to. */
export type Spot = { slot: string } | { line: string } | { market: Cube } | { player: string };

export type Change =
  | { kind: "placed"; slot: string; owner: string }
  | { kind: "flipped"; slot: string }
  | { kind: "laid"; line: string }
  | { kind: "cube"; cube: Cube; from: Spot; to: Spot };

function read(word: string | undefined) {
  const [owner = "", face = "", rest = ""] = word?.split(" ") ?? [];
  return { owner, face, flipped: rest === "flipped", cubes: Number(rest) || 0 };
}

function cubeOf(face: string): Cube | null {
  if (face.startsWith("coal")) return "coal";
  return face.startsWith("iron") ? "iron" : null;
}

/** All changes, in the order of their animation. */
export function changesBetween(before: Standing, after: Standing): Change[] {
  if (before.chapter !== after.chapter || before.round > after.round) return [];
  const placed: Change[] = [];
  const flipped: Change[] = [];
  const cubes: Change[] = [];
  const laid = Object.keys(after.links).filter((line) => !before.links[line]);
  const stood = Object.keys(after.tiles).filter((slot) => {
    const [was, is] = [read(before.tiles[slot]), read(after.tiles[slot])];
    return was.owner !== is.owner || was.face !== is.face;
  });
  const user: Spot = stood[0] ? { slot: stood[0] } : laid[0] ? { line: laid[0] } : { player: before.turn };
  for (const [slot, word] of Object.entries(after.tiles)) {
    const [was, is] = [read(before.tiles[slot]), read(word)];
    if (stood.includes(slot)) {
      placed.push({ kind: "placed", slot, owner: is.owner });
      if (is.flipped) flipped.push({ kind: "flipped", slot });
      continue;
    }
    if (is.flipped && !was.flipped) flipped.push({ kind: "flipped", slot });
    const cube = cubeOf(is.face);
    for (let left = is.cubes; cube && left < was.cubes; left++)
      cubes.push({ kind: "cube", cube, from: { slot }, to: user });
  }
  for (const cube of ["coal", "iron"] as const) {
    const market: Spot = { market: cube };
    for (let n = after.tracks[cube]; n < before.tracks[cube]; n++)
      cubes.push({ kind: "cube", cube, from: market, to: user });
    for (let n = before.tracks[cube]; n < after.tracks[cube]; n++)
      cubes.push({ kind: "cube", cube, from: user, to: market });
  }
  return [...placed, ...laid.map((line): Change => ({ kind: "laid", line })), ...cubes, ...flipped];
}
