import { onClock } from '../time-words';
import type { Hours } from '../outside-hours';
import { clockChoices, dayMinutes, timeStep } from './clock-text';

const nineToFive = { from: 540, to: 1020 };

/** Times from the earliest start to the latest end of the hours of the business. */
export function timesOf(hours: Hours | undefined): string[] {
  const ranges = (hours?.days ?? []).flatMap(({ date, open }) =>
    open.map(({ startsAt, endsAt }) => ({
      from: minutesFrom(date, startsAt, hours!.timeZone),
      to: minutesFrom(date, endsAt, hours!.timeZone),
    })),
  );
  if (ranges.length === 0) return clockChoices(nineToFive);
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  return clockChoices({ from, to: Math.min(to, dayMinutes - timeStep) });
}

/** Minutes of the clock, over 1,440 on the next day. */
function minutesFrom(date: string, instant: string, timeZone: string): number {
  const moment = onClock(instant, timeZone);
  return moment.hour * 60 + moment.minute + (moment.toISODate() === date ? 0 : dayMinutes);
}
