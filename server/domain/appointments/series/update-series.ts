import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { invalid } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import type { UpdateAppointmentInput } from '../entry/entry.inputs.js';
import { colorWith } from '../entry/color-with.js';
import { lockAppointment } from '../entry/lock-appointment.js';
import { customerStays } from '../entry/customer-stays.sql.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { areMoved, movedParts } from '../entry/moved-parts.js';
import { requireStart } from '../entry/require-start.js';
import { timeWords } from '../entry/time-words.js';
import { formOf, partsOf } from '../entry/update-appointment.js';
import { instantOf } from '../instants.js';
import { noteMove } from '../time/note-move.js';
import { tellSeries } from '../news/tell-series.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { entrySettings, type EntrySettings } from '../settings/calendar-settings.js';
import { type ChosenPart, endOf, type TimedPart, timedParts } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { appointmentsOf, lockOccurrences } from './series-occurrences.js';
import type { UpdateSeriesArgs } from './series.inputs.js';
import type { SeriesChange } from './series.types.js';
import { setTimes } from './set-times.js';
import { shiftedOnClock, wallMinutes } from '../wall-clock.js';

/** An appointment of the series as it was and as it will be. */
interface Change {
  before: Appointment;
  startsAt: Date;
  endsAt: Date;
  parts: TimedPart[];
  color: string;
  isMoved: boolean;
  /** Names of what is saved beside the time. */
  fields: string[];
}

/**
 * The staff change or move this appointment of a series and the following ones, or all to come: everything or nothing. Each moves by as much on the clock.
 * Its customers are told what moved.
 */
export async function updateSeries(
  context: Context,
  { id, scope, version, input, overrules, among }: UpdateSeriesArgs,
): Promise<SeriesChange> {
  requireSeriesInput(input);
  const ids = await lockOccurrences(context, { id, scope, among });
  const named = await lockAppointment(context, id, version);
  const settings = await entrySettings(context);
  const { isEvent, form } = await formOfAll(context, named, input);
  const occurrences = await appointmentsOf(context, ids);
  const changes = await changesOf(context, { named, occurrences, input, settings, form });
  const changed = changes.filter(({ isMoved, fields }) => isMoved || fields.length > 0);
  if (changed.length === 0) return { appointment: named, ids: [] };
  const moved = changed.filter(({ isMoved }) => isMoved);
  const overlapping = await setTimes(context, { moved, isEvent, settings, overrules });
  save(context, { changed, form, overlapping });
  for (const change of changed) logChange(context, change);
  for (const { before, startsAt, isMoved, fields } of changed)
    if (before.flag === AppointmentFlag.CONFIRMED && (isMoved || fields.includes('customer'))) {
      const customer = form.customer === null ? before.customer : { id: form.customer };
      expectCustomer(context, { id: before.id, startsAt, customer }, settings);
    }
  for (const { before, startsAt, isMoved, fields } of changed)
    if (isMoved || fields.includes('customer'))
      noteMove(context, { id: before.id, times: [before.startsAt, startsAt] });
  const steps = changed.map(({ before }) => ({
    id: before.id,
    before,
    customerId: form.customer ?? before.customer?.id ?? null,
  }));
  // A change of color or notes is none of the customer's.
  await tellSeries(
    context,
    named.series!.id,
    (input.tellsCustomer ?? true) ? steps.filter((_, index) => isNews(changed[index]!)) : [],
  );
  context.tick(CALENDAR);
  return { appointment: await appointmentById(context, id), ids: changed.map(({ before }) => before.id) };
}

function isNews({ before, startsAt, endsAt, fields }: Change): boolean {
  const isMoved = before.startsAt.getTime() !== startsAt.getTime() || before.endsAt.getTime() !== endsAt.getTime();
  return isLiveFlag(before.flag) && (isMoved || fields.includes('customer'));
}

function requireSeriesInput(input: UpdateAppointmentInput): void {
  if (input.endsAt) throw invalid('endsAt', 'Say how long the parts take: a series has no one end.');
  if (input.formIds || input.sendsForms)
    throw invalid('formIds', 'Choose and send forms for each appointment by itself.');
  if (input.flag) throw invalid('flag', 'The status of a series is set by itself.');
}

type Form = Awaited<ReturnType<typeof formOf>>;

/** What is saved of all of them: null for what stays as each has it. */
interface FormOfAll {
  customer: Form['customer'];
  title: string | null;
  notes: string | null;
  color: string | null;
}

async function formOfAll(
  context: Context,
  named: Appointment,
  input: UpdateAppointmentInput,
): Promise<{ isEvent: boolean; form: FormOfAll }> {
  if (input.status && input.status !== named.status)
    throw invalid('status', 'How an appointment came about never changes.');
  const form = await formOf(context, named, input);
  return {
    isEvent: named.status === AppointmentStatus.EVENT,
    form: {
      customer: input.customerId ? form.customer : null,
      title: typeof input.title === 'string' ? form.title : null,
      notes: typeof input.notes === 'string' ? form.notes : null,
      color: input.color ? form.color : null,
    },
  };
}

interface Changing {
  named: Appointment;
  occurrences: readonly Appointment[];
  input: UpdateAppointmentInput;
  settings: EntrySettings;
  form: FormOfAll;
}

async function changesOf(context: Context, changing: Changing): Promise<Change[]> {
  const { named, occurrences, input, settings, form } = changing;
  const { timeZone } = settings;
  const minutes = input.startsAt
    ? wallMinutes(named.startsAt, instantOf('startsAt', input.startsAt, timeZone), timeZone)
    : 0;
  const chosen = await chosenOf(context, changing);
  return occurrences.map((before) => {
    const startsAt = shiftedOnClock(before.startsAt, minutes, timeZone);
    if (minutes !== 0) requireStart(context, startsAt, timeZone);
    const isEvent = before.status === AppointmentStatus.EVENT;
    const parts = chosen ? timedParts(chosen.parts, startsAt, { isEvent }) : movedParts(before, startsAt);
    const color = form.color ?? (chosen ? colorWith(before, parts, chosen.usualColor) : before.color);
    return {
      before,
      startsAt,
      endsAt: endOf(parts),
      parts,
      color,
      isMoved: areMoved(before.parts, parts),
      fields: fieldsOf(before, { ...form, color }),
    };
  });
}

/** The parts that all of them get; null where those of each stay. */
async function chosenOf(
  context: Context,
  { named, input, settings }: Changing,
): Promise<{ parts: ChosenPart[]; usualColor: string | null } | null> {
  const { parts, onePart } = input;
  const { parts: timed, usualColor } = await partsOf(context, {
    before: named,
    input: { parts, onePart } as UpdateAppointmentInput,
    settings,
  });
  if (!areMoved(named.parts, timed)) return null;
  const chosen = timed.map(({ startsAt, endsAt, ...part }) => ({
    ...part,
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
  }));
  return { parts: chosen, usualColor };
}

function fieldsOf(before: Appointment, form: FormOfAll): string[] {
  const old = { customer: before.customer?.id ?? null, title: before.title, notes: before.notes, color: before.color };
  return (Object.keys(old) as (keyof FormOfAll)[]).filter(
    (field) => form[field] !== null && form[field] !== old[field],
  );
}

function logChange(context: Context, { before, startsAt, endsAt, isMoved, fields }: Change): void {
  const times = isMoved && { before: timeWords(before), after: timeWords({ startsAt, endsAt }) };
  logAppointmentEvent(context, [before.id], 'changed', { fields: [...fields, ...(isMoved ? ['time'] : [])], ...times });
}

interface Saving {
  changed: readonly Change[];
  form: FormOfAll;
  overlapping: ReadonlySet<string>;
}

function save({ db }: Context, { changed, form, overlapping }: Saving): void {
  const overruling = changed.map(({ before, isMoved }) => (isMoved ? overlapping.has(before.id) : before.overlaps));
  const stays = customerStays(sql`a.customer_id`, sql`coalesce(${form.customer}::bigint, a.customer_id)`);
  db.send(sql`
    update appointment a
    set uuid = case when ${stays} then a.uuid else gen_random_uuid() end,
        revision = case when ${stays} then a.revision else a.revision + 1 end,
        customer_id = coalesce(${form.customer}::bigint, a.customer_id), title = coalesce(${form.title}::text, a.title),
        notes = coalesce(${form.notes}::text, a.notes), color = w.color,
        email = case when ${stays} then a.email end, proof = case when ${stays} then a.proof end,
        starts_at = w.starts_at, ends_at = w.ends_at, overruling = w.overruling, version = a.version + 1
    from unnest(${changed.map(({ before }) => before.id)}::bigint[], ${changed.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${changed.map(({ endsAt }) => endsAt)}::timestamptz[], ${overruling}::boolean[], ${changed.map(({ color }) => color)}::text[]) as w (id, starts_at, ends_at, overruling, color)
    where a.id = w.id`);
}
