import type { Context } from '../../core/context.js';
import { isId } from '../../core/ids.js';
import { versionAt } from '../forms/versions-to-sign.js';
import type { SignatureInput } from './SignatureInput.js';
import type { TypedSignatureInput } from './TypedSignatureInput.js';

/** The signature with a typed name of the version that was current at `signedAt`, for clients that know forms but no versions; undefined for a form that is not live. */
export async function typedSignature(
  context: Context,
  { formId, signerName, submissionKey }: TypedSignatureInput,
  { checkInId, signedAt }: { checkInId: string; signedAt: Date },
): Promise<SignatureInput | undefined> {
  const version = isId(formId) ? await versionAt(context, formId, signedAt) : undefined;
  if (!version) return undefined;
  const { versionId } = version;
  return {
    versionId,
    // With colons, which no client can send: nobody takes the key of another's check-in.
    submissionKey: submissionKey ?? `check-in:${checkInId}:${versionId}`,
    isAgreed: true,
    signerName: signerName ?? null,
  };
}
