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
