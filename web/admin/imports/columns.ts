import type { Columns, ListKind, NumberedRow } from './list-kind';

type Known<Field extends string> = Pick<ListKind<Field, NumberedRow>, 'fields' | 'headerWords'>;

export const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A word of a header, or several in a row. */
const holds = (given: string, words: string) => ` ${given} `.includes(` ${words} `);

function guessed<Field extends string>(header: string, { headerWords }: Known<Field>): Field | null {
  const given = plain(header)
    .split(/[^\p{L}]+/u)
    .join(' ');
  return headerWords.find(([, some]) => some.some((words) => holds(given, words)))?.[0] ?? null;
}

/** The field of each header: as it was chosen before, else by its words; each field once. */
export function guessColumns<Field extends string>(
  headers: readonly string[],
  remembered: string | null,
  kind: Known<Field>,
): Columns<Field> {
  const before = readRemembered(remembered, kind);
  const taken = new Set<Field>();
  return headers.map((header) => {
    const field = plain(header) in before ? before[plain(header)] : guessed(header, kind);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The choice as it is kept for the next file with these headers. */
export const toRemember = (headers: readonly string[], columns: Columns<string>): string =>
  JSON.stringify(Object.fromEntries(headers.map((header, index) => [plain(header), columns[index]])));

function readRemembered<Field extends string>(
  text: string | null,
  { fields }: Known<Field>,
): Record<string, Field | null> {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(entries.filter(([, field]) => field === null || fields.includes(field as Field)));
  } catch {
    return {};
  }
}

/** Another choice for one column; the field leaves the column that had it. */
export const withColumn = <Field extends string>(
  columns: Columns<Field>,
  index: number,
  field: Field | null,
): Columns<Field> => columns.map((before, at) => (at === index ? field : before === field ? null : before));
