import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { rootOf } from '../log/log-root.js';
import type { Fault } from './faults.js';
import type { Read } from './read-slices.js';

interface Day {
  day: string;
  heads: number;
  root: string;
  previousRoot: string;
}

export interface VerifiedLog {
  days: number;
  heads: number;
  faults: Fault[];
}

/** Computes the roots of the public log anew, day by day, from the heads that are there. */
export async function verifyLog(read: Read): Promise<VerifiedLog> {
  // Days first: heads only come to later ones.
  const days = await read<Day>(
    null,
    sql`select day::text, heads, root, previous_root from signature_log order by signature_log.day`,
  );
  const sealed = await read<{ day: string; heads: number }>(
    null,
    sql`select sealed_on::text as day, count(*)::int as heads from signature_head group by sealed_on order by sealed_on`,
  );
  const open = new Set(sealed.map(({ day }) => day));
  const faults: Fault[] = [];
  const found = (what: string): void => void faults.push({ businessId: null, seq: null, form: null, what });
  let previousRoot = '';
  for (const { day, heads: count, root, previousRoot: said } of days) {
    const heads = await read<{ hash: string }>(
      null,
      sql`select hash from signature_head where sealed_on = ${day}::date`,
    );
    const hashes = heads.map(({ hash }) => hash);
    if (said !== previousRoot) found(`the day ${day} does not follow the day before it (previous root)`);
    if (count !== hashes.length) found(`the day ${day} has ${hashes.length} heads and says ${count}`);
    if (root !== rootOf(said, hashes)) found(`the root of the day ${day} is not that of its heads`);
    previousRoot = root;
    open.delete(day);
  }
  // The log closes a day within hours, while the server runs: heads of the day after the next one tell that it did.
  const lastDay = dayBefore(dayBefore([...open, ...days.map(({ day }) => day)].sort().at(-1)));
  for (const day of open) if (day <= lastDay) found(`the day ${day} has heads and no root`);
  return { days: days.length, heads: sealed.reduce((sum, { heads }) => sum + heads, 0), faults };
}

const dayBefore = (day: string | undefined): string =>
  day ? new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10) : '';
