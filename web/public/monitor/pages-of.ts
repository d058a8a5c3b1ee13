/** More than this many pages, and a name comes by too seldom. */
const maxPages = 3;

/** Columns of names and their size in proportion to a single column's. */
const densities = [
  { columns: 1, scale: 1 },
  { columns: 2, scale: 0.8 },
  { columns: 3, scale: 0.6 },
  { columns: 4, scale: 0.5 },
] as const;
export type Density = (typeof densities)[number];

/**
 * The entries in pages of `rows`. Ready parties come first and, while they fill half of the screen at most, stay on every page, so that
 * nobody misses their call.
 */
export function pagesOf<Entry extends { status: string }>(entries: readonly Entry[], rows: number): Entry[][] {
  if (entries.length <= rows) return [[...entries]];
  const ready = entries.filter(({ status }) => status === 'READY');
  const staying = ready.length <= Math.floor(rows / 2) ? ready : [];
  const turning = entries.filter((entry) => !staying.includes(entry));
  const size = rows - staying.length;
  return Array.from({ length: Math.ceil(turning.length / size) }, (_, page) => [
    ...staying,
    ...turning.slice(page * size, (page + 1) * size),
  ]);
}

/** The largest names at which all entries fit on three pages, else the smallest. `rowsAt` says how many fit under each other. */
export function layOut<Entry extends { status: string }>(
  entries: readonly Entry[],
  rowsAt: (density: Density) => number,
): { density: Density; rows: number; pages: Entry[][] } {
  const layouts = densities.map((density) => {
    const rows = rowsAt(density);
    return { density, rows, pages: pagesOf(entries, rows * density.columns) };
  });
  return layouts.find(({ pages }) => pages.length <= maxPages) ?? layouts[layouts.length - 1]!;
}

/** A page in columns of at most `rows`. */
export const columnsOf = <Entry>(page: readonly Entry[], rows: number): Entry[][] =>
  Array.from({ length: Math.ceil(page.length / rows) }, (_, column) => page.slice(column * rows, (column + 1) * rows));
