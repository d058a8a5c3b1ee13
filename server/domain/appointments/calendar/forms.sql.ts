import { sql, type Sql } from '../../../core/database/sql.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { FORM_TITLES } from '../../forms/form.sql.js';
import { APPOINTMENT_SIGNATURES } from '../../signatures/signature.sql.js';
import { epochMs } from '../time/epoch-ms.sql.js';

/** Whether a signature `s` is one that the customer of the appointment gave there: what one before them signed is not theirs. */
export const isSignedHere = ({ appointmentId, customerId }: { appointmentId: Sql; customerId: Sql }): Sql =>
  sql`s.appointment_id = ${appointmentId} and s.customer_id in ${recordIdsOf(customerId)}`;

const OF_ROW = isSignedHere({ appointmentId: sql`a.id`, customerId: sql`a.customer_id` });

/** The forms of the appointment `a` as JSON, in their order; times are epoch milliseconds. */
export const FORMS = sql`(
  case when cardinality(a.form_ids) = 0 then '[]'::json else (
    select coalesce(json_agg(json_build_object(
      'formId', f.id::text, 'name', f.name, 'signatureRequired', f.signature_required, 'isArchived', f.archived_at is not null,
      'signedAt', ${epochMs(sql`g.signed_at`)}, 'signatureId', g.id::text, 'signerName', g.signer_name
    ) order by c.place), '[]')
    from unnest(a.form_ids) with ordinality as c (form_id, place)
    join ${FORM_TITLES} f on f.business_id = a.business_id and f.id = c.form_id
    left join lateral (
      select s.id, s.signed_at, s.signer_name from ${APPOINTMENT_SIGNATURES} s
      where s.business_id = a.business_id and s.form_id = c.form_id and ${OF_ROW} order by s.id limit 1
    ) g on true
  ) end
)`;

/** How many forms of the appointment `a` its customer can still sign. */
export const OPEN_FORMS = sql`(
  select count(*)::int from ${FORM_TITLES} f
  where f.business_id = a.business_id and f.id = any(a.form_ids) and f.archived_at is null
    and not exists (
      select from ${APPOINTMENT_SIGNATURES} s where s.business_id = a.business_id and s.form_id = f.id and ${OF_ROW})
)`;
