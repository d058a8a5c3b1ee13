import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import type { SignatureDetails, SignatureFacts } from './chain.js';
import { searchName } from './search-words.sql.js';

interface NewSignature {
  facts: SignatureFacts;
  details: SignatureDetails;
  salt: string;
  previousHash: string;
  hash: string;
  submissionKey: string;
}

/** Adds the row of a record; its id. */
export async function insertSignature(
  { db }: Context,
  { facts, details, salt, previousHash, hash, submissionKey }: NewSignature,
): Promise<string> {
  const name = [details.signerName, details.signedFor].filter(Boolean).join(' ');
  const row = await db.row<{ id: string }>(sql`
    insert into signature (
      seq, submission_key, code, form_id, form_version_id, customer_id, check_in_id, form_request_id, appointment_id, kind, place, language, consent,
      business_name, time_zone, signed_at, received_at, signer_name, signed_for, strokes, answers, email, sent_to, sent_to_unproven, address, user_agent, salt, search_name, digest, previous_hash, hash
    ) values (
      ${facts.seq}, ${submissionKey}, ${facts.code}, ${facts.formId}, ${facts.versionId}, ${details.customerId}, ${details.checkInId}, ${details.requestId}, ${details.appointmentId ?? null},
      ${facts.kind}, ${facts.place}, ${facts.language}, ${facts.consent}, ${facts.businessName}, ${facts.timeZone}, ${facts.signedAt}, ${facts.receivedAt},
      ${details.signerName}, ${details.signedFor}, ${details.strokes}, ${JSON.stringify(details.answers)}::jsonb, ${details.email}, ${details.sentTo}, ${details.sentToUnproven ?? null}, ${details.address},
      ${details.userAgent}, ${salt}, ${searchName(name)}, ${facts.digest}, ${previousHash}, ${hash}
    ) returning id`);
  return row!.id;
}
