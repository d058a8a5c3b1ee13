import type { Customer } from '../../../../entities/Customer.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMER_COLUMNS } from '../customer-rows.js';
import { recordsOf } from './records-of.js';
import { Similarity, type SimilarCustomer } from './merging.types.js';

const MAX = 10;

interface SimilarRow extends Customer {
  hasPhone: boolean;
  hasName: boolean;
  hasEmail: boolean;
}

/** Customers on the list who share the phone number, the name or the e-mail address of one: at most 10, those with the most in common first. Throws NOT_FOUND. */
export async function similarCustomers(context: Context, customerId: string): Promise<SimilarCustomer[]> {
  const { id } = await recordsOf(context, customerId);
  const rows = await context.db.rows<SimilarRow>(sql`
    with own as materialized (select phone, name_key, email_key from customer where id = ${id}),
    alike as (
      select c.id from own join customer c on c.phone = own.phone and own.phone <> '' where c.archived_at is null
      union select c.id from own join customer c on c.name_key = own.name_key where c.archived_at is null
      union select c.id from own join customer c on c.email_key = own.email_key where c.archived_at is null
    )
    select * from (
      select ${CUSTOMER_COLUMNS}, c.phone = own.phone as has_phone, c.name_key = own.name_key as has_name,
        coalesce(c.email_key = own.email_key, false) as has_email
      from alike join customer c on c.id = alike.id cross join own where c.id <> ${id}
    ) found
    order by has_phone::int + has_name::int + has_email::int desc, has_phone desc, id limit ${MAX}`);
  return rows.map(({ hasPhone, hasName, hasEmail, ...customer }) => ({
    customer,
    common: [
      ...(hasPhone ? [Similarity.PHONE] : []),
      ...(hasName ? [Similarity.NAME] : []),
      ...(hasEmail ? [Similarity.EMAIL] : []),
    ],
  }));
}
