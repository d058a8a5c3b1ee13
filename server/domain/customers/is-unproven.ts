import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { CUSTOMERS, customerIdOf } from './customer.sql.js';

/** Whether an address to which something went is an e-mail address that the staff did not enter as the customer's: a phone number is what a customer is known by. */
export async function isUnproven({ db }: Context, customerId: string, address: string | null): Promise<boolean> {
  if (!address?.includes('@')) return false;
  const proven = await db.row<{ email: string }>(sql`
    select c.email from ${CUSTOMERS} c
    where c.id = ${customerIdOf(sql`${customerId}::bigint`)} and c.email is not null and not c.email_unproven`);
  return proven?.email.toLowerCase() !== address.toLowerCase();
}
