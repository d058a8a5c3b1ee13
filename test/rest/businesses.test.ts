import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { BUSINESS, verified } from '../accounts/account-steps.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

const SET_UP = {
  businessName: BUSINESS.name,
  address: BUSINESS.address,
  city: BUSINESS.city,
  state: BUSINESS.state,
  zip: BUSINESS.zip,
  phone: BUSINESS.phone,
  tokenType: 'signup',
};
const add = (body: Record<string, unknown>) =>
  world.anonymous.post<{ success?: boolean }>('/api/business/add_business', body);

describe('add_business', () => {
  test('takes ZIP and phone as numbers, as older clients send them', async () => {
    const { status, body } = await add({ ...SET_UP, zip: 12207, phone: 5185550100, token: await verified(world) });
    expect([status, body.success]).toEqual([200, true]);
  });

  test.each(Object.keys(SET_UP).filter((key) => key !== 'tokenType'))('without %s is refused', async (key) => {
    expect(await add({ ...SET_UP, [key]: undefined, token: await verified(world) })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', message: expect.stringMatching(/^Please /) },
    });
  });

  test('without a good token is a 401, twice the same token too', async () => {
    expect(await add(SET_UP)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    const token = await verified(world);
    await add({ ...SET_UP, token });
    expect(await add({ ...SET_UP, token })).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });
});

describe('get_business', () => {
  test('answers the business object to everybody, by number', async () => {
    const business = await world.aBusiness({ vanityName: 'rosa' });
    expect((await world.anonymous.get('/api/business/get_business', { businessID: business.id })).body).toEqual({
      id: Number(business.id),
      business_name: 'Salon Rosa',
      vanity_name: 'rosa',
      vanity_url: `${world.url}/page/rosa`,
      address: '12 Main St',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      phone: '5185550100',
      time_zone: 'America/New_York',
      about: '',
      booking_interval: 30,
    });
  });

  test.each(['', '424242', 'abc'])('answers 404 for %p', async (businessID) => {
    expect(await world.anonymous.get('/api/business/get_business', { businessID })).toMatchObject({
      status: 404,
      body: { message: 'That business was not found.', code: 'NOT_FOUND' },
    });
  });
});

describe('search-businesses', () => {
  const search = (searchTerm: unknown) => world.anonymous.post('/api/business/search-businesses', { searchTerm });

  test('answers a list of businesses to everybody', async () => {
    await world.aBusiness({ name: 'Marigold', plan: Plan.BASIC, vanityName: 'marigold' });
    expect((await search('marigold albany')).body).toEqual([
      {
        business_name: 'Marigold',
        phone: '5185550100',
        address: '12 Main St',
        city: 'Albany',
        state: 'NY',
        zip: '12207',
        vanity_name: 'marigold',
        vanity_url: `${world.url}/page/marigold`,
      },
    ]);
    expect((await search('nobody')).body).toEqual([]);
  });

  test('says what is wrong under message', async () => {
    expect(await search('x'.repeat(101))).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', message: 'A search has at most 100 characters.' },
    });
  });
});
