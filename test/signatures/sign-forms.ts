import { SEAL_SIGNATURES } from '../../server/domain/signatures/seal-job.js';
import { WRITE_LOG } from '../../server/domain/signatures/log/write-log.js';
import { recordSignatures, type RecordedSignature } from '../../server/domain/signatures/record-signatures.js';
import type { SignatureInput } from '../../server/domain/signatures/SignatureInput.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import { AddSignedForm } from './verify.generated.js';

let keys = 0;

/** A form with a field, and the id of its version. */
export async function aForm(business: TestBusiness, name = 'Waiver', content = '<p>I <strong>agree</strong>.</p>') {
  const { addForm } = await business.owner.must(AddSignedForm, {
    input: {
      name,
      content,
      signatureRequired: true,
      fields: [{ name: 'allergies', kind: 'TEXT', label: 'Allergies' }],
    },
  });
  const [version] = await business.world.rows<{ id: string }>(
    business.id,
    'select id from form_version where form_id = $1',
    [addForm.id],
  );
  return { formId: addForm.id, versionId: version!.id };
}

export const signed = (versionId: string, more: Partial<SignatureInput> = {}): SignatureInput => {
  keys += 1;
  return {
    versionId,
    submissionKey: `signing-${String(keys).padStart(12, '0')}`,
    isAgreed: true,
    signerName: 'José Ångström',
    answers: [{ name: 'allergies', value: 'Nuts' }],
    ...more,
  };
};

/** A customer signs, in one transaction, as a link of the business would have them do. */
export const sign = (
  business: TestBusiness,
  customerId: string,
  ...signatures: SignatureInput[]
): Promise<RecordedSignature[]> =>
  business.world.inContext(business.id, (context) => recordSignatures(context, { customerId, signatures }));

/** The day ends: the heads of these businesses are sealed, and the log closes what is over. */
export async function endDay(world: World, businesses: readonly TestBusiness[]): Promise<void> {
  const day = world.clock.now().toISOString().slice(0, 10);
  world.clock.set(new Date(Date.parse(day) + 26 * 3600_000));
  for (const { id } of businesses) await world.runJob(SEAL_SIGNATURES, id, { day });
  await world.runJob(WRITE_LOG, '1', {});
}
