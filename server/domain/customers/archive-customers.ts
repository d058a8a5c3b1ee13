import { auditEach } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CustomersChange } from './customer.types.js';
import { lockCustomers } from './lock-customer.js';
import { CUSTOMERS } from './topics.js';

/** Takes customers off the list, all or none; their visits and appointments stay as they were. Those that are archived already stay so. */
export const archiveCustomers = (context: Context, ids: readonly string[]): Promise<CustomersChange> =>
  changeAll(context, ids, {
    action: 'customer.archive',
    archivedAt: context.now(),
    isChange: (archivedAt) => archivedAt === null,
  });

/** Brings customers back to the list, all or none. */
export const restoreCustomers = (context: Context, ids: readonly string[]): Promise<CustomersChange> =>
  changeAll(context, ids, {
    action: 'customer.restore',
    archivedAt: null,
    isChange: (archivedAt) => archivedAt !== null,
  });

interface Change {
  action: string;
  archivedAt: Date | null;
  /** Of one who is not so already. */
  isChange: (archivedAt: Date | null) => boolean;
}

async function changeAll(
  context: Context,
  ids: readonly string[],
  { action, archivedAt, isChange }: Change,
): Promise<CustomersChange> {
  const unique = uniqueIds(ids, 'That customer');
  const locked = await lockCustomers(context, unique);
  const changed = locked.filter((each) => isChange(each.archivedAt)).map(({ id }) => id);
  const there = await context.db.rows(sql`
    update customer
    set archived_at = case when id = any(${changed}::bigint[]) then ${archivedAt}::timestamptz else archived_at end,
        version = version + (id = any(${changed}::bigint[]))::int
    where id = any(${unique}::bigint[]) and erased_at is null and merged_into is null returning id`);
  if (there.length !== unique.length) throw notFound(unique.length === 1 ? 'That customer' : 'One of those customers');
  if (changed.length > 0) context.tick(CUSTOMERS);
  await auditEach(context, action, changed);
  return { ids: unique };
}
