import { hash, randomBytes } from 'node:crypto';
import type { SignatureKind } from '../../../entities/SignatureKind.js';
import type { SignaturePlace } from '../../../entities/SignaturePlace.js';

/** What identifies the signer: only its salted digest is in the chain, so that it can be blanked and the chain still holds. */
export interface SignatureDetails {
  customerId: string;
  /** Where and why it was signed leads to who signed. */
  checkInId: string | null;
  requestId: string | null;
  /** Of records that were written before appointments had forms, there is no such key. */
  appointmentId?: string;
  signerName: string | null;
  /** On behalf of whom they signed: a child, or another person in their care. */
  signedFor: string | null;
  strokes: string | null;
  answers: readonly FieldAnswer[];
  email: string | null;
  /** The phone or mailbox to which the link had gone by which they signed; null without one. */
  sentTo: string | null;
  /** Whether nobody has shown that the e-mail address of the link is the customer's; without the key it is, or there was none. */
  sentToUnproven?: true;
  address: string;
  userAgent: string;
}

export interface FieldAnswer {
  name: string;
  value: string;
}

/** What every record says for good. */
export interface SignatureFacts {
  businessId: string;
  /** With whom it was agreed: the name and zone that the business had then. */
  businessName: string;
  timeZone: string;
  /** Place in the business's chain, from 1. */
  seq: number;
  code: string;
  formId: string;
  versionId: string;
  /** SHA-256 of what was read. */
  versionSha256: string;
  kind: SignatureKind;
  place: SignaturePlace;
  language: string;
  consent: string;
  signedAt: Date;
  receivedAt: Date;
  /** Of the details. */
  digest: string;
}

/** Of the text that is hashed: another set of keys gets the next number. */
const FORMAT = 1;

/** Before the first record of a business. */
export const NO_HASH = '';

const sha256 = (text: string): string => hash('sha256', text);

/** 128 random bits, so that nobody can guess the details of a blanked record from its digest. */
export const newSalt = (): string => randomBytes(16).toString('hex');

export const digestOf = (salt: string, details: SignatureDetails): string => sha256(`${salt}\n${detailsText(details)}`);

/** The hash of a record: it holds that of the one before it. */
export const hashOf = (previousHash: string, facts: SignatureFacts): string =>
  sha256(`${previousHash}\n${factsText(facts)}`);

// Both write canonical JSON: the keys stand in their order, which is much quicker than sorting them for each of 100,000 records.

function detailsText(details: SignatureDetails): string {
  const { address, answers, appointmentId, checkInId, customerId, email, requestId } = details;
  const { sentTo, sentToUnproven, signedFor, signerName, strokes, userAgent } = details;
  const entered = answers.map(({ name, value }) => ({ name, value }));
  return JSON.stringify({
    address,
    answers: entered,
    // Keys without a value are left out, as JSON does with undefined.
    appointmentId,
    checkInId,
    customerId,
    email,
    requestId,
    sentTo,
    sentToUnproven,
    signedFor,
    signerName,
    strokes,
    userAgent,
  });
}

function factsText(facts: SignatureFacts): string {
  const { businessId, businessName, code, consent, digest, formId, kind, language } = facts;
  const { place, receivedAt, seq, signedAt, timeZone, versionId, versionSha256 } = facts;
  return JSON.stringify({
    businessId,
    businessName,
    code,
    consent,
    digest,
    formId,
    format: FORMAT,
    kind,
    language,
    place,
    receivedAt,
    seq,
    signedAt,
    timeZone,
    versionId,
    versionSha256,
  });
}
