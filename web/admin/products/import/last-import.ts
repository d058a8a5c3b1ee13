import type { ImportProductInput } from '../../../schema.generated';
import { browserStore } from '../../../ui/browser-store';

/** An import that can be undone, and continued if not all of it was added. */
export interface LastImport {
  importId: string;
  /** When it began, in milliseconds. */
  at: number;
  /** Rows that the server is known to have. */
  added: number;
  total: number;
}

const day = 24 * 60 * 60 * 1000;
const keyOf = (businessId: string) => `greeter.import.${businessId}`;
/** Apart, as they are many and do not change. */
const rowsKeyOf = (businessId: string) => `greeter.importRows.${businessId}`;

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(browserStore.get(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Before its first call leaves, so that every tab, and this one after a reload, can continue or undo it. */
export function rememberImport(businessId: string, last: LastImport, rows: readonly ImportProductInput[]): void {
  browserStore.set(keyOf(businessId), JSON.stringify(last));
  browserStore.set(rowsKeyOf(businessId), JSON.stringify({ importId: last.importId, rows }));
}

/** What the server has meanwhile of an import that was not undone in another tab. One that is continued begins to count anew. */
export function noteAdded(businessId: string, importId: string, counted: number): void {
  const last = lastImport(businessId);
  if (last?.importId !== importId) return;
  const added = Math.max(last.added, counted);
  browserStore.set(keyOf(businessId), JSON.stringify({ ...last, added }));
  if (added >= last.total) browserStore.remove(rowsKeyOf(businessId));
}

/** Of one that is undone; another that began since in another tab stays. */
export function forgetImport(businessId: string, importId: string): void {
  if (read<LastImport>(keyOf(businessId))?.importId === importId)
    browserStore.remove(keyOf(businessId), rowsKeyOf(businessId));
}

/** The last import that this browser made for a business, for a day. */
export function lastImport(businessId: string): LastImport | null {
  const last = read<LastImport>(keyOf(businessId));
  return last && last.at > Date.now() - day ? last : null;
}

/** The rows of an import that is not finished; null where the browser had no room for them. */
export function rowsLeft(businessId: string, { importId, added, total }: LastImport): ImportProductInput[] | null {
  if (added >= total) return null;
  const kept = read<{ importId: string; rows: ImportProductInput[] }>(rowsKeyOf(businessId));
  return kept?.importId === importId ? kept.rows : null;
}
