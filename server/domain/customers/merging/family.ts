import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';

/** The records of one human at this business. */
export interface Family {
  /** Of the kept record. */
  id: string;
  /** Of the kept record and of all that were merged into it. */
  ids: string[];
}

/** The records to which an id leads. Throws NOT_FOUND. */
export async function familyOf({ db }: Context, customerId: string): Promise<Family> {
  const rows = await db.rows<{ id: string; keptId: string }>(sql`
    with kept as (
      select coalesce(c.merged_into, c.id) as id from customer c where c.id = ${idOf(customerId, 'That customer')}
    )
    select c.id, kept.id as kept_id from kept join customer c on c.id = kept.id
    union all select c.id, kept.id from kept join customer c on c.merged_into = kept.id`);
  if (!rows[0]) throw notFound('That customer');
  return { id: rows[0].keptId, ids: rows.map(({ id }) => id) };
}
