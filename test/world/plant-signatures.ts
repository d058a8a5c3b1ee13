import { randomUUID } from 'node:crypto';
import { FormFieldKind } from '../../entities/FormFieldKind.js';
import { insertForm } from '../../server/domain/forms/add-form.js';
import { versionsToSign } from '../../server/domain/forms/versions-to-sign.js';
import { recordSignatures, type RecordedSignature } from '../../server/domain/signatures/record-signatures.js';
import type { SignatureInput } from '../../server/domain/signatures/SignatureInput.js';
import type { TestBusiness } from './TestBusiness.js';

/** A form that asks for an allergy; its id. */
export async function plantForm(
  { world, id }: TestBusiness,
  name = 'Color consent',
  { signatureRequired = true } = {},
): Promise<string> {
  const field = { name: 'allergy', kind: FormFieldKind.TEXT, label: 'Allergy', isRequired: false, options: [] };
  const form = await world.inContext(id, (context) =>
    insertForm(context, { name, content: `<p>${name}: I agree.</p>`, fields: [field], pdf: null, signatureRequired }),
  );
  return form.id;
}

interface Signing extends Partial<SignatureInput> {
  formId: string;
  customerId: string;
  signedAt?: Date | string;
}

/** The current version of a form, signed by a customer. */
export async function plantSignature(
  { world, id }: TestBusiness,
  { formId, customerId, signedAt, ...typed }: Signing,
): Promise<RecordedSignature> {
  const [signature] = await world.inContext(id, async (context) => {
    const [version] = await versionsToSign(context, [formId]);
    const input = { versionId: version!.versionId, submissionKey: randomUUID(), isAgreed: true, signerName: 'Ann Lee' };
    const at = signedAt === undefined ? {} : { signedAt: new Date(signedAt) };
    return recordSignatures(context, { customerId, signatures: [{ ...input, ...typed }], ...at });
  });
  return signature!;
}
