import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';
import { sql } from '../../core/database/sql.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { NO_HASH, type SignatureFacts } from './chain.js';

/** A signature with its submission key that is there. */
export interface KnownSignature {
  id: string;
  code: string;
  formId: string;
  submissionKey: string;
  versionId: string;
  customerId: string | null;
  checkInId: string | null;
  requestId: string | null;
  appointmentId: string | null;
}

/** With whom it is agreed: the name and zone that the business has now. */
export type BusinessThen = Pick<SignatureFacts, 'businessName' | 'timeZone'>;

/** Locks the chain of the business, whose signatures come one after the other: each holds the hash of the one before. */
export async function openChain(
  context: Context,
  submissionKeys: readonly string[],
): Promise<{ seq: number; hash: string; business: BusinessThen; known: KnownSignature[] }> {
  lockBusiness(context, 'signatures');
  const [last, business, known] = await Promise.all([
    context.db.row<{ seq: number; hash: string }>(sql`select seq, hash from signature order by seq desc limit 1`),
    context.db.row<BusinessThen>(sql`select b.name as business_name, b.time_zone from ${OUR_BUSINESS} b`),
    context.db.rows<KnownSignature>(
      sql`select id, code, form_id, form_version_id as version_id, submission_key, customer_id, check_in_id, form_request_id as request_id, appointment_id from signature where submission_key = any(${submissionKeys}::text[])`,
    ),
  ]);
  return { seq: last?.seq ?? 0, hash: last?.hash ?? NO_HASH, business: business!, known };
}
