const HOUR_MS = 3_600_000;
/** Whoever is open this early and pauses then for so long was open over midnight. */
const latestHour = 6;
const pauseMs = 3 * HOUR_MS;

const hourIn = (instant: string, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(instant)));

/** How many of a date's times, in order, belong to the night that began the evening before. */
export function afterMidnight(times: readonly string[], timeZone: string): number {
  const night = times.findLastIndex((time) => hourIn(time, timeZone) < latestHour) + 1;
  const [last, next] = [times[night - 1], times[night]];
  const isNight = last !== undefined && (next === undefined || Date.parse(next) - Date.parse(last) >= pauseMs);
  return isNight ? night : 0;
}
