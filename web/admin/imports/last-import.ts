import { browserStore } from '../../ui/browser-store';
import type { NumberedRow } from './list-kind';

/** An import of which not all was sent: it can be continued, or undone. */
export interface LastImport {
  importId: string;
  /** When it began, in milliseconds. */
  at: number;
  /** Rows that the server is known to have. */
  added: number;
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

/** The last import of one kind that this browser began for a business, for a day and until it is finished: every tab, and this one after a reload, can continue it. */
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
    noteAdded(importId: string, counted: number): void {
      const found = last();
      if (found?.importId !== importId) return;
      const added = Math.max(found.added, counted);
      if (added >= found.total) browserStore.remove(key, rowsKey);
      else browserStore.set(key, JSON.stringify({ ...found, added }));
    },
    /** Of one that is undone; another that began since in another tab stays. */
    forget(importId: string): void {
      if (read<LastImport>(key)?.importId === importId) browserStore.remove(key, rowsKey);
    },
    /** Its rows; null where the browser had no room for them. */
    rowsLeft({ importId }: LastImport): Row[] | null {
      const kept = read<{ importId: string; rows: Row[] }>(rowsKey);
      return kept?.importId === importId ? kept.rows : null;
    },
  };
}
