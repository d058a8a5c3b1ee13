import { inSlices } from '../../ui/in-slices';
import { withoutApostrophe } from './formulas';
import type { Cells, Columns, Faults, ListKind, NumberedRow } from './list-kind';
import type { ListRow } from './read-list';

/** What came of looking at the rows of a file, as they stand in it. */
export interface CheckedList<Field extends string, Input> {
  fine: readonly Input[];
  /** Those with something wrong; `isLess` if they can go without it. */
  faulty: readonly { row: ListRow; faults: Faults<Field>; isLess: boolean }[];
  /** Rows of the fine ones that hold what is there already, or what a row above holds. */
  repeated: ReadonlySet<number>;
  /** Of the fine ones, and of what is there. */
  labels: ReadonlySet<string>;
}

export const cellsOf = <Field extends string>({ cells }: ListRow, columns: Columns<Field>): Cells<Field> =>
  Object.fromEntries(
    columns.flatMap((field, index) => (field ? [[field, withoutApostrophe(cells[index] ?? '').trim()]] : [])),
  ) as Cells<Field>;

/** Looks at each row, while the page stays quick. Rejects once `signal` is aborted. */
export async function checkList<Field extends string, Input extends NumberedRow>(
  { checkRow, labelsOf }: Pick<ListKind<Field, Input>, 'checkRow' | 'labelsOf'>,
  rows: readonly ListRow[],
  { columns, known }: { columns: Columns<Field>; known: ReadonlySet<string> },
  signal: AbortSignal,
): Promise<CheckedList<Field, Input>> {
  const fine: Input[] = [];
  const faulty: { row: ListRow; faults: Faults<Field>; isLess: boolean }[] = [];
  const repeated = new Set<number>();
  const labels = new Set(known);
  await inSlices(
    rows,
    (row) => {
      const checked = checkRow(row.number, cellsOf(row, columns));
      const faults = 'input' in checked ? checked.dropped : checked.faults;
      if (faults) faulty.push({ row, faults, isLess: 'input' in checked });
      if (faults || !('input' in checked)) return;
      fine.push(checked.input);
      const own = labelsOf(checked.input);
      if (own.some((label) => labels.has(label))) repeated.add(row.number);
      for (const label of own) labels.add(label);
    },
    signal,
  );
  return { fine, faulty, repeated, labels };
}
