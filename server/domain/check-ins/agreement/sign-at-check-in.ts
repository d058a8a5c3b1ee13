import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { isId } from '../../../core/ids.js';
import { invalid, notFound, type Refusal } from '../../../core/Refusal.js';
import { versionsById } from '../../forms/signing/versions-to-sign.js';
import { enteredOf, requireSignable, type Entered } from '../../signatures/check-signature.js';
import { isRecordedAt } from '../../signatures/is-recorded-at.js';
import { recordSignatures, type Signing } from '../../signatures/record-signatures.js';
import { typedSignature } from '../../signatures/typed-signature.js';
import { SIGNATURES } from '../../signatures/signature.sql.js';
import type { SignatureInput } from '../../signatures/SignatureInput.js';
import type { TypedSignatureInput } from '../../signatures/TypedSignatureInput.js';

/** Clocks of kiosks are set by the server's while they are online. */
const CLOCKS_DIFFER_MS = 15 * MINUTE_MS;

/** What a kiosk or phone sends with a check-in. */
interface Sent {
  signature?: SignatureInput | null;
  typedSignature?: TypedSignatureInput | null;
}

interface Signer {
  customerId: string;
  checkInId: string;
}

/** The form that check-in asks for, and the one that this customer has still to sign; null for none. */
interface Asked {
  askedFormId: string | null;
  neededFormId: string | null;
}

/** What is sent with a check-in, as it is kept; undefined without a signature, and for a typed one of a form that is not live. */
const signatureOf = (
  context: Context,
  input: Sent,
  { checkInId, signedAt = context.now() }: Signer & { signedAt?: Date },
) =>
  input.signature ??
  (input.typedSignature &&
    typedSignature(context, input.typedSignature, { occasion: `check-in:${checkInId}`, signedAt }));

/**
 * Records what a customer signed at check-in, if it asks for that form, or, where it asks for nothing, if it ever did: anything else is ignored. A phone is
 * asked always; what it sends is kept beside what another phone signed at the same check-in, the same sent again is kept once. Throws INVALID_INPUT with the reason FORM_NEEDED without a signature of that form, CONFLICT with FORM_CHANGED for a version replaced too long ago.
 */
export async function signAtCheckIn(context: Context, signer: Signer, input: Sent, asked: Asked): Promise<void> {
  const { neededFormId } = asked;
  const formId = context.viewer.kind === 'kiosk' ? neededFormId : asked.askedFormId;
  if (formId === null) {
    // The agreement was switched off, or archived, while they read it: what they signed is kept as theirs, and nothing of it is refused.
    if (asked.askedFormId === null && input.signature)
      await recordLeniently(context, { ...signer, signedAt: context.now() }, input.signature);
    return;
  }
  if (!(input.signature ?? input.typedSignature)) throw formNeeded(formId);
  const signature = await signatureOf(context, input, signer);
  if (!signature) throw notFound('That form');
  const entered = await requireSigned(context, signature, formId);
  // Who came before on a phone may have been a stranger: what another phone signs is kept beside it.
  const isNew = neededFormId !== null || !(await isRecordedAt(context, signer.checkInId, signature.versionId, entered));
  if (isNew) await recordSignatures(context, { ...signer, signatures: [signature] });
}

/** Refuses the same whether it is kept or not: no answer tells a phone who signed before. */
async function requireSigned(context: Context, signature: SignatureInput, formId: string): Promise<Entered> {
  const [found] = isId(signature.versionId) ? await versionsById(context, [signature.versionId]) : [];
  if (found && found.formId !== formId) throw formNeeded(formId);
  return enteredOf(signature, requireSignable(signature, found, context.now()));
}

const formNeeded = (formId: string): Refusal =>
  invalid('signature', 'Please read and sign the form first.', { reason: RefusalReason.FORM_NEEDED, formId });

/**
 * Records what a customer signed at a kiosk that was offline. They were told that they are in line: a form that is missing, changed or incomplete is let pass.
 * Answers whether what was sent is kept; null for nothing.
 */
export async function signOffline(
  context: Context,
  signer: Signer & { signedAt: Date },
  input: Sent,
): Promise<boolean | null> {
  if (!(input.signature ?? input.typedSignature)) return null;
  const signature = await signatureOf(context, input, signer);
  return signature ? recordLeniently(context, signer, signature) : false;
}

/**
 * Records a signature of somebody who can no longer be asked, or whose form was just switched off, and refuses nothing. Answers whether there is one of that
 * form then; with a check-in an earlier one of it counts. Not kept: a form that check-in never asked for, a version that did not exist at `signedAt`, another text, an incomplete one.
 */
export async function recordLeniently(
  context: Context,
  signing: Omit<Signing, 'signatures'> & { signedAt: Date },
  signature: SignatureInput,
): Promise<boolean> {
  const [version] = isId(signature.versionId) ? await versionsById(context, [signature.versionId]) : [];
  if (!version?.everAtCheckIn || version.createdAt.getTime() > signing.signedAt.getTime() + CLOCKS_DIFFER_MS) {
    context.log.warn(
      { versionId: signature.versionId, checkInId: signing.checkInId, wasAskedFor: version?.everAtCheckIn ?? false },
      'a signature was not kept: check-in never asked for that form, or its text did not exist by then',
    );
    return false;
  }
  if (signing.checkInId && (await isSignedAt(context, signing.checkInId, version.formId))) return true;
  return (await recordSignatures(context, { ...signing, signatures: [signature] })).length > 0;
}

const isSignedAt = async ({ db }: Context, checkInId: string, formId: string): Promise<boolean> =>
  Boolean(await db.row(sql`select from ${SIGNATURES} s where s.check_in_id = ${checkInId} and s.form_id = ${formId}`));
