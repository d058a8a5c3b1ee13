import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { hasPosition, positionsSince } from '../waits/has-position.sql.js';
import { lineNow, type LineNow } from '../waits/line-now.sql.js';
import { quoterOf } from '../waits/quote.js';
import type { PublicLine } from './PublicLine.js';

interface Row {
  paused: boolean;
  lineNow: LineNow | null;
  parties: number;
}

/** The line as a person finds it who would join now; null while check-in is paused. */
export async function lineToJoin(context: Context): Promise<PublicLine | null> {
  const at = context.now();
  const row = await context.db.row<Row>(sql`
    select a.paused, ${lineNow(positionsSince(at), at)} as line_now,
           (select count(*)::int from check_in c where ${hasPosition(sql`c`, at)}) as parties
    from ${CHECK_IN_APPS} a`);
  if (!row || row.paused) return null;
  const { parties } = row;
  const quote = row.lineNow && quoterOf(row.lineNow, at, parties + 1)({ partiesAhead: parties, partySize: 1 });
  return { parties, quote };
}
