import { DateTime } from 'luxon';
import { type Context, inContext } from '../core/context.js';
import { bookingCode } from '../domain/appointments/booking/booking-code.js';
import { CodeChannel } from '../domain/appointments/booking/booking.types.js';
import { lockHold } from '../domain/appointments/booking/hold-rows.js';
import { standbyCodeOf } from '../domain/appointments/standby/standby-code-message.js';
import { lockStandby } from '../domain/appointments/standby/standby-rows.js';
import { MINUTE_MS } from '../core/durations.js';
import type { DemoCaller } from './DemoCaller.js';
import type { DemoEvent } from './DemoEvent.js';
import {
  DemoBookableTimesDocument,
  DemoConfirmBookingDocument,
  DemoConfirmStandbyDocument,
  DemoHoldTimeDocument,
  DemoNewFeedDocument,
  DemoRequestStandbyDocument,
} from './documents.generated.js';
import { PEOPLE } from './people.js';
import type { DemoAppointment } from './plan-appointments.js';
import { ZONE } from './seed-business.js';

interface Salon {
  businessId: string;
  serviceIds: readonly string[];
  staffIds: readonly string[];
  appointments: readonly DemoAppointment[];
  now: Date;
}

/** Indices into the people. */
const WHO_ASKS = [2, 9];
const WHO_WAITS = [15, 22];
const NOTES = ['First visit: is there parking nearby?', ''];
const DAYS_AHEAD = 3;

/** What came in online today: requests that wait for the staff, and who waits for a time that is taken; and the calendar feed of the salon. */
export function onlineEvents(demo: DemoCaller, salon: Salon): DemoEvent[] {
  const { now, appointments } = salon;
  const wanted = DateTime.fromJSDate(now, { zone: ZONE }).startOf('day').plus({ days: DAYS_AHEAD }).toJSDate();
  // Customers are offered what begins on the half hour, in the morning from half past nine on.
  const isOffered = (startsAt: Date): boolean => {
    const { hour, minute } = DateTime.fromJSDate(startsAt, { zone: ZONE });
    return minute % 30 === 0 && hour * 60 + minute >= 570;
  };
  const taken = appointments.filter(
    ({ startsAt, staff, change }) => startsAt >= wanted && staff !== null && !change && isOffered(startsAt),
  );
  // Within the hour: what is held longer ago is forgotten by jobs, which run already.
  const at = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  return [
    { at: at(40), run: () => demo.run(DemoNewFeedDocument, {}) },
    ...WHO_ASKS.map((person, index) => ({ at: at(30), run: () => askFor(demo, salon, { person, index }) })),
    ...WHO_WAITS.map((person, index) => ({ at: at(20), run: () => waitFor(demo, salon, person, taken[index]!) })),
  ];
}

/** They prove a mailbox: nobody has their phones. */
function contactOf(person: number) {
  const { firstName, lastName, phone } = PEOPLE[person]!;
  const email = `demo.guest${person}@example.com`;
  return { firstName, lastName, phone, email, channel: 'EMAIL' as const };
}

/** The code that was sent, which nobody reads. */
const codeOf = (
  demo: DemoCaller,
  businessId: string,
  find: (context: Context) => Promise<Parameters<typeof bookingCode>[1]>,
): Promise<string> =>
  inContext(demo.dependencies, { tenant: businessId }, async (context) =>
    bookingCode(context.config.secret, await find(context), CodeChannel.EMAIL),
  );

async function askFor(
  demo: DemoCaller,
  { businessId, serviceIds, now }: Salon,
  { person, index }: { person: number; index: number },
): Promise<void> {
  const firstDate = DateTime.fromJSDate(now, { zone: ZONE }).plus({ days: DAYS_AHEAD }).toISODate()!;
  const parts = [{ productIds: [serviceIds[index]!] }];
  const { bookableTimes } = await demo.run(DemoBookableTimesDocument, { businessId, firstDate, days: 7, parts });
  const times = bookableTimes.days.flatMap((day) => day.times);
  const startsAt = times[Math.floor(((index + 1) * times.length) / 3)]!;
  const input = { ...contactOf(person), startsAt, parts, notes: NOTES[index]! };
  const { token } = (await demo.run(DemoHoldTimeDocument, { businessId, input })).holdTime;
  const code = await codeOf(demo, businessId, (context) => lockHold(context, token));
  await demo.run(DemoConfirmBookingDocument, { token, code });
}

/** For the very time of an appointment, so that nothing is free for them yet. */
async function waitFor(
  demo: DemoCaller,
  { businessId, serviceIds, staffIds }: Salon,
  person: number,
  { startsAt, staff, services }: DemoAppointment,
): Promise<void> {
  const local = DateTime.fromJSDate(startsAt, { zone: ZONE });
  const [date, time] = [local.toISODate()!, local.toFormat('HH:mm')];
  const parts = [{ staffId: staffIds[staff!]!, productIds: [serviceIds[services[0]!]!] }];
  const when = { firstDate: date, lastDate: date, fromTime: time, toTime: time };
  const input = { ...contactOf(person), ...when, parts };
  const { token } = (await demo.run(DemoRequestStandbyDocument, { businessId, input })).requestStandby;
  const code = await codeOf(demo, businessId, async (context) => standbyCodeOf(await lockStandby(context, token)));
  await demo.run(DemoConfirmStandbyDocument, { token, code });
}
