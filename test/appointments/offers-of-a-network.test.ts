import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
const ANN = '2125550142';
const BOB = '2125550143';
const EVE = '2125550144';
let steps: StandbySteps;
let bea: string;

beforeEach(async () => {
  await world.forgetJobs();
  steps = new StandbySteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

test('freed time is held for one network address for a part of the day at most', async () => {
  const long = await world.business.hasProduct('Long', 'Hair', 120);
  const { first, rest } = await steps.fills(bea);
  const tokens: string[] = [];
  for (const [name, phone] of [
    ['Ann', ANN],
    ['Bob', BOB],
    ['Eve', EVE],
  ] as const)
    tokens.push(await steps.waits(name, phone, { parts: [{ productIds: [long.id] }] }));
  for (const { id } of [first, rest]) await steps.cancels(id);
  await steps.offers();
  const offers = async () =>
    Promise.all(tokens.map(async (token) => (await steps.read(token)).offer?.startsAt ?? null));
  expect(await offers()).toEqual([steps.at('09:00'), steps.at('11:00'), null]);
  await steps.replies(ANN, 'YES');
  await steps.offers();
  expect((await offers())[2]).toBe(steps.at('13:00'));
});

test('freed times are offered to five at most behind one network address at the same time', async () => {
  const { rest } = await steps.fills(bea);
  const tokens: string[] = [];
  for (let n = 0; n < 6; n += 1) tokens.push(await steps.waits('Ann', `212555015${n}`));
  await steps.cancels(rest.id);
  await steps.offers();
  const states = async () => Promise.all(tokens.map(async (token) => (await steps.read(token)).state));
  expect(await states()).toEqual([...Array<string>(5).fill('OFFERED'), 'WAITING']);
  await steps.replies('2125550150', 'YES');
  await steps.offers();
  expect((await states()).at(-1)).toBe('OFFERED');
});
