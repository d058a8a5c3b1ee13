import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { rootOf } from '../log/log-root.js';
import type { Fault } from './faults.js';
import type { Read } from './read-slices.js';
import type { Heads } from './verify-business.js';

interface Day {
  day: string;
  heads: number;
  root: string;
  previousRoot: string;
}

export interface VerifiedLog {
  days: number;
  /** Heads of each business. */
  heads: Map<string, Heads>;
  faults: Fault[];
}

/** Computes the roots of the public log anew, from the heads that are there. */
export async function verifyLog(read: Read): Promise<VerifiedLog> {
  // Days first: heads only come to later ones.
  const days = await read<Day>(
    null,
    sql`select day::text, heads, root, previous_root from signature_log order by signature_log.day`,
  );
  const heads = await read<{ businessId: string; seq: number; hash: string; day: string }>(
    null,
    sql`select business_id, seq, hash, sealed_on::text as day from signature_head order by business_id, seq`,
  );
  const byDay = grouped(heads, ({ day }) => day);
  const faults: Fault[] = [];
  const found = (what: string): void => void faults.push({ businessId: null, seq: null, form: null, what });
  let previousRoot = '';
  for (const { day, heads: count, root, previousRoot: said } of days) {
    const hashes = (byDay.get(day) ?? []).map(({ hash }) => hash);
    if (said !== previousRoot) found(`the day ${day} does not follow the day before it (previous root)`);
    if (count !== hashes.length) found(`the day ${day} has ${hashes.length} heads and says ${count}`);
    if (root !== rootOf(said, hashes)) found(`the root of the day ${day} is not that of its heads`);
    previousRoot = root;
    byDay.delete(day);
  }
  // The log closes a day within hours, while the server runs: heads of the day after the next one tell that it did.
  const lastDay = dayBefore(dayBefore([...byDay.keys(), ...days.map(({ day }) => day)].sort().at(-1)));
  for (const day of byDay.keys()) if (day <= lastDay) found(`the day ${day} has heads and no root`);
  const byBusiness = grouped(heads, ({ businessId }) => businessId);
  return {
    days: days.length,
    heads: new Map(
      [...byBusiness].map(([id, own]) => [id, new Map(own.map(({ seq, hash }) => [seq, hash] as const))] as const),
    ),
    faults,
  };
}

const dayBefore = (day: string | undefined): string =>
  day ? new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10) : '';

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
