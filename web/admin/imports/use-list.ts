import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { browserStore } from '../../ui/browser-store';
import { cellsOf, checkList, type CheckedList } from './check-list';
import { guessColumns, toRemember, withColumn } from './columns';
import type { Cells, Columns, Faults, ListKind, NumberedRow } from './list-kind';
import { type List, type ListRow, readList, requireSize, UnreadableList } from './read-list';
import { useMatches } from './use-matches';

export interface FaultyRow<Field extends string> {
  number: number;
  cells: Cells<Field>;
  /** Fields that were wrong in the file, mended or not. */
  fields: readonly Field[];
  faults: Faults<Field>;
  /** Whether the row goes without what is wrong. */
  isReady: boolean;
  /** Whether it could from the beginning: while it is mended it stays where it stands on the screen. */
  isLess: boolean;
}

interface Chosen {
  name: string;
  /** Tells the file apart from others. */
  file: string;
  list: List;
  known: ReadonlySet<string>;
}

const nothing: ReadonlySet<never> = new Set();
const noRows: readonly never[] = [];

/** The file that somebody chose: what its columns hold, which rows are fine, and what was mended. */
export function useList<Field extends string, Input extends NumberedRow>(kind: ListKind<Field, Input>) {
  const client = useApolloClient();
  const columnsKey = `greeter.${kind.key}Columns`;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setReading] = useState(false);
  const [columns, setColumns] = useState<Columns<Field>>([]);
  const [checked, setChecked] = useState<CheckedList<Field, Input> | null>(null);
  const [mended, setMended] = useState<Readonly<Record<number, Cells<Field>>>>({});
  const [refused, setRefused] = useState<Readonly<Record<number, Faults<Field>>>>({});
  /** Rows that the server ever found wrong. */
  const [heldBack, setHeldBack] = useState<ReadonlySet<number>>(nothing);
  const [skipsRepeated, setSkipsRepeated] = useState(true);
  const [problem, setProblem] = useState('');
  const { matches, stopComparing } = useMatches(kind, checked?.fine ?? noRows);

  const isLacking = kind.lack(columns) !== null;
  useEffect(() => {
    setChecked(null);
    if (!chosen || isLacking) return;
    const ended = new AbortController();
    const { list, known } = chosen;
    checkList(kind, list.rows, { columns, known }, ended.signal).then(
      (found) => {
        if (!ended.signal.aborted) setChecked(found);
      },
      () => undefined, // another choice of columns
    );
    return () => ended.abort();
  }, [kind, chosen, columns, isLacking]);

  const rowOf = useMemo(() => new Map(chosen?.list.rows.map((row) => [row.number, row])), [chosen]);
  const now = useMemo(() => {
    const fine: Input[] = [];
    const faulty: FaultyRow<Field>[] = [];
    const repeated = new Set(checked?.repeated);
    const labels = new Set<string>();
    const asRead = new Map(checked?.faulty.map((found) => [found.row.number, found]));
    const touched = new Set([...Object.keys(mended), ...Object.keys(refused)].map(Number));
    for (const input of checked?.fine ?? []) if (!touched.has(input.row)) fine.push(input);
    for (const number of new Set([...asRead.keys(), ...touched])) {
      const row = rowOf.get(number);
      if (!row || !checked) continue;
      const { cells, faults, input } = lookAgain(kind, row, columns, mended[number], refused[number]);
      if (input) {
        fine.push(input);
        const own = kind.labelsOf(input);
        if (!checked.repeated.has(number) && own.some((label) => checked.labels.has(label) || labels.has(label)))
          repeated.add(number);
        for (const label of own) labels.add(label);
      } else repeated.delete(number);
      const fields = Object.keys({ ...asRead.get(number)?.faults, ...mended[number], ...faults }) as Field[];
      const isLess = (asRead.get(number)?.isLess ?? false) && !heldBack.has(number);
      if (fields.length > 0) faulty.push({ number, cells, fields, faults, isReady: input !== null, isLess });
    }
    return { fine, faulty, repeated };
  }, [kind, checked, columns, mended, refused, heldBack, rowOf]);

  const skips = skipsRepeated || kind.words.skip === null;
  const ready = useMemo(
    () => now.fine.filter(({ row }) => !matches.has(row) && !(skips && now.repeated.has(row))),
    [now, matches, skips],
  );

  async function choose([file]: readonly File[]) {
    setProblem('');
    setReading(true);
    try {
      requireSize(file.size, kind);
      const list = await readList(new Uint8Array(await file.arrayBuffer()), kind);
      const known = (await kind.readKnown?.(client)) ?? nothing;
      setColumns(guessColumns(list.headers, browserStore.get(columnsKey), kind));
      setMended({});
      setRefused({});
      setHeldBack(nothing);
      setChosen({ name: file.name, file: `${file.name}:${file.size}:${file.lastModified}`, list, known });
    } catch (error) {
      setProblem(error instanceof UnreadableList ? error.message : 'The file cannot be read. Choose it again.');
    } finally {
      setReading(false);
    }
  }
  return {
    name: chosen?.name ?? '',
    file: chosen?.file ?? '',
    list: chosen?.list ?? null,
    columns,
    isReading,
    isChecked: checked !== null,
    problem,
    ready,
    matches,
    /** Before the rows are sent. */
    stopComparing,
    repeatedCount: now.repeated.size,
    /** Fine rows that are not sent, as what they hold is there. */
    leftOutCount: now.fine.length - ready.length,
    skipsRepeated,
    setSkipsRepeated,
    faulty: now.faulty,
    wrongCount: now.faulty.filter(({ isReady }) => !isReady).length,
    /** Rows that go without a value that is wrong. */
    lessening: now.faulty.filter(({ isReady, faults }) => isReady && Object.keys(faults).length > 0),
    choose: (files: readonly File[]) => void choose(files),
    forget: () => setChosen(null),
    dismiss: () => setProblem(''),
    setColumn(index: number, field: Field | null) {
      const next = withColumn(columns, index, field);
      setColumns(next);
      browserStore.set(columnsKey, toRemember(chosen!.list.headers, next));
    },
    mend(number: number, field: Field, text: string) {
      setMended((all) => ({ ...all, [number]: { ...all[number], [field]: text } as Cells<Field> }));
      setRefused(({ [number]: _mended, ...others }) => others);
    },
    /** What the server found in rows that looked fine here. */
    refuse(rows: Readonly<Record<number, Faults<Field>>>) {
      setRefused((all) => ({ ...all, ...rows }));
      setHeldBack((all) => new Set([...all, ...Object.keys(rows).map(Number)]));
    },
  };
}

/** A row as it was mended, and as the server found it. */
function lookAgain<Field extends string, Input extends NumberedRow>(
  { checkRow }: ListKind<Field, Input>,
  row: ListRow,
  columns: Columns<Field>,
  mended: Cells<Field> | undefined,
  refused: Faults<Field> | undefined,
): { cells: Cells<Field>; faults: Faults<Field>; input: Input | null } {
  const cells = { ...cellsOf(row, columns), ...mended };
  const checked = checkRow(row.number, cells);
  if (!('input' in checked)) return { cells, faults: checked.faults, input: null };
  return { cells, faults: refused ?? checked.dropped ?? {}, input: refused ? null : checked.input };
}
