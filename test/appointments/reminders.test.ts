import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { REMIND } from '../../server/domain/appointments/reminders/reminder-jobs.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { SetAppointmentFlag, UpdateAppointment, UpdateCalendarSettings } from './appointments.generated.js';
import { BookingSteps } from './BookingSteps.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: BookingSteps;

beforeEach(async () => {
  steps = new BookingSteps(world);
  await world.business.hasHours();
  await world.business.hasStaffMember();
});

describe('the day before', () => {
  const run = async (at: string) => {
    const jobs = await askAsSuperuser<{ payload: { appointmentId: string; startsAt: string }; at: Date }>(
      `select payload, j.run_at as at from graphile_worker._private_jobs p join graphile_worker.jobs j using (id) where task_identifier = 'remind-of-appointment'`,
    );
    expect(jobs.map((job) => job.at.toISOString())).toEqual([at]);
    const { appointmentId, startsAt } = jobs[0]!.payload;
    world.clock.set(at);
    await world.runJob(REMIND, world.business.id, { appointmentId, startsAt });
    await steps.deliver();
    world.clock.set();
  };

  test('a customer is reminded at the same time by the clock of the business, by text after a consent', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
    await steps.books();
    await run(steps.at('10:00', '2026-06-21'));
    expect(steps.parties.twilio.texts.at(-1)!.body).toMatch(
      /^Salon Rosa: see you tomorrow, Mon, Jun 22, 10:00 AM\. Change or cancel: \S+ Reply STOP to end texts\.$/,
    );
  });

  test('who booked with a code by e-mail is reminded there: the phone was only typed', async () => {
    await world.business.owner.must(UpdateCalendarSettings, { input: { confirmation: 'EVERYONE' } });
    await steps.books({ email: 'ann@example.com', channel: 'EMAIL' });
    await world.business.hasConsent('2125550142', 'granted');
    await run(steps.at('10:00', '2026-06-21'));
    expect(steps.parties.twilio.texts).toEqual([]);
    expect(steps.parties.mails.at(-1)).toMatchObject({ subject: 'Tomorrow: your appointment at Salon Rosa' });
  });

  test('a text that would leave at night waits for the morning; a mail does not wait', async () => {
    const staff = new AppointmentSteps(world);
    const { id, customer } = await staff.add({ startsAt: steps.at('22:00') });
    await world.business.hasConsent(customer!.phone, 'granted');
    const remind = () => world.runJob(REMIND, world.business.id, { appointmentId: id, startsAt: steps.at('22:00') });
    world.clock.set(steps.at('21:00', '2026-06-21'));
    await remind();
    await steps.deliver();
    expect(steps.parties.twilio.texts).toEqual([]);
    world.clock.set(steps.at('08:00'));
    await steps.deliver();
    expect(steps.parties.twilio.texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Salon Rosa: see you today, Mon, Jun 22, 10:00 PM\./),
    ]);
    world.clock.set(steps.at('21:00', '2026-06-21'));
    await world.business.hasConsent(customer!.phone, 'stopped');
    await world.business.changeCustomer(customer!, { email: 'ann@example.com' });
    await remind();
    await steps.deliver();
    expect(steps.parties.mails.map(({ subject }) => subject)).toEqual(['Tomorrow: your appointment at Salon Rosa']);
    world.clock.set();
  });

  test('nobody is reminded of what was moved or canceled meanwhile, nor of what is less than a day ahead', async () => {
    const staff = new AppointmentSteps(world);
    const { id, customer } = await staff.add({ startsAt: steps.at('10:00', '2026-11-02') });
    await world.business.changeCustomer(customer!, { email: 'ann@example.com' });
    // The clocks go back that night: 25 hours lie between.
    const moved = { startsAt: '2026-11-01T15:00:00.000Z' };
    await world.business.owner.must(UpdateAppointment, { id, input: moved });
    await run('2026-10-31T14:00:00.000Z');
    expect(steps.parties.mails.map(({ subject }) => subject)).toEqual(['Tomorrow: your appointment at Salon Rosa']);
    await world.runJob(REMIND, world.business.id, { appointmentId: id, startsAt: steps.at('10:00', '2026-11-02') });
    await world.business.owner.must(SetAppointmentFlag, { id, flag: 'CANCELED', version: 2, tellsCustomer: false });
    await world.runJob(REMIND, world.business.id, { appointmentId: id, startsAt: moved.startsAt });
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(1);
  });

  test('a reminder that waits in the queue does not reach whose appointment it is not any more', async () => {
    const staff = new AppointmentSteps(world);
    const { id, customer } = await staff.add({ startsAt: steps.at('10:00', '2026-11-02') });
    await world.business.changeCustomer(customer!, { email: 'ann@example.com' });
    await world.runJob(REMIND, world.business.id, { appointmentId: id, startsAt: steps.at('10:00', '2026-11-02') });
    const bob = await world.aCustomer(world.business.id, { firstName: 'Bob', lastName: 'Roy', phone: '2125550143' });
    await world.business.owner.must(UpdateAppointment, { id, input: { customerId: bob.id, tellsCustomer: false } });
    await steps.deliver();
    expect([...steps.parties.mails, ...steps.parties.twilio.texts]).toEqual([]);
  });
});
