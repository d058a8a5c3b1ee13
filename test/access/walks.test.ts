import { expect, jest, test } from '@jest/globals';
import { limitWalks } from '../../server/core/access/limit-walks.js';
import { ANONYMOUS } from '../../server/core/access/viewer.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();
const BUSINESS = 'query ($id: ID!) { business(businessId: $id) { name } }';
const look = async (id: string | number, actor = world.anonymous) => {
  const { errors } = await actor.askText(BUSINESS, { id: String(id) });
  return errors?.[0]?.extensions.code ?? 'seen';
};

test('whoever counts up the numbers of businesses is stopped; one that asks for a few again and again is not', async () => {
  const { id, owner } = world.business;
  for (let n = 0; n < 119; n += 1) expect(await look(700_000 + n)).toBe('NOT_FOUND');
  expect(await look(id)).toBe('seen');
  expect(await look(800_000)).toBe('RATE_LIMITED');
  expect(await look(id)).toBe('seen');
  expect(await look(800_001, owner)).toBe('NOT_FOUND');
  const { status } = await world.anonymous.get('/api/business/get_business', { businessID: '800002' });
  expect(status).toBe(429);
  world.clock.forward(60 * 60 * 1000);
  expect(await look(800_000)).toBe('NOT_FOUND');
});

test('a phone session of another business does not begin a count of its own', async () => {
  for (let n = 0; n < 120; n += 1) await look(710_000 + n);
  const phone = await (await world.aBusiness()).phone();
  expect(await look(900_000, phone)).toBe('RATE_LIMITED');
});

test('first looks at one business at the same moment count once, and a refused one counts again', async () => {
  const caller = { viewer: ANONYMOUS, address: '203.0.113.77', now: new Date() };
  const answers = [Promise.reject(new Error('too many')), Promise.resolve()];
  const count = jest.fn(() => answers.shift()!);
  const looksAtOnce = () => Promise.allSettled([1, 2, 3].map(() => limitWalks(count, caller, '930000')));
  expect((await looksAtOnce()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(count).toHaveBeenCalledTimes(1);
  expect((await looksAtOnce()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(count).toHaveBeenCalledTimes(2);
});
