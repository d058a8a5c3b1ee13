import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { invalid, notFound, Refusal } from '../../../core/Refusal.js';
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
 * Records what a customer signed at check-in. Throws INVALID_INPUT with the reason FORM_NEEDED where they must sign `neededFormId` and did not; CONFLICT with
 * FORM_CHANGED for another form than check-in asks for, and for a version that was replaced too long ago.
 */
export async function signAtCheckIn(
  context: Context,
  signer: Signer,
  input: Sent,
  { formId, neededFormId }: { formId: string | null; neededFormId: string | null },
): Promise<void> {
  const isSent = Boolean(input.signature ?? input.typedSignature);
  if (!isSent && neededFormId !== null) throw formNeeded(neededFormId);
  if (!isSent) return;
  const signature = await signatureOf(context, input, signer);
  if (!signature) throw notFound('That form');
  const [signed] = await recordSignatures(context, { ...signer, signatures: [signature] });
  if (signed!.formId === (neededFormId ?? formId)) return;
  if (neededFormId !== null) throw formNeeded(neededFormId);
  throw new Refusal(ErrorCode.CONFLICT, 'This form has changed. Please read it again.', {
    details: { reason: RefusalReason.FORM_CHANGED, formId: signed!.formId },
  });
}

const formNeeded = (formId: string): Refusal =>
  invalid('signature', 'Please read and sign the form first.', { reason: RefusalReason.FORM_NEEDED, formId });

/** Records what a customer signed at a kiosk that was offline. They were told that they are in line: a form that is missing, changed or incomplete is let pass. */
export async function signOffline(context: Context, signer: Signer & { signedAt: Date }, input: Sent): Promise<void> {
  const signature = await signatureOf(context, input, signer);
  if (signature) await recordSignatures(context, { ...signer, signatures: [signature] });
}
