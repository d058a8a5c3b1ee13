const MIDNIGHT = 1440;

/** 09:30 as minutes of the day. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const timeOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** A request for any time of the day has these. */
export const WHOLE_DAY = { fromMinute: 0, toMinute: MIDNIGHT - 1 };

/** From and to as they were typed; null where any time will do. */
export const timesOfDay = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }) => ({
  fromTime: fromMinute === WHOLE_DAY.fromMinute ? null : timeOf(fromMinute),
  toTime: toMinute === WHOLE_DAY.toMinute ? null : timeOf(toMinute),
});
