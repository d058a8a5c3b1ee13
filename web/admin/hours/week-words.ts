import { datedWords, type DayRange, weekdays } from './hour-words';

type WeeklyRange = DayRange & { weekday: number };

/** Monday to Sunday. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0];
const short = (day: number) => weekdays[day]?.slice(0, 3) ?? '';

/** The hours of a week, a line for each run of days that are alike: 'Mon – Fri 9:00 AM – 5:00 PM'. */
export function weekLines(weekly: readonly WeeklyRange[]): string[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  let before: string | null = null;
  for (const day of weekOrder) {
    const ranges = weekly.filter(({ weekday }) => weekday === day);
    const hours = ranges.length === 0 ? null : datedWords(ranges);
    const run = runs.at(-1);
    if (hours !== null && hours === before && run) run.to = day;
    else if (hours !== null) runs.push({ from: day, to: day, hours });
    before = hours;
  }
  return runs.map(({ from, to, hours }) => `${from === to ? short(from) : `${short(from)} – ${short(to)}`} ${hours}`);
}
