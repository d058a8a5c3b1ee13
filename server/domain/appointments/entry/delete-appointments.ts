import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { Plan } from '../../../../entities/Plan.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { uniqueIds } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { newsOf } from '../news/news-of.js';
import { tellChange } from '../news/tell-change.js';
import { tellOne } from '../news/tell-one.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { giveUpTime } from '../time/give-up-time.js';
import { CALENDAR } from '../topics.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { takeTime } from './take-time.js';

const UNDO_MS = 10_000;
/** An undo in the last moment may travel this long. */
const UNDO_TRAVEL_MS = 5000;
/** What was given up can be taken back so long. */
export const UNDOABLE_MS = UNDO_MS + UNDO_TRAVEL_MS;

/** Removes appointments from lists and counts; their log stays. `tells` tells their customers, each of their own unless given. Throws INVALID_PLAN without a plan, and NOT_FOUND, deleting none, if one is missing. */
export async function deleteAppointments(
  context: Context,
  ids: readonly string[],
  { tells = tellEach }: { tells?: (context: Context, ids: readonly string[]) => Promise<void> } = {},
): Promise<{ ids: string[]; undoUntil: Date }> {
  const { viewer } = context;
  if (viewer.kind === 'user' && viewer.plan === Plan.NONE)
    throw new Refusal(ErrorCode.INVALID_PLAN, 'Deleting appointments needs a plan.');
  const now = context.now();
  const unique = uniqueIds(ids, 'That appointment');
  await lockAll(context, unique, sql`deleted_at is null`);
  context.db.send(
    sql`update appointment set deleted_at = ${now}, version = version + 1 where id = any(${unique}::bigint[])`,
  );
  await tells(context, unique);
  giveUpTime(context, unique);
  logAppointmentEvent(context, unique, 'deleted');
  context.tick(CALENDAR);
  return { ids: unique, undoUntil: new Date(now.getTime() + UNDO_MS) };
}

async function tellEach(context: Context, ids: readonly string[]): Promise<void> {
  const rows = await context.db.rows<
    Pick<Appointment, 'id' | 'status' | 'flag' | 'startsAt' | 'endsAt' | 'seriesId'> & { customerId: string }
  >(sql`
    select id, status, flag, starts_at, ends_at, series_id, customer_id from appointment where id = any(${ids}::bigint[]) and customer_id is not null`);
  for (const { customerId, seriesId, ...row } of rows) {
    const before = { ...row, customer: { id: customerId }, series: seriesId === null ? null : { id: seriesId } };
    const news = newsOf(before, { ...before, flag: AppointmentFlag.CANCELED }, context.now());
    if (news) await tellOne(context, { before, customerId, news });
  }
}

/** Undoes a deletion within 10 seconds; later throws NOT_FOUND. Throws SLOT_TAKEN where a time was taken meanwhile: none is restored then. */
export async function restoreAppointments(context: Context, ids: readonly string[]): Promise<{ ids: string[] }> {
  const since = new Date(context.now().getTime() - UNDOABLE_MS);
  const unique = uniqueIds(ids, 'That appointment');
  await lockAll(context, unique, sql`deleted_at > ${since}`);
  const groups = await context.db.rows<{ id: string; overlapGroup: string }>(sql`
    update appointment a set deleted_at = null, version = version + 1 where id = any(${unique}::bigint[])
    returning id, (select t.overlap_group from booked_time t where t.business_id = a.business_id and t.appointment_id = a.id limit 1) as overlap_group`);
  const groupOf = new Map(groups.map(({ id, overlapGroup }) => [id, overlapGroup]));
  const settings = await entrySettings(context);
  for (const id of unique) {
    const appointment = await appointmentById(context, id);
    const { status, flag, parts, overlaps: didOverlap } = appointment;
    if (!isLiveFlag(flag)) continue;
    const formerGroup = groupOf.get(id)!;
    const overlaps = await takeTime(context, {
      owner: { appointmentId: id },
      isEvent: status === AppointmentStatus.EVENT,
      isLive: true,
      parts: parts.map((part) => ({ ...part, staffId: part.staff?.id ?? null })),
      settings,
      // What lay over others on purpose does so again, but over nothing that came since.
      overrules: ({ isOutside, overlapGroup }) => (isOutside ? didOverlap : overlapGroup === formerGroup),
      formerGroup,
    });
    context.db.send(sql`update appointment set overruling = ${overlaps} where id = ${id}`);
    if (flag === AppointmentFlag.CONFIRMED) expectCustomer(context, appointment, settings);
    const news = flag === AppointmentFlag.REQUESTED ? 'requested' : 'confirmed';
    const customerId = appointment.customer?.id;
    if (customerId) await tellChange(context, { id, customerId, news, before: appointment, isUndo: true });
  }
  logAppointmentEvent(context, unique, 'restored');
  context.tick(CALENDAR);
  return { ids: unique };
}

async function lockAll({ db }: Context, ids: readonly string[], condition: ReturnType<typeof sql>): Promise<void> {
  const rows = await db.rows(sql`
    select id from appointment where id = any(${ids}::bigint[]) and ${condition} order by id for update`);
  if (rows.length !== ids.length) throw notFound(ids.length === 1 ? 'That appointment' : 'One of those appointments');
}
