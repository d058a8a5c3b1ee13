import { beforeEach, describe, expect, test } from '@jest/globals';
import { transaction } from '../../server/core/database/transaction.js';
import { sealSignatures } from '../../server/domain/signatures/log/seal-signatures.js';
import { WRITE_LOG } from '../../server/domain/signatures/log/write-log.js';
import { recordSignatures } from '../../server/domain/signatures/record-signatures.js';
import { SEAL_SIGNATURES } from '../../server/domain/signatures/seal-job.js';
import type { Read } from '../../server/domain/signatures/verifier/read-slices.js';
import { verifySignatures } from '../../server/domain/signatures/verifier/verify-signatures.js';
import { plantForm, plantManySignatures, plantSignature } from '../world/plant-signatures.js';
import { race } from '../world/race.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { aForm, sign, signed } from './sign-forms.js';
import { SignatureLog } from './verify.generated.js';

const DAY = '2026-06-15';
const world = useWorld();
let versionId: string;
let annId: string;
beforeEach(async () => {
  ({ versionId } = await aForm(world.business));
  annId = (await world.business.customer()).id;
});

const asApp: Read = (tenant, statement) =>
  transaction(world.app.dependencies.source, { tenant, readOnly: true }, (db) => db.rows(statement));
const seal = (business: TestBusiness) => world.runJob(SEAL_SIGNATURES, business.id, { day: DAY });
const sealing = (business: TestBusiness) => (hasBegun: () => Promise<void>) =>
  world.inContext(business.id, async (context) => {
    await sealSignatures(context, { day: DAY });
    await hasBegun();
  });
const heads = async () =>
  (await world.rows<{ seq: number }>(null, 'select seq from signature_head order by seq')).map(({ seq }) => seq);
const days = async () =>
  (await world.anonymous.must(SignatureLog)).signatureLog.items.map(({ day, heads: count }) => [day, count]);
/** Without PDFs. */
const storage = { get: async () => null };

describe('two signers of one business at once', () => {
  test('come one after the other', async () => {
    const winner = await race(
      (hasBegun) =>
        world.inContext(world.business.id, async (context) => {
          await recordSignatures(context, { customerId: annId, signatures: [signed(versionId)] });
          await hasBegun();
        }),
      () => sign(world.business, annId, signed(versionId)),
    );
    expect(winner).toBe('first');
    expect(await verifySignatures(asApp, { now: world.clock.now(), storage })).toMatchObject({
      records: 2,
      faults: [],
    });
  });

  test('or twenty leave a chain without gaps', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sign(world.business, annId, signed(versionId))));
    expect(await verifySignatures(asApp, { now: world.clock.now(), storage })).toMatchObject({
      records: 20,
      faults: [],
    });
  });

  test('do not wait for those of another', async () => {
    const gym = await world.aBusiness();
    const theirs = await aForm(gym);
    const bob = await gym.customer();
    const winner = await race(
      (hasBegun) =>
        world.inContext(world.business.id, async (context) => {
          await recordSignatures(context, { customerId: annId, signatures: [signed(versionId)] });
          await hasBegun();
        }),
      () => sign(gym, bob.id, signed(theirs.versionId)),
    );
    expect(winner).toBe('second');
  });
});

describe('the log', () => {
  test('is closed after the heads that are being added to the day', async () => {
    await sign(world.business, annId, signed(versionId));
    world.clock.set('2026-06-16T01:00:00Z');
    expect(await race(sealing(world.business), () => world.runJob(WRITE_LOG, '1', {}))).toBe('first');
    expect(await days()).toEqual([[DAY, 1]]);
  });

  test('holds each thousandth record of a business, and its last one', async () => {
    const formId = await plantForm(world.business);
    await plantSignature(world.business, { formId, customerId: annId });
    await plantManySignatures(world.business, 'Many', 2500);
    await seal(world.business);
    expect(await heads()).toEqual([2000, 3000, 3500]);
    await seal(world.business);
    await plantSignature(world.business, { formId, customerId: annId });
    await seal(world.business);
    expect(await heads()).toEqual([2000, 3000, 3500, 3501]);
  });
});
