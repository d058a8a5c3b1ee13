import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { UpdateBusiness, UpdatePageSettings } from '../businesses/businesses.generated.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { steadyPace } from '../check-ins/paces.js';
import { addHours } from '../hours/hours-steps.js';
import { SetHoursException } from '../hours/hours.generated.js';
import { plantCanaries } from '../world/plant-canaries.js';
import { CANARY_PATTERN } from '../world/canaries.js';
import { useWorld } from '../world/use-world.js';
import { BusinessPage } from './business-page.generated.js';
import { addPolicies, pageOf } from './page-steps.js';

const world = useWorld({ plan: Plan.STANDARD, vanityName: 'salon-rosa' });
const owner = () => world.business.owner;
const page = () => pageOf(world.anonymous, world.business.id);
const facts = () => ({
  id: world.business.id,
  name: 'Salon Rosa',
  address: '12 Main St',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  phone: '5185550100',
  vanityName: 'salon-rosa',
  timeZone: 'America/New_York',
});
const EMPTY = {
  about: '',
  bookingInterval: 30,
  weekly: [],
  exceptions: [],
  openState: null,
  policies: [],
  joinsFromAfar: false,
  hasCatalogue: false,
};

test('a page shows the facts, and nothing where nothing was entered', async () => {
  expect(await page()).toEqual({
    business: facts(),
    isBasic: false,
    isListed: true,
    ...EMPTY,
    line: { parties: 0, quote: null },
  });
});

test('a page shows about, hours, coming exceptions, policies, the catalogue and the line', async () => {
  await owner().must(UpdateBusiness, { input: { about: '<p>Since 1980</p>', bookingInterval: 15 } });
  await owner().must(UpdatePageSettings, { input: { joinsFromAfar: true } });
  await addHours(owner(), 1, 9, 17);
  await addHours(owner(), 6, 18, 2);
  for (const date of ['2026-06-14', '2026-06-15', '2026-07-04'])
    await owner().must(SetHoursException, { input: { date, name: 'Day off', ranges: [] } });
  const [id] = await addPolicies(owner(), 'Late');
  await addItem(owner(), 'Cut');
  await world.business.hasPace(steadyPace(world.clock.now(), 10));
  for (let n = 0; n < 3; n += 1) await world.business.checkIn();
  const shown = await page();
  expect(shown).toMatchObject({
    business: facts(),
    isBasic: false,
    about: '<p>Since 1980</p>',
    bookingInterval: 15,
    weekly: [
      { weekday: 1, opens: 540, closes: 1020 },
      { weekday: 6, opens: 1080, closes: 120 },
    ],
    exceptions: [
      { date: '2026-06-15', name: 'Day off', ranges: [] },
      { date: '2026-07-04', name: 'Day off', ranges: [] },
    ],
    openState: { isOpen: false, until: null, opensAt: '2026-06-20T22:00:00.000Z' },
    policies: [{ id, name: 'Late' }],
    joinsFromAfar: true,
    hasCatalogue: true,
    line: { parties: 3, quote: { minutes: expect.any(Number) } },
  });
});

test('the wait grows with the line, and while check-in is paused there is no line', async () => {
  await world.business.hasPace(steadyPace(world.clock.now(), 10));
  const minutes = async () => (await page()).line!.quote!.minutes;
  await world.business.checkIn();
  const one = await minutes();
  for (let n = 0; n < 3; n += 1) await world.business.checkIn();
  expect(await minutes()).toBeGreaterThan(one);
  await owner().must(UpdateCheckInApp, { input: { paused: true } });
  expect((await page()).line).toBeNull();
});

test('where the plan has no page it shows name, phone and address only', async () => {
  await owner().must(UpdateBusiness, { input: { about: '<p>Since 1980</p>', bookingInterval: 15 } });
  await owner().must(UpdatePageSettings, { input: { joinsFromAfar: true } });
  await addHours(owner(), 1, 9, 17);
  await addPolicies(owner(), 'Late');
  await addItem(owner(), 'Cut');
  await world.business.change({ plan: Plan.BASIC });
  expect(await page()).toEqual({ business: facts(), isBasic: true, isListed: true, ...EMPTY, line: null });
});

test('of who waits it says nothing, and no business has no page', async () => {
  const customer = await world.business.customer('Canaryfirst', 'Canarylast', '2125550199');
  const { id: checkInId } = await world.business.checkIn(customer);
  await plantCanaries(world.business, { customerId: customer.id, checkInId });
  expect(JSON.stringify(await page())).not.toMatch(CANARY_PATTERN);
  expect(await world.anonymous.refused(BusinessPage, { businessId: '999999' })).toBe('NOT_FOUND');
});
