import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { day } from '../entry/time-windows.js';
import { appointedAt } from '../waits/checked-in-for.sql.js';
import type { WalkIn } from './WalkIn.js';

/** Minutes for which the items of `l` take. Nobody reports the end of a service. */
const MINUTES = sql`coalesce((
  select sum(i.duration_minutes) from jsonb_array_elements(l.selected_products) item join ${ITEMS} i on i.id = (item ->> 'id')::bigint
), (select b.booking_interval from ${OUR_BUSINESS} b))::int`;

/** The walk-ins with whom staff members are busy now: of each the party that was seated with them last, unless it came for an appointment, which has a time of its own. */
export function walkIns(context: Context): Promise<WalkIn[]> {
  const now = context.now();
  return context.db.rows<WalkIn>(sql`
    with ${day(now)}, latest as (
      select distinct on (c.staff_id) c.id, c.staff_id, c.serviced_at, ${appointedAt(sql`c`)} as appointed_at, c.selected_products from check_in c
      where c.status = 'seated' and c.deleted_at is null and c.created_at >= (select today from day) and c.staff_id is not null and c.serviced_at is not null
      order by c.staff_id, c.serviced_at desc, c.id desc
    ), served as (
      select l.id, l.staff_id, l.serviced_at as starts_at, l.serviced_at + make_interval(mins => ${MINUTES}) as ends_at
      from latest l where l.appointed_at is null
    )
    select id, staff_id, starts_at, ends_at from served where ends_at > ${now} order by starts_at, id`);
}
