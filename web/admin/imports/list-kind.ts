import type { ApolloClient } from '@apollo/client';

/** Cells of one row by what they hold, as they stand in the file or were mended since. */
export type Cells<Field extends string> = Partial<Record<Field, string>>;
/** What is wrong with them. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;
/** What each column of a file holds; null for what is not imported. */
export type Columns<Field extends string> = readonly (Field | null)[];

export interface NumberedRow {
  row: number;
}

/** A row as it is sent, without values that are wrong and not needed, or what is wrong with its cells. */
export type CheckedRow<Field extends string, Input> =
  { input: Input; faults: null; dropped?: Faults<Field> } | { faults: Faults<Field> };

/** What came of the rows of a call. */
export interface Taken<Field extends string> {
  /** Rows that were left out, as what they hold is there. */
  leftOut: readonly number[];
  /** Values without which rows were added, by the number of the row. */
  dropped: Record<number, Faults<Field>>;
}

/** Rows whose things are there already, by number. */
interface Matches {
  listed: readonly number[];
  archived: readonly number[];
}

/** An import of the last day, whoever made it. */
export interface PastImport {
  importId: string;
  at: string;
  by: string;
  added: number;
  undoneAt: string | null;
  undoUntil: string | null;
}

/** What an import that is taken back left. */
export interface Outcome {
  removed: number;
  kept: number;
}

interface Words {
  title: string;
  /** '1 item', '3 items'. */
  count: (count: number) => string;
  /** What a file must hold. */
  help: string;
  /** After a count, said of what was imported: 'is in your catalogue.' */
  arrived: (count: number) => string;
  /** Of rows that are left out, as what they hold is there. */
  repeated: (count: number) => string;
  /** Of rows whose things the server knows; their numbers follow. */
  there: string;
  /** The choice to leave them out; null where they always are. */
  skip: ((rows: string) => string) | null;
  undone: (outcome: Outcome) => string;
}

/** What differs between lists of one thing and another. `Input` is a row as the server takes it. */
export interface ListKind<Field extends string, Input extends NumberedRow> {
  /** Names what the browser keeps. */
  key: string;
  maxBytes: number;
  maxRows: number;
  /** Rows of one call. */
  maxCallRows: number;
  /** In the order of the choice of columns. */
  fields: readonly Field[];
  fieldNames: Record<Field, string>;
  /** Words of headers, each with its field; the first that is found counts. */
  headerWords: readonly (readonly [Field, readonly string[]])[];
  /** What the choice of columns still lacks; null once rows can be read. */
  lack: (columns: Columns<Field>) => string | null;
  checkRow: (number: number, cells: Cells<Field>) => CheckedRow<Field, Input>;
  /** What a row is called where something is wrong with it. */
  nameOf: (cells: Cells<Field>) => string;
  /** What tells a row apart from others; rows that share one hold the same. */
  labelsOf: (input: Input) => readonly string[];
  /** Our field of one that the server names. */
  fieldOf: (serverField: string) => Field;
  words: Words;
  /** Labels of all that is there, where it is little. Throws UnreadableList. */
  readKnown?: (client: ApolloClient) => Promise<ReadonlySet<string>>;
  /** Asks of up to `maxCallRows` rows which are there. */
  match?: (client: ApolloClient, rows: readonly Input[]) => Promise<Matches>;
  send: (client: ApolloClient, importId: string, rows: readonly Input[]) => Promise<Taken<Field>>;
  /** The last one first. */
  readImports: (client: ApolloClient) => Promise<readonly PastImport[]>;
  undo: (client: ApolloClient, importId: string, onProgress: (removed: number) => void) => Promise<Outcome>;
}

export const rowsCount = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);
