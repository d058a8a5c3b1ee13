import { JOIN_CUSTOMER } from '../entry/check-in-rows.js';
import { day } from '../entry/time-windows.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../../appointments/topics.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { screenToken } from '../../check-in-app/check-in-url.js';
import { checkInPath } from '../../check-in-app/paths.js';
import { screenCode, screenCodeEnd } from '../../check-in-app/screen-code.sql.js';
import { CHECK_IN_APP } from '../../check-in-app/topics.js';
import { placeAt } from '../waits/checked-in-for.sql.js';
import { QUEUE } from '../topics.js';
import { notFound } from '../../../core/Refusal.js';
import type { LiveView } from '../../../core/graphql/SnapshotBroadcaster.js';
import type { Monitor } from './Monitor.js';
import type { MonitorEntry } from './MonitorEntry.js';

interface MonitorRow {
  businessName: string;
  timeZone: string;
  token: string;
  screenCode: string | null;
}

/** The business, if the token is its current one. */
const businessOf = (tokens: readonly string[], now: Date): Sql => sql`
  select b.name as business_name, b.time_zone, a.monitor_token as token, ${screenCode(now)} as screen_code
  from ${CHECK_IN_APPS} a join ${OUR_BUSINESS} b on b.id = a.business_id
  where a.monitor_token = any(${tokens}::text[])`;

/** Today's waiting and ready parties. The key is derived from a secret, so it reveals no id. */
const entriesOf = (now: Date): Sql => sql`
  with ${day(now)}
  select left(encode(sha256(convert_to(c.public_id, 'UTF8')), 'hex'), 12) as key, u.first_name,
         upper(left(u.last_name, 1)) as last_initial, c.party_size, c.status
  from check_in c ${JOIN_CUSTOMER}
  where c.status = any('{checked-in,ready}') and c.deleted_at is null and c.created_at >= (select start from day)
  order by c.status = 'checked-in', ${placeAt(sql`c`)}, c.id`;

/** Monitors of these tokens at `now`; wrong or replaced tokens are missing in the result. Two statements for any number. */
async function readMonitors(context: Context, tokens: readonly string[]): Promise<Map<string, Monitor>> {
  const { db } = context;
  const now = context.now();
  const [businesses, entries] = await Promise.all([
    db.rows<MonitorRow>(businessOf(tokens, now)),
    db.rows<MonitorEntry>(entriesOf(now)),
  ]);
  return new Map(
    businesses.map(({ token, businessName, timeZone, screenCode: code }) => [
      token,
      {
        businessName,
        timeZone,
        checkInPath: code && checkInPath(screenToken(context.businessId, code)),
        codeEndsAt: code === null ? null : screenCodeEnd(now),
        now,
        entries,
      },
    ]),
  );
}

/** Renewing the link ticks `app`; an appointment that moves takes the place of who came for it with it. */
export const MONITORS: LiveView<Monitor> = {
  topics: [QUEUE, CHECK_IN_APP, CALENDAR],
  read: readMonitors,
  ignored: ['now'],
};

/** The waitlist monitor with this token. Throws NOT_FOUND if it is wrong or was replaced. */
export async function monitor(context: Context, token: string): Promise<Monitor> {
  const found = (await readMonitors(context, [token])).get(token);
  if (!found) throw notFound('That monitor');
  return found;
}
