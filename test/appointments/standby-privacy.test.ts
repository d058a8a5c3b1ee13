import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { EraseCustomer } from '../customers/customers.generated.js';
import { mergeStepsOf } from '../customers/merge-steps.js';
import { OwnStandbys } from '../own-data/own-data.generated.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { useWorld } from '../world/use-world.js';
import { StandbySteps } from './StandbySteps.js';
import { ReadStandbys } from './standby.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const { merge, undo } = mergeStepsOf(() => world.business);
const ANN = '2125550142';
let steps: StandbySteps;
let bea: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});

const waiting = async () => (await world.business.owner.must(ReadStandbys)).standbys.items;
const rowsOf = (table: string) => world.rows(world.business.id, `select id from ${table}`);

test('an erasure takes requests, offers and held times out, proved or not, and stops what is on its way', async () => {
  const { first } = await steps.fills(bea);
  await steps.waits('Ann', ANN);
  await steps.asked({ firstName: 'Anna' });
  await steps.cancels(first.id);
  await steps.offers();
  expect(await rowsOf('booking_hold')).toHaveLength(1);
  const { customer } = (await waiting())[0]!;
  await world.business.opensAction('ERASE_CUSTOMER');
  await world.business.owner.must(EraseCustomer, { id: customer.id });
  for (const table of ['standby', 'standby_offer', 'booking_hold']) expect(await rowsOf(table)).toEqual([]);
  const left = await world.rows(
    world.business.id,
    `select recipient from message where template like 'standby%' and recipient <> ''`,
  );
  expect(left).toEqual([]);
});

test('a customer finds their requests in their own data, and nobody else’s', async () => {
  await steps.waits('Ann', ANN, { toTime: '12:00', parts: [{ staffId: bea }] });
  await steps.waits('Bob', '2125550143');
  const { customer } = (await waiting())[0]!;
  const of = { token: await plantOwnDataLink(world.business, ANN), customerId: customer.id };
  expect((await world.anonymous.must(OwnStandbys, of)).ownStandbys).toEqual({
    items: [
      {
        state: 'WAITING',
        firstDate: '2026-06-22',
        lastDate: '2026-06-22',
        fromTime: null,
        toTime: '12:00',
        parts: [{ staff: 'Bea', products: [] }],
      },
    ],
    total: 1,
    cursor: null,
  });
});

test('a merge leads from a request to the kept record, and is undone', async () => {
  const { first } = await steps.fills(bea);
  const token = await steps.waits('Ann', ANN);
  const kept = await world.business.customer('Annie', 'Lee', '2125550149');
  const { customer } = (await waiting())[0]!;
  const done = await merge(kept, customer);
  expect((await waiting())[0]!.customer).toMatchObject({ id: kept.id, firstName: 'Annie' });
  await undo(done);
  expect((await waiting())[0]!.customer).toMatchObject({ id: customer.id, firstName: 'Ann' });
  await merge(kept, customer);
  await steps.cancels(first.id);
  await steps.offers();
  await steps.replies(ANN, 'YES');
  expect((await steps.read(token)).state).toBe('BOOKED');
  const [row] = await world.rows(world.business.id, `select customer_id from appointment where status = 'booked'`);
  expect(row).toEqual({ customer_id: kept.id });
});
