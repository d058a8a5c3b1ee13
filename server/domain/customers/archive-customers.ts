import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import type { CustomersChange } from './customer.types.js';
import { lockCustomers } from './lock-customer.js';

/** Takes customers off the list, all or none; their visits stay as they were. Those that are archived already stay so. */
export const archiveCustomers = (context: Context, ids: readonly string[]): Promise<CustomersChange> =>
  changeAll(context, ids, {
    action: 'customer.archive',
    archivedAt: sql`coalesce(archived_at, ${context.now()})`,
    isChange: sql`archived_at is null`,
  });

/** Brings customers back to the list, all or none. */
export const restoreCustomers = (context: Context, ids: readonly string[]): Promise<CustomersChange> =>
  changeAll(context, ids, {
    action: 'customer.restore',
    archivedAt: sql`null`,
    isChange: sql`archived_at is not null`,
  });

interface Change {
  action: string;
  archivedAt: Sql;
  /** Of a row that is not so already. */
  isChange: Sql;
}

async function changeAll(
  context: Context,
  ids: readonly string[],
  { action, archivedAt, isChange }: Change,
): Promise<CustomersChange> {
  const unique = uniqueIds(ids, 'That customer');
  await lockCustomers(context, unique);
  const changed = await context.db.rows<{ id: string }>(sql`
    update customer set archived_at = ${archivedAt}, version = version + (${isChange})::int
    where id = any(${unique}::bigint[]) and erased_at is null returning id`);
  if (changed.length !== unique.length)
    throw notFound(unique.length === 1 ? 'That customer' : 'One of those customers');
  await audit(context, action, { subject: unique.join(' ') });
  return { ids: unique };
}
