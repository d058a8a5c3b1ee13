import type { Context } from '../../core/context.js';
import { isId } from '../../core/ids.js';
import { knownFormId } from '../forms/templates/template-ids.js';
import { versionAt } from '../forms/signing/versions-to-sign.js';
import type { SignatureInput } from './SignatureInput.js';
import type { TypedSignatureInput } from './TypedSignatureInput.js';

/** The signature with a typed name of the version of this number, else of the one that was current at `signedAt`; undefined for a form that is not live. `occasion` names it, such as 'check-in:7'. */
export async function typedSignature(
  context: Context,
  { formId, version: number = null, signerName, answers, submissionKey }: TypedSignatureInput,
  { occasion, signedAt }: { occasion: string; signedAt: Date },
): Promise<SignatureInput | undefined> {
  const ownId = isId(formId) ? await knownFormId(context, formId) : undefined;
  const version = ownId && (await versionAt(context, ownId, { number, at: signedAt }));
  if (!version) return undefined;
  const { versionId } = version;
  return {
    versionId,
    // With colons, which no client can send: nobody takes the key of another's occasion.
    submissionKey: submissionKey ?? `${occasion}:${versionId}`,
    isAgreed: true,
    signerName: signerName ?? null,
    answers: answers ?? null,
  };
}
