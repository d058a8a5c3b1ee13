/** The tops of rows of different heights, pixels from the top of the list: `tops[n]` of row `skip + n`, the last one where the rows end. */
export interface Places {
  skip: number;
  height: number;
  tops: readonly number[];
}

/** `heights` are those of the rows that are loaded, from row `skip` on; every other row counts as `height`. */
export function placesOf(heights: readonly number[], skip: number, height: number): Places {
  const tops = [skip * height];
  for (const own of heights) tops.push(tops[tops.length - 1] + own);
  return { skip, height, tops };
}

/** Where row `index` begins; the row behind the last is where the list ends. */
export function topOf({ skip, height, tops }: Places, index: number): number {
  if (index < skip) return index * height;
  const own = tops[index - skip];
  return own ?? tops[tops.length - 1] + (index - skip - tops.length + 1) * height;
}

/** The row in which `y` lies. */
export function rowAt({ skip, height, tops }: Places, y: number): number {
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
