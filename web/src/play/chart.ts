/** About five round numbers between two bounds. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step);
}

/** The positions at which a label of that width fits between the previous one and the end. */
export function roomy(places: number[], width: number, end: number): boolean[] {
  let free = -Infinity;
  return places.map((place) => {
    const fits = place >= free && place + width <= end;
    if (fits) free = place + width;
    return fits;
  });
}

/** Heights moved apart so that labels of that size do not overlap, and none is lower than `most`. */
export function spread(labels: [string, number][], size: number, most = Infinity): [string, number][] {
  const sorted = labels.toSorted((one, other) => one[1] - other[1]);
  let floor = -Infinity;
  const down = sorted.map(([name, height]): [string, number] => {
    floor = Math.max(height, floor + size);
    return [name, floor];
  });
  let roof = most + size;
  const up = down.toReversed().map(([name, height]): [string, number] => {
    roof = Math.min(height, roof - size);
    return [name, roof];
  });
  return up.toReversed();
}

/**
 * Chapters whose first words differ from those of the previous one: of "Canal era, round 1" and so on, only the
 * eras.
 */
export function turns(chapters: { index: number; name: string }[]): { index: number; name: string }[] {
  const heads = chapters.map(({ index, name }) => ({ index, name: name.split(",")[0] ?? name }));
  return heads.filter(({ name }, place) => name !== heads[place - 1]?.name);
}
