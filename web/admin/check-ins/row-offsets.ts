/** Offsets of rows of different heights, in pixels from the top of the list. */
export interface RowOffsets {
  /** The first row that is loaded. */
  skip: number;
  /** The height of every row that is not loaded. */
  height: number;
  /** `tops[n]` is where row `skip + n` begins; the last one is where the loaded rows end. */
  tops: readonly number[];
}

/** `heights` are those of the loaded rows, from row `skip` on; every other row counts as `height`. */
export function rowOffsets(heights: readonly number[], skip: number, height: number): RowOffsets {
  const tops = [skip * height];
  for (const own of heights) tops.push(tops[tops.length - 1] + own);
  return { skip, height, tops };
}

/** Where row `index` begins; the row after the last one begins where the list ends. */
export function topOf({ skip, height, tops }: RowOffsets, index: number): number {
  if (index < skip) return index * height;
  const top = tops[index - skip];
  return top ?? tops[tops.length - 1] + (index - skip - tops.length + 1) * height;
}

/** The row at `y` pixels. */
export function rowAt({ skip, height, tops }: RowOffsets, y: number): number {
  if (y < tops[0]) return Math.floor(y / height);
  const end = tops[tops.length - 1];
  if (y >= end) return skip + tops.length - 1 + Math.floor((y - end) / height);
  let [from, to] = [0, tops.length - 1];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (tops[middle] <= y) from = middle;
    else to = middle;
  }
  return skip + from;
}
