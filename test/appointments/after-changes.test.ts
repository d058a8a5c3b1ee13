import { afterEach, beforeEach, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { Plan } from '../../entities/Plan.js';
import { END_WAIT } from '../../server/domain/appointments/time/schedule-end-of-wait.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { DeleteAppointments, RestoreAppointments, UpdateAppointment } from './appointments.generated.js';
import { BookAgain } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';
import { StandbySteps } from './StandbySteps.js';
import { NewCalendarFeed } from './feeds.generated.js';

const world = useWorld({ plan: Plan.PLUS });
beforeEach(async () => {
  await world.forgetJobs();
  await world.business.hasHours();
  await world.business.hasStaffMember();
});
afterEach(() => world.clock.set());

async function uidsOf(path: string) {
  const text = await (await fetch(`${world.url}${path}`)).text();
  return new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((e) => String(e.getFirstPropertyValue('uid')));
}

test('an event keeps its UID in feeds when it changes', async () => {
  const steps = new AppointmentSteps(world);
  const event = await steps.add({
    isEvent: true,
    title: 'Party',
    startsAt: steps.at('18:00'),
    parts: [{ staffId: null, minutes: 60 }],
  });
  const { newCalendarFeed } = await steps.owner.must(NewCalendarFeed, { staffId: null });
  const path = new URL(newCalendarFeed.address).pathname;
  const before = await uidsOf(path);
  await steps.owner.must(UpdateAppointment, { id: event.id, version: 1, input: { title: 'Party 2' } });
  expect(await uidsOf(path)).toEqual(before);
});

test('who books again by a mailed link does not end the wait of whose phone was typed', async () => {
  const standby = new StandbySteps(world);
  const links = new LinkSteps(world);
  const ann = await standby.waits('Ann', '2125550142', { lastDate: '2026-06-26' });
  // Somebody else proves a mailbox only, and types the phone of Ann.
  await links.books({ channel: 'EMAIL', email: 'eve@example.com' });
  expect(await world.jobs(END_WAIT.name)).toEqual([]);
  const token = await links.link();
  const { errors } = await world.anonymous.ask(BookAgain, {
    token,
    input: { startsAt: links.at('14:00'), parts: [{}] },
  });
  expect(errors).toBeUndefined();
  const jobs = await world.jobs(END_WAIT.name);
  for (const { payload } of jobs) await world.runJob(END_WAIT, world.business.id, payload as never);
  expect((await standby.read(ann)).state).toBe('WAITING');
});

test('a deletion that is undone loses no news', async () => {
  const links = new LinkSteps(world);
  const booked = await links.books({ email: 'ann@example.com' });
  const mails = links.parties.mails.length;
  await world.business.owner.must(DeleteAppointments, { ids: [booked.id] });
  await world.business.owner.must(RestoreAppointments, { ids: [booked.id] });
  world.clock.forward(30_000);
  await links.deliver();
  expect(links.parties.mails.length).toBe(mails + 1);
  world.clock.forward(5 * 60_000);
  // News that left is not sent again.
  await world.business.owner.must(DeleteAppointments, { ids: [booked.id] });
  await world.business.owner.must(RestoreAppointments, { ids: [booked.id] });
  world.clock.forward(30_000);
  await links.deliver();
  expect(links.parties.mails.length).toBe(mails + 1);
});
