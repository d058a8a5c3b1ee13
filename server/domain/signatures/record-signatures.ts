import { SignaturePlace } from '../../../entities/SignaturePlace.js';
import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';
import { sql } from '../../core/database/sql.js';
import { isId } from '../../core/ids.js';
import { invalid } from '../../core/Refusal.js';
import { newToken } from '../../core/tokens.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { noteSigned, versionsById, type VersionToSign } from '../forms/signing/versions-to-sign.js';
import { digestOf, hashOf, newSalt, NO_HASH, type SignatureDetails, type SignatureFacts } from './chain.js';
import { enteredOf, enteredOffline, isAsRead, requireSignable } from './check-signature.js';
import { sendCopies } from './copies/send-copies.js';
import { consentOf } from '../forms/signing/consent.js';
import { searchName } from './search-words.sql.js';
import { scheduleSeal } from './seal-job.js';
import type { SignatureInput } from './SignatureInput.js';
import { VERIFY_LETTER } from './verify-code.js';

/** Who signs what, and on what occasion. */
export interface Signing {
  customerId: string;
  signatures: readonly SignatureInput[];
  checkInId?: string;
  requestId?: string;
  appointmentId?: string;
  /** Where the link went. */
  sentTo?: string | null;
  /**
   * When a kiosk took it offline; now if left out. Then the customer has gone: versions that were replaced long before are taken, and what cannot be kept is
   * left out.
   */
  signedAt?: Date;
}

export interface RecordedSignature {
  id: string;
  code: string;
  formId: string;
}

/**
 * Writes what a customer signed at the end of the business's chain; one that arrives again is there already and stays as it is. Throws NOT_FOUND, INVALID_INPUT, and CONFLICT with the reason
 * FORM_CHANGED.
 */
export async function recordSignatures(context: Context, signing: Signing): Promise<RecordedSignature[]> {
  const receivedAt = context.now();
  const { signatures, signedAt = receivedAt } = signing;
  const keys = signatures.map(({ submissionKey }) => submissionKey);
  if (new Set(keys).size < keys.length)
    throw invalid('submissionKey', 'Each signature needs a submission key of its own.');
  const ids = signatures.map(({ versionId }) => versionId).filter(isId);
  const versions = new Map((await versionsById(context, ids)).map((version) => [version.versionId, version]));
  const entries = signatures.flatMap((input) => {
    const found = versions.get(input.versionId);
    if (signing.signedAt) {
      const entered = found && isAsRead(input, found) ? enteredOffline(input, found) : null;
      if (found && entered) return [{ input, version: found, entered }];
      context.log.warn(
        { versionId: input.versionId, checkInId: signing.checkInId },
        'a signature that was taken offline was not kept: its form is unknown, another text, or incomplete',
      );
      return [];
    }
    const version = requireSignable(input, found, signedAt);
    return [{ input, version, entered: enteredOf(input, version) }];
  });
  const chain = await openChain(context, keys);
  let { seq, hash } = chain;
  const recorded: RecordedSignature[] = [];
  const added: string[] = [];
  const signedForms = new Set<string>();
  for (const { input, version, entered } of entries) {
    const before = chain.known.find(({ submissionKey }) => submissionKey === input.submissionKey);
    if (before) {
      // Who was offline has gone: nothing is refused any more, and the signature of somebody else is not theirs.
      if (!signing.signedAt) requireSame(before, { ...signing, versionId: version.versionId });
      if (before.customerId === signing.customerId) recorded.push(before);
      continue;
    }
    const { kind, ...typed } = entered;
    const details: SignatureDetails = {
      ...typed,
      customerId: signing.customerId,
      checkInId: signing.checkInId ?? null,
      requestId: signing.requestId ?? null,
      ...(signing.appointmentId && { appointmentId: signing.appointmentId }),
      sentTo: signing.sentTo ?? null,
      address: context.facts.address,
      userAgent: context.facts.userAgent,
    };
    const salt = newSalt();
    seq += 1;
    const facts: SignatureFacts = {
      ...factsOf(context, version),
      ...chain.business,
      kind,
      seq,
      signedAt,
      receivedAt,
      digest: digestOf(salt, details),
    };
    const previousHash = hash;
    hash = hashOf(previousHash, facts);
    const id = await insertSignature(context, {
      facts,
      details,
      salt,
      previousHash,
      hash,
      submissionKey: input.submissionKey,
    });
    added.push(id);
    signedForms.add(version.formId);
    recorded.push({ id, code: facts.code, formId: version.formId });
  }
  // In the order in which whoever changes several forms locks them.
  for (const formId of [...signedForms].sort((one, other) => Number(one) - Number(other))) noteSigned(context, formId);
  if (added.length > 0) {
    scheduleSeal(context);
    await sendCopies(context, {
      customerId: signing.customerId,
      email: entries.map(({ entered }) => entered.email).find(Boolean) ?? null,
      signatureIds: added,
    });
  }
  return recorded;
}

/** A key stands for one signing: a signature counts neither for somebody else, nor for another text or visit. */
function requireSame(before: KnownSignature, now: Omit<Signing, 'signatures'> & { versionId: string }): void {
  const { customerId, versionId, checkInId = null, requestId = null, appointmentId = null } = now;
  if (
    before.customerId !== customerId ||
    before.versionId !== versionId ||
    before.checkInId !== checkInId ||
    before.requestId !== requestId ||
    before.appointmentId !== appointmentId
  )
    throw invalid('submissionKey', 'This submission key was used for another signature.');
}

interface KnownSignature extends RecordedSignature {
  submissionKey: string;
  versionId: string;
  customerId: string | null;
  checkInId: string | null;
  requestId: string | null;
  appointmentId: string | null;
}

type BusinessThen = Pick<SignatureFacts, 'businessName' | 'timeZone'>;

/** Signatures of a business come one after the other: each holds the hash of the one before. */
async function openChain(
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

function factsOf(
  context: Context,
  { formId, versionId, sha256, signatureRequired }: VersionToSign,
): Omit<SignatureFacts, keyof BusinessThen | 'kind' | 'seq' | 'signedAt' | 'receivedAt' | 'digest'> {
  const { businessId, viewer, facts } = context;
  return {
    businessId,
    code: newToken(VERIFY_LETTER, businessId),
    formId,
    versionId,
    versionSha256: sha256,
    place:
      viewer.kind === 'kiosk' || viewer.kind === 'phone'
        ? SignaturePlace[viewer.kind === 'kiosk' ? 'KIOSK' : 'PHONE']
        : SignaturePlace.LINK,
    language: facts.language,
    consent: consentOf(facts.language, { signatureRequired }),
  };
}

interface NewSignature {
  facts: SignatureFacts;
  details: SignatureDetails;
  salt: string;
  previousHash: string;
  hash: string;
  submissionKey: string;
}

async function insertSignature(
  { db }: Context,
  { facts, details, salt, previousHash, hash, submissionKey }: NewSignature,
): Promise<string> {
  const name = [details.signerName, details.signedFor].filter(Boolean).join(' ');
  const row = await db.row<{ id: string }>(sql`
    insert into signature (
      seq, submission_key, code, form_id, form_version_id, customer_id, check_in_id, form_request_id, appointment_id, kind, place, language, consent,
      business_name, time_zone, signed_at, received_at, signer_name, signed_for, strokes, answers, email, sent_to, address, user_agent, salt, search_name, digest, previous_hash, hash
    ) values (
      ${facts.seq}, ${submissionKey}, ${facts.code}, ${facts.formId}, ${facts.versionId}, ${details.customerId}, ${details.checkInId}, ${details.requestId}, ${details.appointmentId ?? null},
      ${facts.kind}, ${facts.place}, ${facts.language}, ${facts.consent}, ${facts.businessName}, ${facts.timeZone}, ${facts.signedAt}, ${facts.receivedAt},
      ${details.signerName}, ${details.signedFor}, ${details.strokes}, ${JSON.stringify(details.answers)}::jsonb, ${details.email}, ${details.sentTo}, ${details.address},
      ${details.userAgent}, ${salt}, ${searchName(name)}, ${facts.digest}, ${previousHash}, ${hash}
    ) returning id`);
  return row!.id;
}
