import { sql, type Sql } from '../../../core/database/sql.js';
import { ITEMS } from '../../catalogue/item.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { epochMs } from '../time/epoch-ms.sql.js';

/** Of the parts of the standby `s`, in their order: `part` is made of the staff member `m`, if one was chosen, and of `items`. */
export const partsWith = ({ part, item }: { part: Sql; item: Sql }): Sql => sql`(
  select json_agg(${part} order by w.place)
  from jsonb_array_elements(s.parts) with ordinality as w (value, place)
  left join ${STAFF_MEMBERS} m on m.business_id = s.business_id and m.id = (w.value ->> 'staffId')::bigint
  cross join lateral (
    select coalesce(json_agg(${item} order by c.place), '[]') as items
    from jsonb_array_elements_text(w.value -> 'productIds') with ordinality as c (id, place)
    join ${ITEMS} i on i.business_id = s.business_id and i.id = c.id::bigint
  ) chosen
)`;

/** The time that is held for the standby `s`, as JSON; null without one. */
export const offerNow = (now: Date): Sql => sql`(
  select json_build_object('id', o.id::text, 'startsAt', ${epochMs(sql`o.starts_at`)}, 'endsAt', ${epochMs(sql`o.ends_at`)},
    'expiresAt', ${epochMs(sql`o.expires_at`)})
  from standby_offer o
  where o.business_id = s.business_id and o.standby_id = s.id and o.answer is null and o.expires_at > ${now}
)`;
