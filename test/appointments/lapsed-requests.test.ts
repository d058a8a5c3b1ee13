import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { LAPSE_REQUEST, REMIND_OF_REQUEST } from '../../server/domain/appointments/time/schedule-lapse.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentLog } from './appointments.generated.js';
import { BookingRequests } from './booking-requests.generated.js';
import { OnlineChangeSteps } from './OnlineChangeSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: OnlineChangeSteps;
beforeEach(async () => {
  steps = new OnlineChangeSteps(world);
  await world.business.hasHours();
});
afterEach(() => world.clock.set());

const owner = () => world.business.owner;
/** Ann asks for this time; the jobs of her request, each with when it is due. */
async function asks(startsAt = steps.at('10:00')) {
  await steps.asked({ startsAt });
  const jobs = async (name: string) => (await world.jobs(name)).map(({ payload, runAt }) => ({ payload, runAt }));
  return { reminders: await jobs(REMIND_OF_REQUEST.name), lapses: await jobs(LAPSE_REQUEST.name) };
}
const lapse = (payload: object) => world.runJob(LAPSE_REQUEST, world.business.id, payload as never);
const remind = (payload: object) => world.runJob(REMIND_OF_REQUEST, world.business.id, payload as never);
const count = async () => (await owner().must(BookingRequests)).bookingRequests.total;
const log = async () =>
  (await owner().must(AppointmentLog, { id: (await steps.ids())[0]! })).appointmentEvents.map(({ kind }) => kind);
const toAnn = async () => {
  const before = steps.parties.mails.length;
  await steps.deliver();
  return steps.parties.mails.slice(before).map(({ subject }) => subject);
};

test('a request that nobody answers lapses with its time: its customer is told, and the log says so', async () => {
  const { lapses } = await asks();
  expect(lapses.map(({ runAt }) => runAt.toISOString())).toEqual([steps.at('10:00')]);
  expect(await count()).toBe(1);
  world.clock.set(steps.at('10:00'));
  expect(await count()).toBe(0);
  await lapse(lapses[0]!.payload);
  expect(await toAnn()).toEqual(['Salon Rosa could not confirm your request']);
  expect(steps.parties.mails.at(-1)!.text).toContain(
    'Ann, Salon Rosa could not confirm your request for Mon, Jun 22, 10:00 AM. Please call, or choose another time on its page.',
  );
  expect(String(steps.parties.mails.at(-1)!.attachments[0]!.content)).toContain('METHOD:CANCEL');
  expect((await log())[0]).toBe('LAPSED');
});

test('one that was answered or moved does not', async () => {
  const { lapses, reminders } = await asks();
  await steps.flagged('CONFIRMED');
  await toAnn();
  world.clock.set(steps.at('10:00'));
  await lapse(lapses[0]!.payload);
  await remind(reminders[0]!.payload);
  expect([await toAnn(), (await log())[0]]).toEqual([[], 'FLAG']);
  expect(await world.rows(world.business.id, `select id from online_change where kind = 'waits'`)).toEqual([]);
});

test('the business is reminded of it once, a day before', async () => {
  const { reminders } = await asks();
  expect(reminders.map(({ runAt }) => runAt.toISOString())).toEqual([steps.at('10:00', '2026-06-21')]);
  await steps.told();
  world.clock.set(steps.at('10:00', '2026-06-21'));
  await remind(reminders[0]!.payload);
  const before = steps.mails().length;
  const mails = await steps.told();
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    'Salon Rosa: Not answered yet, Ann Lee, Mon, Jun 22, 10:00 AM',
  ]);
});

test('of one made shortly before it is reminded two hours before', async () => {
  world.clock.set(steps.at('19:00', '2026-06-21'));
  const soon = await asks();
  expect(soon.reminders.map(({ runAt }) => runAt.toISOString())).toEqual([steps.at('08:00')]);
});
