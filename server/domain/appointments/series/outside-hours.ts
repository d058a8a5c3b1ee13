import { openTimesOf, type OpenTime, type Schedule } from '../../hours/open-times.js';
import type { TimedPart } from '../time/timed-parts.js';
import { wallOf } from '../wall-clock.js';

/**
 * Whether a part is outside of the hours of who does it, or of the business where they have none; no if nobody has hours. Hours of the day before may last
 * until then.
 */
export function isOutsideHours(
  { staffId, startsAt, endsAt }: Pick<TimedPart, 'staffId' | 'startsAt' | 'endsAt'>,
  schedules: ReadonlyMap<string | null, Schedule>,
): boolean {
  const schedule = schedules.get(staffId) ?? schedules.get(null);
  if (!schedule) return false;
  let covered = startsAt;
  for (const { opensAt, closesAt } of openAround(schedule, startsAt, endsAt))
    if (opensAt <= covered && closesAt > covered) covered = closesAt;
  return covered < endsAt || covered <= startsAt;
}

function openAround(schedule: Schedule, from: Date, to: Date): OpenTime[] {
  const last = wallOf(to, schedule.timeZone).toISODate()!;
  const open: OpenTime[] = [];
  for (
    let day = wallOf(from, schedule.timeZone).minus({ days: 1 });
    day.toISODate()! <= last;
    day = day.plus({ days: 1 })
  )
    open.push(...openTimesOf(schedule, day.toISODate()!));
  return open.sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
}
