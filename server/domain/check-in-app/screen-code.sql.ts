import { sql, type Sql } from '../../core/database/sql.js';
import { MINUTE_MS } from '../../core/durations.js';

/** How long a screen shows one code. */
const SLOT_MS = 3 * MINUTE_MS;
/** Codes that are accepted: the one on the screen and those of the two slots before. */
const ACCEPTED = 3;

const slotOf = (now: Date): number => Math.floor(now.getTime() / SLOT_MS);

/** The secret part of a code of the check-in app `a`: a hash with a key that never leaves the database. `_` divides the parts of a token. */
const codeOf = (slot: Sql): Sql =>
  sql`translate(left(encode(sha256(convert_to(a.screen_key || ':' || ${slot}, 'UTF8')), 'base64'), 22), '+/', '--')`;

/** The code that kiosk and monitor of the check-in app `a` show now; null if printed ones are accepted. */
export const screenCode = (now: Date): Sql =>
  sql`case when a.only_from_here then ${codeOf(sql`${slotOf(now)}::bigint`)} end`;

/** When that code stops being accepted. */
export const screenCodeEnd = (now: Date): Date => new Date((slotOf(now) + ACCEPTED) * SLOT_MS);

/** Whether `code` stands or stood on a screen of the check-in app `a` some minutes ago. */
export function isScreenCode(code: Sql, now: Date): Sql {
  const slots = Array.from({ length: ACCEPTED }, (_, index) => slotOf(now) - index);
  return sql`${code} in (select ${codeOf(sql`slot`)} from unnest(${slots}::bigint[]) slot)`;
}
