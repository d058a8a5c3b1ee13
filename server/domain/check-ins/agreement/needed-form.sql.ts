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
  /** Whether who signed lately is not asked again: at a kiosk. A phone, which may be a stranger's, must not learn who signed. */
  remembers: boolean;
}

const signedLately = (now: Date): Sql =>
  sql`s.form_version_id = v.version_id and s.signed_at > ${now}::timestamptz - a.form_valid_days * interval '1 day'`;

const ASKED = sql`
  select v.form_id from ${CHECK_IN_APPS} a join ${CURRENT_VERSIONS} v on v.business_id = a.business_id and v.form_id = a.form_id
  where a.form_enabled`;

/** Id of the form that check-in asks for; null while that is off or the form is archived. */
export const ASKED_FORM = sql`(${ASKED})`;

/** Id of the form that a customer has still to confirm or sign to check in; null for none: it is not asked for, was signed at this check-in, or its current version lately. */
export const neededForm = ({ customer, checkIn, now, remembers }: Asked): Sql => sql`(
  ${ASKED} and not exists (
    select from ${SIGNATURES} s
    where s.customer_id = any(array${recordIdsOf(customer)}) and s.form_id = v.form_id
      and ${remembers ? sql`s.is_known_signer and (s.check_in_id = ${checkIn} or ${signedLately(now)})` : sql`s.check_in_id = ${checkIn}`}
  )
)`;
