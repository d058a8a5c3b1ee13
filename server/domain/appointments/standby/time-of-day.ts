import { DateTime } from 'luxon';

/** The minutes of a wanted time of day go on after midnight, which belongs to the day before. */
export const MIDNIGHT = 1440;
/** What runs over midnight is no longer than that: a longer one was typed the wrong way round. */
const LONGEST_NIGHT = 12 * 60;

/** 09:30 as minutes of the day. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const timeOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** The earliest and the latest start of a visit; null where the latest is before the earliest. */
export function wantedMinutes({ fromTime, toTime }: { fromTime?: string | null; toTime?: string | null }) {
  const fromMinute = fromTime ? minuteOfDay(fromTime) : WHOLE_DAY.fromMinute;
  const toMinute = toTime ? minuteOfDay(toTime) : WHOLE_DAY.toMinute;
  if (toMinute >= fromMinute) return { fromMinute, toMinute };
  return toMinute + MIDNIGHT - fromMinute > LONGEST_NIGHT ? null : { fromMinute, toMinute: toMinute + MIDNIGHT };
}

/** When a request is over. */
export const endOfDates = ({ lastDate, toMinute }: { lastDate: string; toMinute: number }, timeZone: string): Date =>
  DateTime.fromISO(lastDate, { zone: timeZone })
    .plus({ days: 1 })
    .startOf('day')
    .plus({ minutes: Math.max(0, toMinute - MIDNIGHT + 1) })
    .toJSDate();

/** A request for any time of the day has these. */
const WHOLE_DAY = { fromMinute: 0, toMinute: MIDNIGHT - 1 };

/** From and to as they were typed; null where any time will do. */
export const timesOfDay = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }) => ({
  fromTime: fromMinute === WHOLE_DAY.fromMinute ? null : timeOf(fromMinute),
  toTime: toMinute === WHOLE_DAY.toMinute ? null : timeOf(toMinute % MIDNIGHT),
});
