import type { Refusal } from '../connection/refusal';
import type { Faults } from './list-kind';

/** What the server says of a value. */
interface RowFault {
  row: number;
  field: string;
  message: string;
}

/** What the server found wrong, by the number of the row, from `details.rows`; null for any other refusal. */
export function refusedRows<Field extends string>(
  { details }: Refusal,
  fieldOf: (serverField: string) => Field,
): Record<number, Faults<Field>> | null {
  const rows = details instanceof Object && 'rows' in details ? details.rows : null;
  if (!Array.isArray(rows)) return null;
  return faultsByRow(rows as RowFault[], fieldOf);
}

export function faultsByRow<Field extends string>(
  rows: readonly RowFault[],
  fieldOf: (serverField: string) => Field,
): Record<number, Faults<Field>> {
  const faults: Record<number, Faults<Field>> = {};
  for (const { row, field, message } of rows)
    faults[row] = { ...faults[row], [fieldOf(field)]: message } as Faults<Field>;
  return faults;
}
