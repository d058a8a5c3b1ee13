import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import { keptIdOf } from '../customer.sql.js';

/** The records of one human at this business. */
export interface RecordsOfOne {
  /** Of the kept record. */
  id: string;
  /** Of the kept record and of all that were merged into it. */
  ids: string[];
  /** Of the imports that added them. */
  importIds: string[];
}

/** The records to which an id leads. Throws NOT_FOUND. */
export async function recordsOf({ db }: Context, customerId: string): Promise<RecordsOfOne> {
  const rows = await db.rows<{ id: string; keptId: string; importId: string | null }>(sql`
    with kept as (
      select ${keptIdOf(sql`c`)} as id from customer c where c.id = ${idOf(customerId, 'That customer')}
    )
    select c.id, kept.id as kept_id, c.import_id from kept join customer c on c.id = kept.id
    union all select c.id, kept.id, c.import_id from kept join customer c on c.merged_into = kept.id`);
  if (!rows[0]) throw notFound('That customer');
  return {
    id: rows[0].keptId,
    ids: rows.map(({ id }) => id),
    importIds: rows.flatMap(({ importId }) => importId ?? []),
  };
}
