import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { HIDDEN_PERSON, type FoundCustomer } from './persons.js';

export type LockedCustomer = Pick<FoundCustomer, 'id' | 'phone' | 'hiddenPersonId'>;

/** Locks a customer until the operation ends, to serialize check-ins, and returns it. Throws NOT_FOUND, also if archived. */
export async function lockCustomer(context: Context, id: string): Promise<LockedCustomer> {
  const customer = await context.db.row<LockedCustomer>(sql`
    select c.id, c.phone, ${HIDDEN_PERSON} as hidden_person_id
    from customer c where c.id = ${id} and c.archived_at is null for update of c`);
  if (!customer) throw notFound('That customer');
  return customer;
}

/** Locks customers, archived or not, until the operation ends. */
export async function lockCustomers({ db }: Context, ids: readonly string[]): Promise<void> {
  await db.rows(sql`select id from customer where id = any(${ids}::bigint[]) order by id for update`);
}
