import type { Faults } from './list-kind';

/** A value of a row that was wrong, without which the row was imported. */
export interface DroppedValue<Field extends string> {
  row: number;
  field: Field;
  reason: string;
}

/** Values that were left out here and by the server, by row; of rows that arrived. */
export function droppedOf<Field extends string>(
  here: readonly { number: number; faults: Faults<Field> }[],
  there: Readonly<Record<number, Faults<Field>>>,
  isAdded: (row: number) => boolean,
): DroppedValue<Field>[] {
  const all = new Map(here.map(({ number, faults }) => [number, faults]));
  for (const [row, faults] of Object.entries(there) as [string, Faults<Field>][])
    all.set(Number(row), { ...all.get(Number(row)), ...faults });
  return [...all]
    .filter(([row]) => isAdded(row))
    .toSorted(([a], [b]) => a - b)
    .flatMap(([row, faults]) =>
      (Object.entries(faults) as [Field, string][]).map(([field, reason]) => ({ row, field, reason })),
    );
}
