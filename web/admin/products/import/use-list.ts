import { useMemo, useState } from 'react';
import type { ImportProductInput } from '../../../schema.generated';
import { browserStore } from '../../../ui/browser-store';
import { type Cells, cellsOf, checkRow, type Faults } from './check-row';
import { type Columns, guessColumns, type ImportField, toRemember, withColumn } from './columns';
import { type List, maxFileSize, readList, UnreadableList } from './read-list';

const columnsKey = 'greeter.importColumns';
const none: Columns = [];

export interface FaultyRow {
  number: number;
  cells: Cells;
  /** Fields that were wrong in the file, mended or not. */
  fields: readonly ImportField[];
  faults: Faults;
}

/** The file that somebody chose: what its columns hold, which rows are fine, and what was mended. */
export function useList() {
  const [name, setName] = useState('');
  const [list, setList] = useState<List | null>(null);
  const [columns, setColumns] = useState(none);
  const [mended, setMended] = useState<Readonly<Record<number, Cells>>>({});
  const [refused, setRefused] = useState<Readonly<Record<number, Faults>>>({});
  const [problem, setProblem] = useState('');

  const asRead = useMemo(
    () =>
      (list?.rows ?? []).map((row) => {
        const cells = cellsOf(row, columns);
        return { number: row.number, cells, ...checkRow(row.number, cells) };
      }),
    [list, columns],
  );
  const ready: ImportProductInput[] = [];
  const faulty: FaultyRow[] = [];
  for (const row of asRead) {
    const { number } = row;
    const cells = { ...row.cells, ...mended[number] };
    const now = mended[number] ? checkRow(number, cells) : row;
    const faults = now.faults ?? refused[number] ?? {};
    if (now.faults === null && !refused[number]) ready.push(now.input);
    const fields = Object.keys({ ...row.faults, ...mended[number], ...faults }) as ImportField[];
    if (fields.length > 0) faulty.push({ number, cells, fields, faults });
  }

  async function choose([file]: readonly File[]) {
    setProblem('');
    try {
      // Looked at before it is read: it may be a film.
      if (file.size > maxFileSize) throw new UnreadableList('The file is larger than 2 MB. Split it into several.');
      const next = readList(new Uint8Array(await file.arrayBuffer()));
      setName(file.name);
      setList(next);
      setColumns(guessColumns(next.headers, browserStore.get(columnsKey)));
      setMended({});
      setRefused({});
    } catch (error) {
      setProblem(error instanceof UnreadableList ? error.message : 'The file cannot be read. Choose it again.');
    }
  }
  return {
    name,
    list,
    columns,
    problem,
    ready,
    faulty,
    wrongCount: faulty.filter(({ faults }) => Object.keys(faults).length > 0).length,
    choose: (files: readonly File[]) => void choose(files),
    forget: () => setList(null),
    dismiss: () => setProblem(''),
    setColumn(index: number, field: ImportField | null) {
      const next = withColumn(columns, index, field);
      setColumns(next);
      browserStore.set(columnsKey, toRemember(list!.headers, next));
    },
    mend(number: number, field: ImportField, text: string) {
      setMended((all) => ({ ...all, [number]: { ...all[number], [field]: text } }));
      setRefused(({ [number]: _mended, ...others }) => others);
    },
    /** What the server found in rows that looked fine here. */
    refuse: (rows: Readonly<Record<number, Faults>>) => setRefused((all) => ({ ...all, ...rows })),
  };
}
