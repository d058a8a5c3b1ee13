import type { ImportProductInput } from '../../../schema.generated';

/** An item by what tells it apart in a list. */
export const labelOf = (name: string, category: string | null | undefined): string =>
  JSON.stringify([name, category ?? ''].map((text) => text.trim().toLowerCase()));

/** Rows whose name and category an item or a row above has already. */
export function repeatedRows(rows: readonly ImportProductInput[], items: ReadonlySet<string>): ReadonlySet<number> {
  const seen = new Set(items);
  const repeated = new Set<number>();
  for (const { row, item } of rows) {
    const label = labelOf(item.name, item.newCategoryName);
    if (seen.has(label)) repeated.add(row);
    else seen.add(label);
  }
  return repeated;
}
