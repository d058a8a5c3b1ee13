import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;
let bea: string;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});
afterEach(() => world.clock.set());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]!.extensions.code ?? null;

test('a hold whose answer was lost is held once: the same key gets the same hold, and no second code', async () => {
  const wish = { parts: [{ staffId: bea }], key: 'as-random-as-can-be' };
  const hold = await steps.held(wish);
  expect(await steps.held(wish)).toEqual(hold);
  await steps.code();
  expect(steps.parties.twilio.texts).toHaveLength(1);
  expect(codeOf(await steps.hold({ ...wish, key: 'another-random-one' }))).toBe('SLOT_TAKEN');
});

test('a hold whose answer was lost counts down what is left of it', async () => {
  const wish = { key: 'as-random-as-can-be' };
  expect(await steps.held(wish)).toMatchObject({ secondsLeft: 600 });
  world.clock.forward(400_000);
  expect(await steps.held(wish)).toMatchObject({ secondsLeft: 200, expiresAt: '2026-06-15T16:10:00.000Z' });
});

test('a hold whose answer was lost until it was over is held anew, with another code, or is refused', async () => {
  const wish = { parts: [{ staffId: bea }], key: 'as-random-as-can-be' };
  await steps.held(wish);
  const first = await steps.code();
  world.clock.forward(600_000);
  const hold = await steps.held(wish);
  expect(hold).toMatchObject({ secondsLeft: 600, expiresAt: '2026-06-15T16:20:00.000Z', sendsLeft: 2 });
  const second = await steps.code();
  expect(second).not.toBe(first);
  expect(codeOf(await steps.confirm(hold.token, second))).toBeNull();
  const later = { ...wish, startsAt: steps.at('11:00'), key: 'another-random-one' };
  await steps.held(later);
  world.clock.forward(600_000);
  await steps.held({ ...later, key: 'of-somebody-else-now' });
  expect(codeOf(await steps.hold(later))).toBe('SLOT_TAKEN');
});
