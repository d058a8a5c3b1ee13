import { readAtEach } from '../../../core/access/read-at-each.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { countsOf } from '../queue/queue-counts.js';
import type { Location } from './Location.js';

const location = (now: Date): Sql => sql`
  select b.id, b.name, b.address, b.city, a.paused as is_paused, c.waiting, c.ready,
         c.checked_in + c.seated + c.canceled as today
  from ${OUR_BUSINESS} b, ${CHECK_IN_APPS} a, (${countsOf(now, null)}) c`;

/** The queues of every business where the caller may read it, by name. */
export async function locations(context: Context): Promise<Location[]> {
  const rows = await readAtEach<Omit<Location, 'role'>>(context, 'queue.read', location(context.now()));
  return rows.toSorted((one, other) => one.name.localeCompare(other.name) || Number(one.id) - Number(other.id));
}
