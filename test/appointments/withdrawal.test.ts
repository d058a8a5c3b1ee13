import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { ReadCalendar, SetAppointmentFlag, UpdateCalendarSettings } from './appointments.generated.js';
import { CancelBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: LinkSteps;
beforeEach(async () => {
  steps = new LinkSteps(world);
  await world.business.hasHours();
});
afterEach(() => world.clock.set());

const confirm = async () => {
  const { calendar } = await world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 1 });
  const { id, version } = calendar.appointments[0]!;
  await world.business.owner.must(SetAppointmentFlag, { id, flag: 'CONFIRMED', version });
};
const cancel = (token: string) => world.anonymous.ask(CancelBooking, { token, startsAt: steps.at('10:00') });
const lastMail = () => steps.parties.mails.at(-1)!.text;

test('what nobody confirmed yet is withdrawn until it begins, whatever the owner lets customers do later', async () => {
  const token = await steps.asked();
  await world.business.owner.must(UpdateCalendarSettings, { input: { neverCancel: true } });
  world.clock.set(steps.at('09:59'));
  const cancelUntil = steps.at('10:00');
  expect(await steps.read(token)).toMatchObject({ canCancel: true, cancelUntil, canChange: false });
  world.clock.set(cancelUntil);
  const { errors } = await cancel(token);
  expect(errors![0]!.extensions).toMatchObject({ details: { reason: 'BOOKING_OVER' } });
  world.clock.set(steps.at('09:59'));
  expect((await cancel(token)).data!.cancelBooking.flag).toBe('CANCELED');
});

test('once it is too late no message offers to change or cancel: the link leads to the booking only', async () => {
  await steps.asked();
  expect(lastMail()).toContain('See, change or cancel it:');
  world.clock.set(steps.at('12:00', '2026-06-21'));
  await confirm();
  await steps.link();
  expect(lastMail()).toMatch(/See your booking:\s+http/);
  expect(lastMail()).not.toMatch(/change or cancel/i);
});
