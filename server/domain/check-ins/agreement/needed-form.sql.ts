import { sql, type Sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { CURRENT_VERSIONS } from '../../forms/form.sql.js';
import { SIGNATURES } from '../../signatures/signature.sql.js';

interface Asked {
  /** Id of the kept record of the customer; null while they are none. */
  customer: Sql;
  /** Id of their check-in of today, for which they are asked once; null without one. */
  checkIn: Sql;
  now: Date;
}

/** Id of the form that a customer must confirm or sign to check in; null for none: off, archived, or its current version was signed lately. */
export const neededForm = ({ customer, checkIn, now }: Asked): Sql => sql`(
  select v.form_id from ${CHECK_IN_APPS} a join ${CURRENT_VERSIONS} v on v.business_id = a.business_id and v.form_id = a.form_id
  where a.form_enabled and not exists (
    select from ${SIGNATURES} s
    where s.customer_id = any(array${recordIdsOf(customer)}) and s.form_id = v.form_id and s.form_version_id = v.version_id
      and (s.signed_at > ${now}::timestamptz - a.form_valid_days * interval '1 day' or s.check_in_id = ${checkIn})
  )
)`;
