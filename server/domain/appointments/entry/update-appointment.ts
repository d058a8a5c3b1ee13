import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { oneLine } from '../../../core/names.js';
import { invalid, Refusal } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { entrySettings, type EntrySettings } from '../settings/calendar-settings.js';
import { newsOf } from '../news/news-of.js';
import { visitOf, visitOfAppointment } from '../news/known.js';
import { tellFormer } from '../news/tell-former.js';
import { tellOne } from '../news/tell-one.js';
import { chooseForms } from '../forms/choose-forms.js';
import { countSending, sendForms } from '../forms/send-appointment-forms.js';
import { instantOf } from '../instants.js';
import { noteMove } from '../time/note-move.js';
import { CALENDAR } from '../topics.js';
import { appointmentCustomer } from './appointment-customer.js';
import { chooseParts, type ChosenParts } from './choose-parts.js';
import { colorWith } from './color-with.js';
import { customerStays } from './customer-stays.sql.js';
import { endingAt } from './ending-at.js';
import type { UpdateAppointmentInput } from './entry.inputs.js';
import { lockAppointment } from './lock-appointment.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { partsOfOne } from './one-part.js';
import { areMoved, movedParts } from './moved-parts.js';
import { requireStart } from './require-start.js';
import { takeTime } from './take-time.js';
import { timeWords } from './time-words.js';
import { scheduleLapse } from '../time/schedule-lapse.js';
import { endOf, timedParts, type TimedPart } from '../time/timed-parts.js';

interface Save {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  input: UpdateAppointmentInput;
  overrules: boolean;
}

/** The staff change or move an appointment, and may send its forms then. Throws as addAppointment and `sendForms` do, and STALE with the current one in `details.current`. */
export async function updateAppointment(context: Context, save: Save): Promise<Appointment> {
  if (!save.input.sendsForms) return change(context, save);
  await countSending(context, save.id);
  const appointment = await change(context, save);
  await sendForms(context, appointment);
  return appointment;
}

async function change(context: Context, { id, version, input, overrules }: Save): Promise<Appointment> {
  const before = await lockAppointment(context, id, version);
  if (input.status && input.status !== before.status)
    throw invalid('status', 'How an appointment came about never changes.');
  const settings = await entrySettings(context);
  const own = await formOf(context, before, input);
  const formIds = await chooseForms(context, {
    formIds: input.formIds,
    isEvent: before.status === AppointmentStatus.EVENT,
    before: { ...before, customerId: own.customer },
  });
  const hasOtherForms = formIds.join() !== before.formIds.join();
  const flag = input.flag ?? before.flag;
  const { parts, usualColor } = await partsOf(context, { before, input, settings });
  const form = { ...own, color: input.color ? own.color : colorWith(before, parts, usualColor) };
  const [startsAt, endsAt] = [parts[0]!.startsAt, endOf(parts)];
  if (flag !== before.flag) requireBegun(context, flag, startsAt);
  const isMoved = areMoved(before.parts, parts);
  const overlaps =
    isMoved || isLiveFlag(flag) !== isLiveFlag(before.flag)
      ? await takeTime(context, {
          owner: { appointmentId: before.id },
          isEvent: before.status === AppointmentStatus.EVENT,
          isLive: isLiveFlag(flag),
          parts,
          settings,
          overrules,
        })
      : before.overlaps;
  const fields = [
    ...(Object.keys(form) as (keyof typeof form)[]).filter((field) => form[field] !== fieldsOf(before)[field]),
    ...(isMoved ? ['time'] : []),
    ...(hasOtherForms ? ['forms'] : []),
  ];
  if (fields.length === 0 && flag === before.flag) return before;
  const stays = customerStays(sql`customer_id`, sql`${form.customer}::bigint`);
  context.db.send(sql`
    update appointment
    set customer_id = ${form.customer}, email = case when ${stays} then email end, proof = case when ${stays} then proof end, title = ${form.title}, notes = ${form.notes}, color = ${form.color}, flag = ${flag},
        uuid = case when ${stays} then uuid else gen_random_uuid() end,
        revision = case when ${stays} then revision else revision + 1 end, form_ids = ${formIds}::bigint[],
        starts_at = ${startsAt}, ends_at = ${endsAt}, overruling = ${overlaps}, version = version + 1
    where id = ${before.id}`);
  if (fields.length > 0) {
    const times = isMoved && { before: timeWords(before), after: timeWords({ startsAt, endsAt }) };
    logAppointmentEvent(context, [before.id], 'changed', { fields, ...times });
  }
  if (flag !== before.flag) logAppointmentEvent(context, [before.id], 'flag', { before: before.flag, after: flag });
  const customer = form.customer === null ? null : { id: form.customer };
  const formerId = before.customer?.id;
  const isOther = customer?.id !== formerId;
  if (flag === AppointmentFlag.CONFIRMED && (isMoved || isOther || flag !== before.flag))
    expectCustomer(context, { id: before.id, startsAt, customer }, settings);
  if (flag === AppointmentFlag.REQUESTED && (isMoved || flag !== before.flag))
    scheduleLapse(context, { id: before.id, startsAt }, settings);
  if (isMoved || isOther) noteMove(context, { id: before.id, times: [before.startsAt, startsAt] });
  const insteadOf = isOther ? formerId : undefined;
  const visit = visitOfAppointment(before);
  const after = { flag, startsAt, endsAt, isOthers: insteadOf !== undefined, hasOtherVisit: visitOf(parts) !== visit };
  const news = newsOf(before, after, context.now());
  const tells = input.tellsCustomer ?? true;
  if (news && form.customer && tells)
    await tellOne(context, { before: { ...before, visit }, customerId: form.customer, news, insteadOf });
  if (insteadOf !== undefined && tells) await tellFormer(context, before);
  context.tick(CALENDAR);
  return appointmentById(context, before.id);
}

/** Nobody missed what has not begun. Any other flag can be set at any time, so that a no-show can be taken back. */
function requireBegun(context: Context, flag: AppointmentFlag, startsAt: Date): void {
  if (flag === AppointmentFlag.NO_SHOW && startsAt > context.now())
    throw new Refusal(ErrorCode.CONFLICT, 'A no-show can be marked once the appointment has begun.');
}

const fieldsOf = ({ customer, title, notes, color }: Appointment) => ({
  customer: customer?.id ?? null,
  title,
  notes,
  color,
});

export async function formOf(context: Context, before: Appointment, input: UpdateAppointmentInput) {
  const old = fieldsOf(before);
  const isEvent = before.status === AppointmentStatus.EVENT;
  if (isEvent && input.customerId) throw invalid('customerId', 'An event has no customer.');
  const title = input.title ? oneLine(input.title) : input.title;
  if (!isEvent && title) throw invalid('title', 'Only an event has a name.');
  const isOther = input.customerId && input.customerId !== old.customer;
  return {
    customer: isOther ? await appointmentCustomer(context, input.customerId!) : old.customer,
    title: title ?? old.title,
    notes: input.notes?.trim() ?? old.notes,
    color: input.color?.toLowerCase() ?? old.color,
  };
}

interface Move {
  before: Appointment;
  input: UpdateAppointmentInput;
  settings: EntrySettings;
}

interface Parts {
  parts: TimedPart[];
  /** Of the first staff member; null for anyone, and where the parts stay. */
  usualColor: string | null;
}

/** The parts then. A start that stays may be past. */
export async function partsOf(context: Context, move: Move): Promise<Parts> {
  const { before, input, settings } = move;
  const startsAt = input.startsAt ? instantOf('startsAt', input.startsAt, settings.timeZone) : before.startsAt;
  if (startsAt.getTime() !== before.startsAt.getTime()) requireStart(context, startsAt, settings.timeZone);
  const isEvent = before.status === AppointmentStatus.EVENT;
  const chosen = await chosenParts(context, move);
  const timed = chosen ? timedParts(chosen.parts, startsAt, { isEvent }) : movedParts(before, startsAt);
  const endsAt = input.endsAt ? instantOf('endsAt', input.endsAt, settings.timeZone) : null;
  return { parts: endsAt ? endingAt(timed, endsAt, { isEvent }) : timed, usualColor: chosen?.color ?? null };
}

/** Null where the parts stay. */
async function chosenParts(context: Context, { before, input, settings }: Move): Promise<ChosenParts | null> {
  if (input.parts && input.onePart) throw invalid('onePart', 'Say parts or one part, not both.');
  const parts = input.parts ?? (input.onePart && partsOfOne(input.onePart, before));
  if (!parts) return null;
  const isEvent = before.status === AppointmentStatus.EVENT;
  const interval = settings.bookingInterval;
  return chooseParts(context, { parts, isEvent, before: before.parts, interval });
}
