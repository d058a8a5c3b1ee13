import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';
import { FETCH_OUTSIDE_CALENDAR, fetchKey } from './fetch-job.js';
import { nextFetch, nextTurn } from './next-fetch.js';
import type { OutsideReading } from './OutsideCalendars.js';
import { storedSpans, type BusySpan } from './stored-spans.js';

interface Source {
  id: string;
  staffId: string;
  /** As it was read: another one may have been connected meanwhile. */
  sealedAddress: string;
}

/**
 * Keeps what was read of a calendar and has it read again. Does nothing once it is gone. After a failure what was read before stays, and one that was put off
 * has another turn soon.
 */
export async function keepReading(context: Context, source: Source, reading: OutsideReading): Promise<void> {
  const { db } = context;
  const row = await db.row<{ failures: number; fault: string | null }>(sql`
    select failures, fault from outside_calendar where id = ${source.id} and sealed_address = ${source.sealedAddress} for update`);
  if (!row) return;
  if ('isPutOff' in reading) return readSoon(context, source.id);
  const now = context.now();
  const isRead = 'busy' in reading;
  const isSlow = isRead && reading.isSlow === true;
  const failures = isRead && !isSlow ? 0 : row.failures + 1;
  const next = nextFetch(now, { id: source.id, failures, isSlow });
  const { spans, isCut } = storedSpans(isRead ? reading.busy : []);
  const isChanged = isRead && (await replaceBusyTimes(context, source.staffId, spans));
  const fault = isRead ? null : reading.fault;
  const detail = isRead ? '' : (reading.detail ?? '').replace(/\p{Cc}/gu, '').slice(0, 100);
  db.send(sql`
    update outside_calendar
    set fetched_at = case when ${isRead}::boolean then ${now}::timestamptz else fetched_at end, next_fetch_at = ${next}, failures = ${failures}, reading_until = null,
        fault = ${fault}, fault_detail = ${detail}, is_cut = case when ${isRead}::boolean then ${isCut}::boolean else is_cut end
    where id = ${source.id}`);
  readAt(context, source.id, next);
  if (isChanged) scheduleOffers(context);
  if (isChanged || fault !== row.fault) context.tick(CALENDAR);
}

function readSoon(context: Context, id: string): void {
  const next = nextTurn(context.now(), id);
  context.db.send(sql`update outside_calendar set reading_until = null, next_fetch_at = ${next} where id = ${id}`);
  readAt(context, id, next);
}

/** Has a calendar read then. */
export const readAt = (context: Context, id: string, runAt: Date): void =>
  context.enqueue(FETCH_OUTSIDE_CALENDAR, { sourceId: id }, { key: fetchKey(id), runAt, again: true });

/** Writes only what is not so already: mostly nothing. Returns whether it wrote. */
async function replaceBusyTimes({ db }: Context, staffId: string, spans: readonly BusySpan[]): Promise<boolean> {
  const starts = spans.map(({ from }) => new Date(from * MINUTE_MS));
  const ends = spans.map(({ to }) => new Date(to * MINUTE_MS));
  const read = sql`unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as r (starts_at, ends_at)`;
  const gone = await db.rows(sql`
    delete from busy_time t where t.staff_id = ${staffId}
      and not exists (select from ${read} where r.starts_at = t.starts_at and r.ends_at = t.ends_at)
    returning t.id`);
  const added = await db.rows(sql`
    insert into busy_time (staff_id, starts_at, ends_at)
    select ${staffId}::bigint, r.starts_at, r.ends_at from ${read}
    where not exists (
      select from busy_time t where t.staff_id = ${staffId} and t.starts_at = r.starts_at and t.ends_at = r.ends_at)
    returning id`);
  return gone.length + added.length > 0;
}
