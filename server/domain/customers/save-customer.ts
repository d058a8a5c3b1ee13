import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { CustomerValues } from './customer-values.js';
import { CUSTOMERS } from './topics.js';

/** Writes what the team notes of a customer. An address that staff gave is the customer's own from then on. */
export async function saveCustomer(
  context: Context,
  id: string,
  { email, offerDisabled, birthdayDisabled, notes, tags }: CustomerValues,
): Promise<void> {
  context.tick(CUSTOMERS);
  await context.db.rows(sql`
    update customer
    set email = ${email}, email_open = email_open and ${email}::text is null,
        email_unproven = email_unproven and email is not distinct from ${email}, offer_disabled = ${offerDisabled},
        birthday_disabled = ${birthdayDisabled}, notes = ${notes}, tags = ${tags}, version = version + 1
    where id = ${id}`);
}
