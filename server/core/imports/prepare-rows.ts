import { ErrorCode } from '../../../entities/ErrorCode.js';
import { breathe } from '../breathe.js';
import { asRefusal } from '../graphql/errors.js';
import { faultsOf, invalid } from '../Refusal.js';

/** A row of an imported list. */
export interface ListRow {
  /** Its number in the list. */
  row: number;
}

interface RowFault extends ListRow {
  field: string;
  message: string;
}

const OF_A_ROW: ReadonlySet<ErrorCode> = new Set([ErrorCode.INVALID_INPUT, ErrorCode.NOT_FOUND]);
/** Rows after which waiting requests go first. */
const AT_ONCE = 25;

/** Throws INVALID_INPUT where a call holds a row twice. */
export function requireEachRowOnce(rows: readonly ListRow[]): void {
  if (new Set(rows.map(({ row }) => row)).size < rows.length) throw invalid('rows', 'Each row can be there once only.');
}

/** What `prepare` returns for each row; throws INVALID_INPUT with every fault in `details.rows`. */
export async function prepareRows<Row extends ListRow, Prepared>(
  rows: readonly Row[],
  prepare: (row: Row) => Promise<Prepared>,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  const faults: RowFault[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    try {
      prepared.push(await prepare(row));
    } catch (error) {
      faults.push(...faultsOfRow(row, error));
    }
  }
  const [first] = faults;
  if (first) throw invalid('rows', `Row ${first.row}: ${first.message}`, { rows: faults });
  return prepared;
}

/** Throws anything else than a fault of what the row holds. */
function faultsOfRow({ row }: ListRow, error: unknown): RowFault[] {
  const refusal = asRefusal(error);
  if (!refusal || !OF_A_ROW.has(refusal.code)) throw error;
  return faultsOf(refusal).map((fault) => ({ row, ...fault }));
}
