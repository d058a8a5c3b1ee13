import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { BookingSteps, NAMED } from './BookingSteps.js';
import { HoldTimeByPhone } from './booking.generated.js';
import { codeOf } from './SeriesSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;
let bea: string;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  bea = (await world.business.hasStaffMember()).staffId;
});

const hold = (input: object = {}) =>
  world.anonymous.ask(HoldTimeByPhone, {
    businessId: world.business.id,
    input: { ...NAMED, startsAt: steps.at('10:00'), part: { staffId: bea }, channel: 'TEXT', ...input },
  });
const sent = async () => {
  await steps.deliver();
  return [...steps.parties.mails.map(({ recipient }) => recipient), ...steps.parties.twilio.texts.map(({ to }) => to)];
};

describe('a hold of a phone sends its code again', () => {
  test('by e-mail only to the address that it was made with', async () => {
    const ann = { channel: 'EMAIL', email: 'ann@example.com' };
    expect(codeOf(await hold(ann))).toBeNull();
    expect(codeOf(await hold({ ...ann, email: 'mallory@example.com' }))).toBe('SLOT_TAKEN');
    expect(await sent()).toEqual(['ann@example.com']);
    expect(codeOf(await hold(ann))).toBeNull();
    expect(await sent()).toEqual(['ann@example.com', 'ann@example.com']);
  });

  test('only for the same names', async () => {
    expect(codeOf(await hold())).toBeNull();
    expect(codeOf(await hold({ firstName: 'Anna' }))).toBe('SLOT_TAKEN');
    expect(codeOf(await hold({ lastName: 'Leigh' }))).toBe('SLOT_TAKEN');
    expect(await sent()).toEqual(['+12125550142']);
    expect(codeOf(await hold())).toBeNull();
    expect(await sent()).toEqual(['+12125550142', '+12125550142']);
  });
});

test('a phone that does not say what for holds four hours at most', async () => {
  const { data } = await hold({ endsAt: steps.at('16:00') });
  expect(data!.holdTimeByPhone.endsAt).toBe(steps.at('14:00'));
});
