import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { UpdateBusinessInput } from '../../web/schema.generated.js';
import { addHours } from '../hours/hours-steps.js';
import { DeleteBusinessHours } from '../hours/hours.generated.js';
import { CopyStaffHours } from '../staff/staff.generated.js';
import { plantShops } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import {
  SearchBusinesses,
  UpdateBusiness,
  UpdatePageSettings,
  type SearchBusinessesQuery,
} from './businesses.generated.js';

const world = useWorld({ business: false });
let count = 0;
/** A business that search lists, as its owner writes it. */
const listed = async (name: string, input: UpdateBusinessInput = {}) => {
  const business = await world.aBusiness({ plan: Plan.BASIC });
  count += 1;
  await business.owner.must(UpdateBusiness, { input: { name, vanityName: `shop-${count}`, ...input } });
  return business;
};
const find = async (term: string) =>
  (await world.anonymous.must(SearchBusinesses, { term })).searchBusinesses.items.map(({ name }) => name);

test('what is found says where it is and where its page is', async () => {
  await listed('Bella Nails', {
    vanityName: 'bella',
    address: '5 Lake St',
    city: 'Chicago',
    state: 'IL',
    zip: '60601',
  });
  expect((await world.anonymous.must(SearchBusinesses, { term: 'bella' })).searchBusinesses).toEqual({
    items: [
      {
        name: 'Bella Nails',
        phone: '5185550100',
        address: '5 Lake St',
        city: 'Chicago',
        state: 'IL',
        zip: '60601',
        vanityName: 'bella',
        pageUrl: `${world.url}/page/bella`,
        takesBookings: false,
      },
    ],
    cursor: null,
  });
});

test('what is found says whether it takes bookings: its plan has them and there are hours', async () => {
  const shop = await listed('Bella Nails');
  const takesBookings = async () =>
    (await world.anonymous.must(SearchBusinesses, { term: 'bella' })).searchBusinesses.items[0]!.takesBookings;
  const { id } = await addHours(shop.owner, 1, 9, 17);
  expect(await takesBookings()).toBe(false);
  await shop.change({ plan: Plan.PLUS });
  expect(await takesBookings()).toBe(true);
  await shop.owner.must(DeleteBusinessHours, { ids: [id] });
  expect(await takesBookings()).toBe(false);
  const { staffId } = await shop.hasStaffMember();
  await shop.owner.must(CopyStaffHours, { staffId, fromWeekday: 1, toWeekdays: [2] });
  expect(await takesBookings()).toBe(true);
});

test('names, cities and ZIP codes are found misspelt, begun, and without their accents and signs', async () => {
  await listed("José's Barber Shop", { city: 'Chicago', state: 'IL', zip: '60601-1234' });
  await listed('Salon Zoë', { city: 'St. Louis', state: 'MO', zip: '63101' });
  for (const term of ['barbr chcago', 'JOSES', 'jose’s', 'chi barb', 'shop 60601', 'il barber', 'braber', 'ch', 'j'])
    expect([term, await find(term)]).toEqual([term, ["José's Barber Shop"]]);
  for (const term of ['salno', 'zoe', 'ZOË', 'st louis', 'st-louis salon', 'luis', '63101'])
    expect([term, await find(term)]).toEqual([term, ['Salon Zoë']]);
  for (const term of ['', '   ', '!?', 'barber louis', 'xyzzy', 'o'])
    expect([term, await find(term)]).toEqual([term, []]);
});

test('the same city or ZIP code comes first, then what is spelt as typed, then by name', async () => {
  await listed('Dover Cuts', { city: 'Albany' });
  await listed('Anna Cuts of Dover', { city: 'Albany' });
  await listed('Zed Cuts', { city: 'Dover', zip: '19901' });
  await listed('Cutts', { city: 'Dover', zip: '19902' });
  expect(await find('cuts dover')).toEqual(['Zed Cuts', 'Anna Cuts of Dover', 'Dover Cuts', 'Cutts']);
  expect(await find('19901')).toEqual(['Zed Cuts', 'Cutts']);
});

test('who has no plan or no name, or hides, is never listed; each change shows at once', async () => {
  const shop = await listed('Old Name', { city: 'Utica' });
  await shop.change({ plan: Plan.STANDARD });
  expect(await find('old name')).toEqual(['Old Name']);
  await shop.owner.must(UpdateBusiness, { input: { name: 'Marigold' } });
  expect([await find('old name'), await find('marygold')]).toEqual([[], ['Marigold']]);
  const isListed = async () => (await find('marigold')).length === 1;
  await shop.owner.must(UpdatePageSettings, { input: { hiddenFromSearch: true } });
  expect(await isListed()).toBe(false);
  await shop.owner.must(UpdatePageSettings, { input: { hiddenFromSearch: false } });
  expect(await isListed()).toBe(true);
  await shop.change({ plan: Plan.NONE });
  expect(await isListed()).toBe(false);
  await shop.change({ plan: Plan.BASIC });
  expect(await isListed()).toBe(true);
  await shop.owner.must(UpdateBusiness, { input: { vanityName: '' } });
  expect(await isListed()).toBe(false);
});

test('pages follow each other without gaps, and end', async () => {
  await plantShops(1100);
  const seen: string[] = [];
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const { searchBusinesses }: SearchBusinessesQuery = await world.anonymous.must(SearchBusinesses, {
      term: 'shop',
      first: 50,
      after: cursor,
    });
    seen.push(...searchBusinesses.items.map(({ vanityName }) => vanityName));
    names.push(...searchBusinesses.items.map(({ name }) => name));
    ({ cursor } = searchBusinesses);
  } while (cursor !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(1000);
  expect(names).toEqual(names.toSorted());
  expect(await world.anonymous.refused(SearchBusinesses, { term: 'shop', after: '-1' })).toBe('INVALID_INPUT');
});

test('hostile terms find nothing and break nothing', async () => {
  await listed('Plain Shop');
  for (const term of ['%', '_', '\\', `%_\\`, "' or 1=1 --", '{shop}x', 'in albany x', '*:|&()', '🦄'])
    expect([term, await find(term)]).toEqual([term, []]);
  for (const term of ['a'.repeat(101), 'a'.repeat(10_000), 'a\0b', '\ud800'])
    expect(await world.anonymous.refused(SearchBusinesses, { term })).toBe('INVALID_INPUT');
  expect(await find('Plain '.repeat(16))).toEqual(['Plain Shop']);
});

test('a caller may search 300 times in ten minutes', async () => {
  const { owner } = await listed('Corner');
  for (let n = 0; n < 300; n += 1) await owner.must(SearchBusinesses, { term: '' });
  const { errors } = await owner.ask(SearchBusinesses, { term: '' });
  expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 600 } });
  expect(await find('corner')).toEqual(['Corner']);
  world.clock.forward(10 * 60 * 1000);
  await owner.must(SearchBusinesses, { term: '' });
});
