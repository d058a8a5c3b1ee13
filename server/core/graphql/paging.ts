/** How many rows come before a page; `after` is the cursor of the page before. */
export const skipOf = ({ after, skip }: { after?: string | null; skip: number }): number =>
  after ? Number(after) : skip;

/** Of a page whose rows each hold the list's total: that total, and the start of the next page, null on the last. */
export function pageFacts(rows: readonly { total?: string }[], skip: number): { total: number; cursor: string | null } {
  const total = Number(rows[0]?.total ?? 0);
  const end = skip + rows.length;
  return { total, cursor: end < total ? String(end) : null };
}
