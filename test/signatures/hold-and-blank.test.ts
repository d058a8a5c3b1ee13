import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { holdCustomer } from '../../server/domain/customers/hold-customer.js';
import { BLANK_SIGNATURES, blankSignatures } from '../../server/domain/signatures/keeping/blank-job.js';
import { plantForm, plantSignature } from '../world/plant-signatures.js';
import { keepsSignatures } from '../world/signed-rows.js';
import { race } from '../world/race.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ plan: Plan.STANDARD });
let annId: string;

beforeEach(async () => {
  const formId = await plantForm(world.business);
  annId = (await world.business.customer('Ann', 'Lee')).id;
  await plantSignature(world.business, { formId, customerId: annId, signedAt: '2020-01-01T00:00:00Z' });
  await keepsSignatures(world.business, 3);
});

const blank = () => world.runJob(BLANK_SIGNATURES, world.business.id, {});
const hold = () => world.inContext(world.business.id, (context) => holdCustomer(context, annId, 'A claim'));
const isBlanked = async () => {
  const [row] = await world.rows<{ blanked: boolean }>(
    world.business.id,
    'select blanked_at is not null as blanked from signature',
  );
  return row!.blanked;
};

test('a hold that is not there yet when signatures are blanked keeps them', async () => {
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await holdCustomer(context, annId, 'A claim');
        await hasBegun();
      }),
    blank,
  );
  expect([winner, await isBlanked()]).toEqual(['first', false]);
});

test('a hold waits for what is being blanked, so that it holds all that is there when it is set', async () => {
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await blankSignatures(context);
        await hasBegun();
      }),
    hold,
  );
  expect([winner, await isBlanked()]).toEqual(['first', true]);
});
