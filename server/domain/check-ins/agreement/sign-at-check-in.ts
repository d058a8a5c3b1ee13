import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { invalid, notFound, type Refusal } from '../../../core/Refusal.js';
import { recordSignatures } from '../../signatures/record-signatures.js';
import { typedSignature } from '../../signatures/typed-signature.js';
import type { SignatureInput } from '../../signatures/SignatureInput.js';
import type { TypedSignatureInput } from '../../signatures/TypedSignatureInput.js';

/** What a kiosk or phone sends with a check-in. */
interface Sent {
  signature?: SignatureInput | null;
  typedSignature?: TypedSignatureInput | null;
}

interface Signer {
  customerId: string;
  checkInId: string;
}

/** What is sent with a check-in, as it is kept; undefined without a signature, and for a typed one of a form that is not live. */
const signatureOf = (context: Context, input: Sent, { checkInId }: Signer) =>
  input.signature ?? (input.typedSignature && typedSignature(context, input.typedSignature, checkInId));

/**
 * Records what a customer signed at check-in, where they are asked for `neededFormId`; what is sent unasked is not kept. Throws INVALID_INPUT with the reason
 * FORM_NEEDED where they did not sign it; CONFLICT with FORM_CHANGED for a version that was replaced too long ago.
 */
export async function signAtCheckIn(
  context: Context,
  signer: Signer,
  input: Sent,
  { neededFormId }: { neededFormId: string | null },
): Promise<void> {
  if (neededFormId === null) return;
  if (!input.signature && !input.typedSignature) throw formNeeded(neededFormId);
  const signature = await signatureOf(context, input, signer);
  if (!signature) throw notFound('That form');
  const [signed] = await recordSignatures(context, { ...signer, signatures: [signature] });
  if (signed!.formId !== neededFormId) throw formNeeded(neededFormId);
}

const formNeeded = (formId: string): Refusal =>
  invalid('signature', 'Please read and sign the form first.', { reason: RefusalReason.FORM_NEEDED, formId });

/** Records what a customer signed at a kiosk that was offline. They were told that they are in line: a form that is missing, changed or incomplete is let pass. */
export async function signOffline(context: Context, signer: Signer & { signedAt: Date }, input: Sent): Promise<void> {
  const signature = await signatureOf(context, input, signer);
  if (signature) await recordSignatures(context, { ...signer, signatures: [signature] });
}
