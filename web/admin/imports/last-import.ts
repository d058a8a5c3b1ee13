import { browserStore } from '../../ui/browser-store';
import type { NumberedRow } from './list-kind';

/** An import that can be undone, and continued if not all of it was sent. */
export interface LastImport {
  importId: string;
  /** When it began, in milliseconds. */
  at: number;
  /** Rows that the server is known to have. */
  added: number;
  /** Of them those that it left out, as what they hold was there. */
  leftOut?: number;
  total: number;
  /** Tells the file apart from others. */
  file?: string;
}

const day = 24 * 60 * 60 * 1000;
/** More would neither fit nor be written at once: then the file is chosen again. */
const maxKept = 15_000;

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(browserStore.get(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** The last import of one kind that this browser made for a business, for a day: every tab, and this one after a reload, can continue or undo it. */
export function importStore<Row extends NumberedRow>(kind: string, businessId: string) {
  const key = `greeter.${kind}.${businessId}`;
  /** Apart, as they are many and do not change. */
  const rowsKey = `greeter.${kind}Rows.${businessId}`;
  const last = (): LastImport | null => {
    const found = read<LastImport>(key);
    if (!found || found.at > Date.now() - day) return found;
    browserStore.remove(key, rowsKey);
    return null;
  };
  return {
    last,
    /** Before its first call leaves. */
    remember(found: LastImport, rows: readonly Row[]): void {
      browserStore.remove(rowsKey);
      browserStore.set(key, JSON.stringify(found));
      if (rows.length <= maxKept) browserStore.set(rowsKey, JSON.stringify({ importId: found.importId, rows }));
    },
    /** What the server has meanwhile of an import that was not undone in another tab. One that is continued begins to count anew. */
    noteAdded(importId: string, counted: number, leftOut = 0): void {
      const found = last();
      if (found?.importId !== importId) return;
      const added = Math.max(found.added, counted);
      browserStore.set(
        key,
        JSON.stringify({ ...found, added, ...(leftOut && { leftOut: Math.max(found.leftOut ?? 0, leftOut) }) }),
      );
      if (added >= found.total) browserStore.remove(rowsKey);
    },
    /** Of one that is undone; another that began since in another tab stays. */
    forget(importId: string): void {
      if (read<LastImport>(key)?.importId === importId) browserStore.remove(key, rowsKey);
    },
    /** The rows of an import that is not finished; null where the browser had no room for them. */
    rowsLeft({ importId, added, total }: LastImport): Row[] | null {
      if (added >= total) return null;
      const kept = read<{ importId: string; rows: Row[] }>(rowsKey);
      return kept?.importId === importId ? kept.rows : null;
    },
  };
}
