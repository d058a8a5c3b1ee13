import type { Refusal } from '../connection/refusal';
import type { Faults } from './list-kind';

/** What the server found wrong, by the number of the row, from `details.rows`; null for any other refusal. */
export function refusedRows<Field extends string>(
  { details }: Refusal,
  fieldOf: (serverField: string) => Field,
): Record<number, Faults<Field>> | null {
  const rows = details instanceof Object && 'rows' in details ? details.rows : null;
  if (!Array.isArray(rows)) return null;
  const faults: Record<number, Faults<Field>> = {};
  for (const { row, field, message } of rows as { row: number; field: string; message: string }[])
    faults[row] = { ...faults[row], [fieldOf(field)]: message } as Faults<Field>;
  return faults;
}
