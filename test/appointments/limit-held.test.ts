import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { ReleaseHold } from './booking.generated.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  await world.business.hasStaffMember();
});

const codeOf = ({ errors }: Awaited<ReturnType<BookingSteps['hold']>>) => errors?.[0]!.extensions.code ?? null;

describe('a time', () => {
  test('far away is no bookable time', async () => {
    for (const startsAt of ['9999-12-31', '9999-12-31T23:59-14:00', '0001-01-01T00:00'])
      expect(codeOf(await steps.hold({ startsAt }))).toBe('SLOT_TAKEN');
  });

  test('is held from one network address for a part of the day at most, until the codes are typed', async () => {
    const long = await world.business.hasProduct('Long', 'Hair', 60);
    const parts = [{ productIds: [long.id] }];
    const hold = (hour: number, more: object = {}) =>
      steps.hold({ startsAt: steps.at(`${hour}:00`), phone: `(212) 555-01${hour}`, parts, ...more });
    const first = await steps.held({ startsAt: steps.at('10:00'), phone: '(212) 555-0110', parts });
    const code = await steps.code();
    for (const hour of [11, 12, 13]) expect(codeOf(await hold(hour))).toBeNull();
    const fifth = await hold(14);
    expect([codeOf(fifth), fifth.errors![0]!.extensions.details]).toEqual(['RATE_LIMITED', { retryAfterSeconds: 600 }]);
    expect(codeOf(await hold(14, { startsAt: steps.at('14:00', '2026-06-29') }))).toBeNull();
    expect((await steps.confirm(first.token, code)).data).not.toBeNull();
    expect(codeOf(await hold(14))).toBeNull();
    expect(codeOf(await hold(15))).toBe('RATE_LIMITED');
    world.clock.forward(11 * 60_000);
    expect(codeOf(await hold(15))).toBeNull();
  });

  test('of a day is booked with codes by e-mail from one network address up to ten hours, by phone without that limit', async () => {
    const day = await world.business.hasProduct('Day', 'Hair', 420);
    const book = async (date: string, channel: 'TEXT' | 'EMAIL') => {
      const { token } = await steps.held({
        startsAt: steps.at('09:00', date),
        parts: [{ productIds: [day.id] }],
        phone: `(212) 555-01${date.slice(-2)}`,
        email: `ann${date.slice(-2)}@example.com`,
        channel,
      });
      const { data, errors } = await steps.confirm(token, await steps.code());
      return data?.confirmBooking.flag ?? errors![0]!.extensions.details;
    };
    expect(await book('2026-06-22', 'EMAIL')).toBe('REQUESTED');
    expect(await book('2026-06-29', 'EMAIL')).toEqual({ reason: 'BUSY_NETWORK', retryAfterSeconds: 3600 });
    world.clock.forward(10 * 60_000);
    expect(await book('2026-06-29', 'TEXT')).toBe('REQUESTED');
  });

  test('that is given back and held again and again lets no code leave uncounted', async () => {
    const key = randomUUID();
    const email = { channel: 'EMAIL', email: 'ann@example.com', key };
    const { token } = await steps.held(email);
    for (let round = 0; round < 8; round += 1) {
      const again = () => steps.hold(email);
      const release = world.anonymous.ask(ReleaseHold, { token });
      await Promise.all([again(), again(), release, again(), again(), again()]);
    }
    const { length } = await world.rows(world.business.id, "select id from message where template = 'booking-code'");
    expect(length).toBeLessThanOrEqual(5);
  });
});
