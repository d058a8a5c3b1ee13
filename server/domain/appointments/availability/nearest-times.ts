import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { DAY_MINUTES } from '../../hours/week.js';
import { scheduleColumns, schedulesOf, type ScheduleRow } from '../../hours/schedules.js';
import { blockedColumn, blockedTimesOf, type BlockedRow } from './blocked-rows.js';
import { dateOf } from './LocalClock.js';
import { DAYS_AROUND, nearestStarts } from './nearest-starts.js';

interface Wish {
  /** Null of a hold: its own times are in nobody's way. */
  appointmentId: string | null;
  isEvent: boolean;
  parts: readonly { staffId: string | null; startsAt: Date; endsAt: Date }[];
  settings: CalendarSettings;
}

type FactsRow = ScheduleRow & { blocked: BlockedRow[] };

const minuteOf = (time: Date): number => Math.ceil(time.getTime() / MINUTE_MS);

/** Up to three free times near the wanted one, in order, within the hours of those who do it: for the staff. */
export async function nearestTimes(
  context: Context,
  { appointmentId, isEvent, parts, settings }: Wish,
): Promise<Date[]> {
  const { startsAt } = parts[0]!;
  const wanted = minuteOf(startsAt);
  // Two days more for the zones, for hours past midnight and for the minutes kept free.
  const margin = (DAYS_AROUND + 2) * DAY_MS;
  const from = new Date(startsAt.getTime() - margin);
  const to = new Date(Math.max(...parts.map(({ endsAt }) => endsAt.getTime())) + margin);
  const dateAt = (time: Date): string => dateOf(Math.floor(minuteOf(time) / DAY_MINUTES));
  const row = (await context.db.row<FactsRow>(sql`
    select ${scheduleColumns(dateAt(from), dateAt(to))}, ${blockedColumn({ from, to, now: context.now(), exceptId: appointmentId })} as blocked
    from ${OUR_BUSINESS} b`))!;
  const facts = {
    timeZone: row.timeZone,
    schedules: schedulesOf(row),
    blocked: blockedTimesOf(row.blocked),
    settings,
    now: minuteOf(context.now()),
  };
  const starts = nearestStarts(facts, {
    wanted,
    isEvent,
    parts: parts.map((part) => ({
      staffId: part.staffId,
      begins: minuteOf(part.startsAt) - wanted,
      minutes: minuteOf(part.endsAt) - minuteOf(part.startsAt),
    })),
  });
  return starts.map((minute) => new Date(minute * MINUTE_MS));
}
