import type { SignatureKind } from '../../../entities/SignatureKind.js';
import type { SignaturePlace } from '../../../entities/SignaturePlace.js';
import { sql } from '../../core/database/sql.js';
import { digestOf, hashOf, type FieldAnswer, type SignatureFacts } from './chain.js';

/** What a record says for good. */
export interface RecordOfFacts {
  seq: number;
  code: string;
  formId: string;
  versionId: string;
  /** Of the version as the database has it now. */
  versionSha256: string;
  kind: SignatureKind;
  place: SignaturePlace;
  language: string;
  consent: string;
  businessName: string;
  timeZone: string;
  signedAt: Date;
  receivedAt: Date;
  digest: string;
  previousHash: string;
  hash: string;
}

/** A record as its row holds it, with what identifies the signer. */
export interface StoredRecord extends RecordOfFacts {
  checkInId: string | null;
  requestId: string | null;
  appointmentId: string | null;
  customerId: string | null;
  signerName: string | null;
  signedFor: string | null;
  strokes: string | null;
  answers: FieldAnswer[] | null;
  email: string | null;
  sentTo: string | null;
  sentToUnproven: true | null;
  address: string | null;
  userAgent: string | null;
  salt: string | null;
  blankedAt: Date | null;
}

const OWN_FACTS = sql`
  s.seq, s.code, s.form_id, s.form_version_id as version_id, s.kind, s.place, s.language, s.consent, s.business_name, s.time_zone, s.signed_at,
  s.received_at, s.digest, s.previous_hash, s.hash`;

/** The columns of a RecordOfFacts, of the rows `s` of `signature` and `v` of their versions. */
export const FACT_COLUMNS = sql`${OWN_FACTS}, v.sha256 as version_sha256`;

/** The columns of a StoredRecord without its version's, of the rows `s` of `signature`. */
export const OWN_COLUMNS = sql`
  ${OWN_FACTS}, s.check_in_id, s.form_request_id as request_id, s.appointment_id, s.customer_id, s.signer_name, s.signed_for, s.strokes, s.answers, s.email, s.sent_to, s.sent_to_unproven,
  s.address, s.user_agent, s.salt, s.blanked_at`;

/** The columns of a StoredRecord, of the rows `s` of `signature` and `v` of their versions. */
export const RECORD_COLUMNS = sql`${OWN_COLUMNS}, v.sha256 as version_sha256`;

/** The hash that the facts of a record have now. */
export function hashOfRecord(businessId: string, record: RecordOfFacts): string {
  const { seq, code, formId, versionId, versionSha256, kind, place, language, consent } = record;
  const { businessName, timeZone, signedAt, receivedAt, digest, previousHash } = record;
  const facts: SignatureFacts = {
    businessId,
    businessName,
    timeZone,
    seq,
    code,
    formId,
    versionId,
    versionSha256,
    kind,
    place,
    language,
    consent,
    signedAt,
    receivedAt,
    digest,
  };
  return hashOf(previousHash, facts);
}

/** Whether the details of a record are those of its digest, or were blanked, all of them. */
export function areDetailsWhole(record: StoredRecord): boolean {
  const { customerId, checkInId, requestId, appointmentId, signerName, signedFor, strokes, answers, email, sentTo } =
    record;
  const { sentToUnproven, address, userAgent, salt, digest } = record;
  const others = [
    customerId,
    checkInId,
    requestId,
    appointmentId,
    signerName,
    signedFor,
    strokes,
    email,
    sentTo,
    sentToUnproven,
    address,
    userAgent,
  ];
  const kept = [...others, answers, salt];
  if (record.blankedAt !== null) return kept.every((value) => value === null);
  if (salt === null || customerId === null || answers === null || address === null || userAgent === null) return false;
  const typed = { signerName, signedFor, strokes, answers, email };
  const occasion = { checkInId, requestId, ...(appointmentId !== null && { appointmentId }) };
  const link = { sentTo, ...(sentToUnproven !== null && { sentToUnproven }) };
  const details = { customerId, ...occasion, ...typed, ...link, address, userAgent };
  return digestOf(salt, details) === digest;
}
