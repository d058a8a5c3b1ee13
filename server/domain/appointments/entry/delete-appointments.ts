import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import { Plan } from '../../../../entities/Plan.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { uniqueIds } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { NEWS_WAIT_MS, tellNews } from '../news/tell-news.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';
import { logAppointmentEvent } from './log-appointment-event.js';
import { takeTime } from './take-time.js';

const UNDO_MS = 10_000;
/** Once it is due, news may leave so much later. */
const DELIVERY_MS = 60_000;
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
  context.db.send(sql`update booked_time set is_live = false where appointment_id = any(${unique}::bigint[])`);
  scheduleOffers(context);
  logAppointmentEvent(context, unique, 'deleted');
  context.tick(CALENDAR);
  return { ids: unique, undoUntil: new Date(now.getTime() + UNDO_MS) };
}

async function tellEach(context: Context, ids: readonly string[]): Promise<void> {
  for (const { id, flag } of await withNews(context, ids))
    await tellNews(context, id, flag === AppointmentFlag.REQUESTED ? 'declined' : 'canceled');
}

interface Told {
  id: string;
  flag: AppointmentFlag;
}

/** Those whose customers hear what becomes of them. */
const withNews = (context: Context, ids: readonly string[], condition = sql`true`): Promise<Told[]> =>
  context.db.rows<Told>(sql`
    select id, flag from appointment a
    where id = any(${ids}::bigint[]) and (flag = 'requested' or (status = 'booked' and flag = 'confirmed')) and ends_at > ${context.now()} and ${condition}`);

/** Of deleted ones, those that were booked or changed so shortly before that the news of it had not left. */
const withUnsentNews = (context: Context, ids: readonly string[]): Promise<Told[]> =>
  withNews(
    context,
    ids,
    sql`exists (
      select from appointment_event e where e.appointment_id = a.id and e.kind in ('added', 'changed', 'flag')
        and e.at > a.deleted_at - make_interval(secs => ${(NEWS_WAIT_MS + DELIVERY_MS) / 1000}::int))`,
  );

/** Undoes a deletion within 10 seconds; later throws NOT_FOUND. Throws SLOT_TAKEN where a time was taken meanwhile: none is restored then. */
export async function restoreAppointments(context: Context, ids: readonly string[]): Promise<{ ids: string[] }> {
  const since = new Date(context.now().getTime() - UNDOABLE_MS);
  const unique = uniqueIds(ids, 'That appointment');
  await lockAll(context, unique, sql`deleted_at > ${since}`);
  const unsent = await withUnsentNews(context, unique);
  await context.db.rows(
    sql`update appointment set deleted_at = null, version = version + 1 where id = any(${unique}::bigint[])`,
  );
  const settings = await entrySettings(context);
  for (const id of unique) {
    const appointment = await appointmentById(context, id);
    const { status, flag, parts, overlaps: didOverlap } = appointment;
    if (!isLiveFlag(flag)) continue;
    const overlaps = await takeTime(context, {
      owner: { appointmentId: id },
      isEvent: status === AppointmentStatus.EVENT,
      isLive: true,
      parts: parts.map((part) => ({ ...part, staffId: part.staff?.id ?? null })),
      settings,
      // What lay over others on purpose does so again.
      overrules: didOverlap,
    });
    context.db.send(sql`update appointment set overruling = ${overlaps} where id = ${id}`);
    if (flag === AppointmentFlag.CONFIRMED) expectCustomer(context, appointment, settings);
  }
  // The deletion dropped it. Of earlier news the customer has heard.
  for (const { id, flag } of unsent)
    await tellNews(context, id, flag === AppointmentFlag.REQUESTED ? 'requested' : 'confirmed');
  logAppointmentEvent(context, unique, 'restored');
  context.tick(CALENDAR);
  return { ids: unique };
}

async function lockAll({ db }: Context, ids: readonly string[], condition: ReturnType<typeof sql>): Promise<void> {
  const rows = await db.rows(sql`
    select id from appointment where id = any(${ids}::bigint[]) and ${condition} order by id for update`);
  if (rows.length !== ids.length) throw notFound(ids.length === 1 ? 'That appointment' : 'One of those appointments');
}
