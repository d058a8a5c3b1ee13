import { DAY } from '../queue/time-windows.js';
import type { Context } from '../../../core/context.js';
import { CHECK_IN_APP } from '../../check-in-app/topics.js';
import { QUEUE } from '../topics.js';
import { notFound } from '../../../core/Refusal.js';
import type { LiveView } from '../../../core/graphql/SnapshotBroadcaster.js';
import type { Monitor } from './Monitor.js';
import type { MonitorEntry } from './MonitorEntry.js';

/** Of its address when that is the current one. */
const BUSINESS = `
  select b.name as "businessName", b.time_zone as "timeZone", a.monitor_token as token
  from check_in_app a join business b on b.id = a.business_id where a.monitor_token = any($1::text[])`;

/** Today's parties that wait or are ready. The key is made of a secret, so that it leads back to nothing. */
const ENTRIES = `
  with ${DAY}
  select left(encode(sha256(convert_to(c.public_id, 'UTF8')), 'hex'), 12) as key, u.first_name as "firstName", upper(left(u.last_name, 1)) as "lastInitial", c.party_size as "partySize", c.status
  from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id
  where c.status = any('{checked-in,ready}') and c.deleted_at is null and c.created_at >= (select start from day)
  order by c.status = 'checked-in', c.created_at, c.id`;

/** What screens with these tokens show at `now`; a token that is wrong or was replaced is missing in the answer. Two statements, whatever their number. */
async function readMonitors(context: Context, tokens: readonly string[]): Promise<Map<string, Monitor>> {
  const { db } = context;
  const now = context.now();
  const [businesses, entries] = await Promise.all([
    db.rows<{ businessName: string; timeZone: string; token: string }>(BUSINESS, [tokens]),
    db.rows<MonitorEntry & { [column: string]: unknown }>(ENTRIES, [now, null]),
  ]);
  return new Map(
    businesses.map(({ token, businessName, timeZone }) => [token, { businessName, timeZone, now, entries }]),
  );
}

/** Renewing the link ticks `app`. */
export const MONITORS: LiveView<Monitor> = {
  topics: [QUEUE, CHECK_IN_APP],
  read: readMonitors,
  fingerprint: ({ businessName, timeZone, entries }) => JSON.stringify([businessName, timeZone, entries]),
};

/** The waitlist monitor with this token. NOT_FOUND for a wrong one, and for one that was replaced. */
export async function monitor(context: Context, token: string): Promise<Monitor> {
  const found = (await readMonitors(context, [token])).get(token);
  if (!found) throw notFound('That monitor');
  return found;
}
