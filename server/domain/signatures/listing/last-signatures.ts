import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { recordsOf } from '../../customers/merging/records-of.js';
import { FORM_VERSIONS } from '../../forms/form.sql.js';
import type { LastSignature } from './LastSignature.js';

/** Of each form that a customer signed, its newest version that they did. Throws NOT_FOUND. */
export async function lastSignatures(context: Context, customerId: string): Promise<LastSignature[]> {
  const { ids } = await recordsOf(context, customerId);
  return context.db.rows<LastSignature>(sql`
    select distinct on (s.form_id) s.form_id, v.number as form_version, s.kind, s.signed_at
    from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.customer_id = any(${ids}::bigint[])
    order by s.form_id, v.number desc, s.signed_at desc`);
}
