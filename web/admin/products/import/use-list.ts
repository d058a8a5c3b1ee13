import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { ImportProductInput } from '../../../schema.generated';
import { browserStore } from '../../../ui/browser-store';
import { type Cells, cellsOf, checkRow, type Faults } from './check-row';
import { type Columns, guessColumns, type ImportField, toRemember, withColumn } from './columns';
import { readCatalogue } from './read-catalogue';
import { type List, maxFileSize, readList, UnreadableList } from './read-list';
import { labelOf, repeatedRows } from './repeated-rows';

const columnsKey = 'greeter.importColumns';
const none: Columns = [];
const noItems: ReadonlySet<string> = new Set();

export interface FaultyRow {
  number: number;
  cells: Cells;
  /** Fields that were wrong in the file, mended or not. */
  fields: readonly ImportField[];
  faults: Faults;
}

/** What tells the live items apart. Throws UnreadableList. */
async function itemsOf(client: ApolloClient): Promise<ReadonlySet<string>> {
  try {
    const items = await readCatalogue(client, false);
    return new Set(items.map(({ name, category }) => labelOf(name, category?.name)));
  } catch {
    throw new UnreadableList('Your catalogue could not be read to compare the file with it. Choose the file again.');
  }
}

/** The file that somebody chose: what its columns hold, which rows are fine, and what was mended. */
export function useList() {
  const client = useApolloClient();
  const [name, setName] = useState('');
  const [list, setList] = useState<List | null>(null);
  const [columns, setColumns] = useState(none);
  const [mended, setMended] = useState<Readonly<Record<number, Cells>>>({});
  const [refused, setRefused] = useState<Readonly<Record<number, Faults>>>({});
  const [items, setItems] = useState(noItems);
  const [skipsRepeated, setSkipsRepeated] = useState(true);
  const [problem, setProblem] = useState('');

  const asRead = useMemo(
    () =>
      (list?.rows ?? []).map((row) => {
        const cells = cellsOf(row, columns);
        return { number: row.number, cells, ...checkRow(row.number, cells) };
      }),
    [list, columns],
  );
  const fine: ImportProductInput[] = [];
  const faulty: FaultyRow[] = [];
  for (const row of asRead) {
    const { number } = row;
    const cells = { ...row.cells, ...mended[number] };
    const now = mended[number] ? checkRow(number, cells) : row;
    const faults = now.faults ?? refused[number] ?? {};
    if (now.faults === null && !refused[number]) fine.push(now.input);
    const fields = Object.keys({ ...row.faults, ...mended[number], ...faults }) as ImportField[];
    if (fields.length > 0) faulty.push({ number, cells, fields, faults });
  }

  const repeated = repeatedRows(fine, items);

  async function choose([file]: readonly File[]) {
    setProblem('');
    try {
      // Looked at before it is read: it may be a film.
      if (file.size > maxFileSize) throw new UnreadableList('The file is larger than 2 MB. Split it into several.');
      const next = readList(new Uint8Array(await file.arrayBuffer()));
      setItems(await itemsOf(client));
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
    ready: skipsRepeated ? fine.filter(({ row }) => !repeated.has(row)) : fine,
    repeatedCount: repeated.size,
    skipsRepeated,
    setSkipsRepeated,
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
