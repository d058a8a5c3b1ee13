import type { Refusal } from '../../connection/refusal';
import type { Faults } from './check-row';
import type { ImportField } from './columns';

const fields: Record<string, ImportField | undefined> = {
  type: 'type',
  newCategoryName: 'category',
  price: 'price',
  durationMinutes: 'duration',
  description: 'description',
  position: 'rank',
};

/** What the server found wrong, by the number of the row, from `details.rows`; null for any other refusal. */
export function refusedRows({ details }: Refusal): Record<number, Faults> | null {
  const rows = details instanceof Object && 'rows' in details ? details.rows : null;
  if (!Array.isArray(rows)) return null;
  const faults: Record<number, Faults> = {};
  for (const { row, field, message } of rows as { row: number; field: string; message: string }[])
    faults[row] = { ...faults[row], [fields[field] ?? 'name']: message };
  return faults;
}
