import { sql, type Sql } from '../../../core/database/sql.js';
import { momentOf, type Timed } from '../../../core/graphql/timeline-place.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { FORM_VERSIONS } from '../../forms/form.sql.js';
import type { Signature } from './signature.types.js';

export interface SignatureRow extends Signature, Timed {}

export const SOURCE = 'signature';

/** What lists say of a signature `s` with its version `v`, customer `c`, and the record `k` into which that was merged. */
const COLUMNS = sql`
  s.id, s.form_id, v.name as form_name, v.number as form_version, s.signer_name, s.signed_for, s.kind, s.place, s.language, s.signed_at, s.received_at,
  s.blanked_at is not null as is_blanked, s.code, ${momentOf(sql`s.signed_at`)},
  case when c.id is not null then json_build_object(
    'id', coalesce(k.id, c.id)::text, 'firstName', coalesce(k.first_name, c.first_name), 'lastName', coalesce(k.last_name, c.last_name)) end as customer`;

/**
 * Signatures, which are rows of `page`, with what lists say of them, latest first. The record of a merged customer is looked up row by row: without statistics
 * PostgreSQL would join all customers with all.
 */
export const signatureRows = (page: Sql, more: Sql = sql``): Sql => sql`
  select ${COLUMNS} ${more} from ${page} s
  join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
  left join ${CUSTOMERS} c on c.business_id = s.business_id and c.id = s.customer_id
  left join lateral (select * from ${CUSTOMERS} k where k.business_id = c.business_id and k.id = c.merged_into offset 0) k on true
  order by s.signed_at desc, s.id desc`;
