import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import type { FoundCustomer } from './persons.js';

/** Locks a customer until the operation ends, to serialize check-ins, and returns it. Throws NOT_FOUND, also if archived. */
export async function lockCustomer(context: Context, id: string): Promise<Pick<FoundCustomer, 'id' | 'phone'>> {
  const customer = await context.db.row<Pick<FoundCustomer, 'id' | 'phone'>>(
    sql`select id, phone from customer where id = ${id} and archived_at is null for update`,
  );
  if (!customer) throw notFound('That customer');
  return customer;
}

/** Locks customers, archived or not, until the operation ends. */
export async function lockCustomers({ db }: Context, ids: readonly string[]): Promise<void> {
  await db.rows(sql`select id from customer where id = any(${ids}::bigint[]) order by id for update`);
}
