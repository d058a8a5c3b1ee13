import type { Context } from '../../core/context.js';
import { isId } from '../../core/ids.js';
import { invalid } from '../../core/Refusal.js';
import { noteSigned, versionsById } from '../forms/signing/versions-to-sign.js';
import { digestOf, hashOf, newSalt, type SignatureDetails, type SignatureFacts } from './chain.js';
import { enteredOf, enteredOffline, isAsRead, requireSignable } from './check-signature.js';
import { sendCopies } from './copies/send-copies.js';
import { factsNow } from './facts-now.js';
import { insertSignature } from './insert-signature.js';
import { openChain } from './open-chain.js';
import { requireSame } from './require-same.js';
import { scheduleSeal } from './seal-job.js';
import type { SignatureInput } from './SignatureInput.js';

/** Who signs what, and on what occasion. */
export interface Signing {
  customerId: string;
  signatures: readonly SignatureInput[];
  checkInId?: string;
  requestId?: string;
  appointmentId?: string;
  /** Where the link went. */
  sentTo?: string | null;
  /** Whether nobody has shown that it is the customer's. */
  sentToUnproven?: boolean;
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
      ...(signing.sentToUnproven && { sentToUnproven: true }),
      address: context.facts.address,
      userAgent: context.facts.userAgent,
    };
    const salt = newSalt();
    seq += 1;
    const facts: SignatureFacts = {
      ...factsNow(context, version),
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
