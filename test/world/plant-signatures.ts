import { randomUUID } from 'node:crypto';
import { FormFieldKind } from '../../entities/FormFieldKind.js';
import { insertForm } from '../../server/domain/forms/versions/insert-form.js';
import { versionsToSign } from '../../server/domain/forms/signing/versions-to-sign.js';
import { recordSignatures, type RecordedSignature } from '../../server/domain/signatures/record-signatures.js';
import type { SignatureInput } from '../../server/domain/signatures/SignatureInput.js';
import { askAsSuperuser } from '../setup/database.js';
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

/** A signature of somebody on a form of its own. */
export const plantSomeSignature = async (business: TestBusiness): Promise<RecordedSignature> =>
  plantSignature(business, { formId: await plantForm(business), customerId: (await business.customer()).id });

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

/** So many more signatures with a name and a number, of no record, ten a minute after the first one. */
export async function plantManySignatures({ world, id }: TestBusiness, name: string, count: number): Promise<void> {
  await world.rows(
    id,
    `insert into signature (seq, submission_key, code, form_id, form_version_id, kind, place, language, consent, business_name, time_zone,
       signed_at, received_at, signer_name, search_name, digest, previous_hash, hash)
     select 1000 + n, 'many-' || n, 'many-' || n, form_id, form_version_id, kind, place, language, consent, business_name, time_zone, signed_at + n / 10 * interval '1 minute', received_at,
       $1 || ' No' || n, ' ' || lower($1) || ' no' || n, digest, previous_hash, hash
     from (select * from signature order by seq limit 1) s, generate_series(1, $2::int) n returning id`,
    [name, count],
  );
  // As the database does by itself after a while: its plans of before were for a few rows.
  await askAsSuperuser('analyze customer, signature');
}
