import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { DeleteAppointments, SetAppointmentFlag } from '../appointments/appointments.generated.js';
import { AppointmentSteps } from '../appointments/AppointmentSteps.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { OwnAppointments } from './own-data.generated.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: AppointmentSteps;
let ann: TestCustomer;
let of: { token: string; customerId: string };

beforeEach(async () => {
  steps = new AppointmentSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  of = { token: await plantOwnDataLink(world.business, ann.phone), customerId: ann.id };
});

const own = async (page: { first?: number; after?: string } = {}) =>
  (await world.anonymous.must(OwnAppointments, { ...of, ...page })).ownAppointments;
const add = (time: string, more: Parameters<AppointmentSteps['add']>[0] = {}) =>
  steps.add({ customerId: ann.id, startsAt: steps.at(time), ...more });

test('a customer sees when, what and with whom, without the notes of the team', async () => {
  const maya = await steps.member('Maya');
  const cut = await addItem(world.business.owner, 'Cut', { durationMinutes: 45 });
  const { id } = await add('10:00', { parts: [{ staffId: maya, productIds: [cut.id] }], notes: 'Pays late' });
  await steps.add({ startsAt: steps.at('12:00') });
  const page = await own();
  expect(page).toEqual({
    items: [
      {
        id,
        startsAt: steps.at('10:00'),
        endsAt: steps.at('10:45'),
        flag: 'CONFIRMED',
        services: ['Cut'],
        staff: ['Maya'],
      },
    ],
    total: 1,
    cursor: null,
  });
  expect(JSON.stringify(page)).not.toContain('Pays late');
});

test('they come latest first, page by page, canceled ones and those deleted too', async () => {
  const [noShow, deleted] = [await add('12:00', { startsAt: steps.at('12:00', '2026-06-15') }), await add('10:00')];
  await add('11:00');
  await world.business.owner.must(SetAppointmentFlag, { id: noShow.id, version: 1, flag: 'NO_SHOW' });
  await world.business.owner.must(DeleteAppointments, { ids: [deleted.id] });
  const first = await own({ first: 2 });
  expect(first).toMatchObject({
    total: 3,
    items: [
      { startsAt: steps.at('11:00'), flag: 'CONFIRMED' },
      { startsAt: steps.at('10:00'), flag: 'CANCELED' },
    ],
  });
  expect((await own({ first: 2, after: first.cursor! })).items).toMatchObject([{ flag: 'NO_SHOW' }]);
});

test('what was deleted when it was over stays as it was', async () => {
  const { id } = await add('10:00');
  world.clock.set(steps.at('11:00'));
  const token = await plantOwnDataLink(world.business, ann.phone);
  await world.business.owner.must(DeleteAppointments, { ids: [id] });
  of = { ...of, token };
  expect((await own()).items).toMatchObject([{ flag: 'CONFIRMED' }]);
});
