import { sql, type Sql } from '../../../core/database/sql.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';

/** Key to the forms of an appointment `a`, of each address that its link goes to: it ends once the customer has that address no more. */
export const formsKey = (address: Sql): Sql =>
  sql`left(encode(sha256(convert_to(a.uuid::text || ' ' || lower(${address}), 'UTF8')), 'hex'), 32)::uuid`;

/** The phone of a customer `u`, as messages have it. */
export const FORMS_PHONE = sql`'+' || u.dial_code || u.phone`;

/** Whether it is the key of a phone or mailbox of the customer of `a`, whose records may have been merged. */
export const isFormsKey = (uuid: string): Sql => {
  const mailbox = sql`coalesce(u.email, case when u.id = a.customer_id then a.email end)`;
  return sql`exists (
    select from ${CUSTOMERS} u where (u.id = a.customer_id or u.merged_into = a.customer_id)
      and ${uuid}::uuid in (${formsKey(FORMS_PHONE)}, ${formsKey(mailbox)}))`;
};
