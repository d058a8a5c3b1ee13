import { DateTime } from 'luxon';
import { DAY_MS } from '../core/durations.js';
import { exceptionsAfter, FORM_TEMPLATE_IDS } from './business-page.js';
import { CATALOGUE } from './catalogue.js';
import type { DemoCaller } from './DemoCaller.js';
import type { DemoEvent } from './DemoEvent.js';
import {
  DemoAddAppointmentDocument,
  DemoAddAppointmentSeriesDocument,
  DemoSetAppointmentFlagDocument,
} from './documents.generated.js';
import { planAppointments, type DemoAppointment } from './plan-appointments.js';
import type { DemoBlock } from './plan-blocks.js';
import { ZONE } from './seed-business.js';
import { onlineEvents } from './seed-online.js';
import { STAFF } from './staff.js';

interface Made {
  businessId: string;
  serviceIds: readonly string[];
  staffIds: readonly string[];
  /** Who comes by appointment. */
  customerIds: readonly string[];
  now: Date;
}

/** Minutes of the services, in their order. */
const MINUTES = CATALOGUE.flatMap(({ items }) => items).flatMap(({ durationMinutes }) => durationMinutes ?? []);

/** Appointments and blocked times around today, each made at its time, and what came in online. */
export function appointmentEvents(demo: DemoCaller, made: Made): DemoEvent[] {
  const { customerIds, now } = made;
  const exceptions = new Set(exceptionsAfter(now, ZONE).map(({ date }) => date));
  const salon = { people: customerIds.length, services: MINUTES, staff: STAFF, exceptions };
  const { appointments, blocks } = planAppointments(salon, now, ZONE);
  return [
    { at: new Date(now.getTime() - DAY_MS), run: () => addMeetings(demo, now) },
    ...blocks.map((block) => ({ at: new Date(now.getTime() - DAY_MS), run: () => addBlock(demo, block, made) })),
    ...appointments.flatMap((appointment) => eventsOf(demo, appointment, made)),
    ...onlineEvents(demo, { ...made, appointments }),
  ];
}

function addBlock(demo: DemoCaller, { title, date, opens, closes, staff }: DemoBlock, { staffIds }: Made) {
  const startsAt = DateTime.fromISO(date, { zone: ZONE }).set({ hour: Math.floor(opens / 60), minute: opens % 60 });
  const parts = staff.map((index) => ({ staffId: staffIds[index]!, minutes: closes - opens }));
  return demo.run(DemoAddAppointmentDocument, {
    input: { isEvent: true, title, startsAt: startsAt.toUTC().toISO()!, parts },
  });
}

/** Of everybody, on eight Tuesdays before the salon opens. */
function addMeetings(demo: DemoCaller, now: Date) {
  const tuesday = DateTime.fromJSDate(now, { zone: ZONE }).startOf('week').plus({ days: 8 });
  const startsAt = tuesday.set({ hour: 8, minute: 30 }).toUTC().toISO()!;
  const appointment = { isEvent: true, title: 'Team meeting', startsAt, parts: [{ minutes: 30 }] };
  return demo.run(DemoAddAppointmentSeriesDocument, { input: { appointment, rule: 'FREQ=WEEKLY;COUNT=8' } });
}

/** Who has a lot done is asked for the salon's consent. */
const formsFor = (services: readonly number[]): string[] => (services.length > 1 ? FORM_TEMPLATE_IDS.slice(0, 1) : []);

function eventsOf(
  demo: DemoCaller,
  { person, staff, isAskedFor, services, notes, startsAt, madeAt, change }: DemoAppointment,
  { serviceIds, staffIds, customerIds }: Made,
): DemoEvent[] {
  let id = '';
  const add = async (): Promise<void> => {
    const productIds = services.map((index) => serviceIds[index]!);
    const part = { productIds, ...(staff !== null && { staffId: staffIds[staff]!, askedForStaff: isAskedFor }) };
    const when = { startsAt: startsAt.toISOString(), parts: [part] };
    const input = {
      customerId: customerIds[person]!,
      ...when,
      notes,
      formIds: formsFor(services),
      tellsCustomer: false,
    };
    id = (await demo.run(DemoAddAppointmentDocument, { input })).addAppointment.id;
  };
  const setFlag = (flag: 'CANCELED' | 'NO_SHOW') => demo.run(DemoSetAppointmentFlagDocument, { id, flag, version: 1 });
  return [{ at: madeAt, run: add }, ...(change ? [{ at: change.at, run: () => setFlag(change.flag) }] : [])];
}
