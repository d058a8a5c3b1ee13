import type { ImportProductInput } from '../../../schema.generated';
import { maxImportRows } from '../../limits';

/** A request has at most 200 KiB. */
const maxBytes = 150_000;

/** Rows as they are sent, one call after the other. */
export function splitCalls(rows: readonly ImportProductInput[]): ImportProductInput[][] {
  const calls: ImportProductInput[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = calls.at(-1);
    if (last && last.length < maxImportRows && bytes + size <= maxBytes) {
      last.push(row);
      bytes += size;
    } else {
      calls.push([row]);
      bytes = size;
    }
  }
  return calls;
}
