import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { addAppointment } from '../../server/domain/appointments/entry/add-appointment.js';
import { updateAppointment } from '../../server/domain/appointments/entry/update-appointment.js';
import { confirmBooking } from '../../server/domain/appointments/booking/confirm-booking.js';
import { confirmStandby } from '../../server/domain/appointments/standby/confirm-standby.js';
import { spreadHolds } from '../world/plant-hold.js';
import { race } from '../world/race.js';
import { useWorld } from '../world/use-world.js';
import { UpdateAppointment } from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';
import { ConfirmBooking } from './booking.generated.js';
import { ConfirmStandby } from './standby.generated.js';
import { StandbySteps } from './StandbySteps.js';

const world = useWorld({ plan: Plan.PLUS });
let standby: StandbySteps;

beforeEach(async () => {
  standby = new StandbySteps(world);
  await world.business.hasHours();
  await world.business.hasStaffMember();
});

test('of two saves of one appointment at once the later one is refused as stale', async () => {
  const { id, version } = await standby.staff.add();
  let code: string | undefined;
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await updateAppointment(context, { id, version, input: { notes: 'first' }, overrules: false });
        await hasBegun();
      }),
    async () => {
      code = await world.business.owner.refused(UpdateAppointment, { id, version, input: { notes: 'second' } });
    },
  );
  expect([winner, code]).toEqual(['first', 'STALE']);
});

test('who is refused a time lets nobody wait while others are looked for', async () => {
  const { id: customerId } = await world.business.customer();
  const parts = [{ askedForStaff: false, productIds: [], minutes: 30 }];
  const taken = { isEvent: false, customerId, startsAt: standby.at('10:00'), parts };
  await standby.staff.add(taken);
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await expect(addAppointment(context, { input: taken, overrules: false })).rejects.toThrow(
          'That time is taken.',
        );
        await hasBegun();
      }),
    () => standby.staff.add({ parts, startsAt: standby.at('11:00') }),
  );
  expect(winner).toBe('second');
});

test('a hold that is asked for again while it is on its way is one hold', async () => {
  const steps = new BookingSteps(world);
  for (const [index, time] of ['09:00', '10:00', '11:00', '12:00', '13:00'].entries()) {
    const wish = { startsAt: steps.at(time), key: `as-random-as-can-be-${index}`, phone: world.newPhone() };
    const [hold, ...again] = await Promise.all([1, 2, 3].map(() => steps.held(wish)));
    expect(again).toEqual([hold, hold]);
  }
});

test('of two requests of one mailbox at once that are confirmed only as many wait as may', async () => {
  const asked = async (number: number) => {
    const wish = { phone: world.newPhone(), channel: 'EMAIL', email: `ann+${number}@example.com` };
    const { token } = await standby.asked(wish);
    return { token, code: await standby.code() };
  };
  for (const number of [1, 2]) await world.anonymous.must(ConfirmStandby, await asked(number));
  const [third, fourth] = [await asked(3), await asked(4)];
  let code: string | undefined;
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await confirmStandby(context, third.token, third.code);
        await hasBegun();
      }),
    async () => {
      code = await world.anonymous.refused(ConfirmStandby, fourth);
    },
  );
  expect([winner, code]).toEqual(['first', 'CONFLICT']);
});

test.each([
  ['mailbox', (number: number) => ({ channel: 'EMAIL', email: `ann+${number}@example.com`, phone: world.newPhone() })],
  ['phone', () => ({ channel: 'TEXT' })],
])('of two bookings of one %s at once, of two names and networks, only as many wait as may', async (_, whose) => {
  const steps = new BookingSteps(world);
  const asked = async (number: number) => {
    const input = { ...whose(number), firstName: `Ann${'abcd'[number - 1]}`, startsAt: steps.at(`1${number}:00`) };
    const { token } = await steps.held(input);
    return { token, code: await steps.code(input.channel) };
  };
  for (const number of [1, 2]) {
    const { token, code } = await asked(number);
    expect((await steps.confirm(token, code)).data?.confirmBooking.flag).toBe('REQUESTED');
  }
  const [third, fourth] = [await asked(3), await asked(4)];
  await spreadHolds(world.business);
  let code: string | undefined;
  const winner = await race(
    (hasBegun) =>
      world.inContext(world.business.id, async (context) => {
        await confirmBooking(context, third.token, third.code);
        await hasBegun();
      }),
    async () => {
      code = await world.anonymous.refused(ConfirmBooking, fourth);
    },
  );
  expect([winner, code]).toEqual(['first', 'CONFLICT']);
});
