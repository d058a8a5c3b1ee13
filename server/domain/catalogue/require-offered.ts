import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { isId } from '../../core/ids.js';
import { Refusal } from '../../core/Refusal.js';

/** Throws NOT_FOUND with the reason ITEM_NOT_OFFERED, and the ids in question, unless all are live items. */
export async function requireOffered({ db }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const live = await db.rows<{ id: string }>(sql`
    select id from product where id = any(${ids.filter(isId)}::bigint[]) and archived_at is null`);
  const offered = new Set(live.map(({ id }) => id));
  const missing = ids.filter((id) => !offered.has(id));
  if (missing.length > 0) throw notOffered(missing);
}

export const notOffered = (productIds: readonly string[]): Refusal =>
  new Refusal(ErrorCode.NOT_FOUND, 'Something that was chosen is not offered any more.', {
    field: 'productIds',
    details: { reason: RefusalReason.ITEM_NOT_OFFERED, productIds },
  });
