import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { keptIdOf } from './customer.sql.js';
import { HIDDEN_PERSON, type FoundCustomer } from './persons.js';

export type LockedCustomer = Pick<FoundCustomer, 'id' | 'phone' | 'hiddenPersonId'>;

type Locked = LockedCustomer & { archivedAt: Date | null };

/**
 * Locks a customer until the operation ends, to serialize check-ins, and returns it: of a merged record the kept one. Throws NOT_FOUND, also if archived.
 */
export async function lockCustomer(context: Context, id: string): Promise<LockedCustomer> {
  const customer = await context.db.row<Locked>(sql`
    with named as (select id, merged_into from customer where id = ${id} for no key update)
    select c.id, c.phone, c.archived_at, ${HIDDEN_PERSON} as hidden_person_id
    from customer c where c.id = (select ${keptIdOf(sql`named`)} from named) for no key update of c`);
  if (!customer || customer.archivedAt) throw notFound('That customer');
  return customer;
}

/** Locks customers, archived or not, until the operation ends; merged records are none. */
export function lockCustomers(
  { db }: Context,
  ids: readonly string[],
): Promise<{ id: string; archivedAt: Date | null }[]> {
  return db.rows(sql`
    select id, archived_at from customer where id = any(${ids}::bigint[]) and merged_into is null order by id for no key update`);
}
