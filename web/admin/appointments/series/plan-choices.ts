import { nameOf } from '../states';
import { dayWords, momentWords, onClock, rangeWords, timeWords } from '../time-words';
import type { SeriesPlan_PlanQuery } from './series.generated';

export type Plan = SeriesPlan_PlanQuery['seriesPlan'];
export type PlannedTime = Plan['times'][number];
/** What becomes of a time. */
export type Choice = 'book' | 'skip';
/** By date, where another choice than the usual one was made. */
export type Choices = ReadonlyMap<string, Choice>;

export const isTaken = ({ conflicts }: PlannedTime): boolean => conflicts.length > 0;

/** A taken time is skipped, unless it is chosen otherwise; any other one is booked. */
export const choiceOf = (time: PlannedTime, choices: Choices): Choice =>
  choices.get(time.date) ?? (isTaken(time) ? 'skip' : 'book');

/** What the server is told of the choices. */
export function decisionsOf({ times }: Plan, choices: Choices): { skips: string[]; overrules: string[] } {
  const skips = times.filter((time) => choiceOf(time, choices) === 'skip');
  const overrules = times.filter((time) => isTaken(time) && choiceOf(time, choices) === 'book');
  return { skips: skips.map(({ date }) => date), overrules: overrules.map(({ date }) => date) };
}

/** '2 of 12 times are taken', or that all are free. */
export function planTitle({ times }: Plan): string {
  const taken = times.filter(isTaken).length;
  if (taken === 0) return `All ${times.length} times are free`;
  return `${taken} of ${times.length} times ${taken === 1 ? 'is' : 'are'} taken`;
}

/** 'Tue, Nov 24, 10:00 AM'; as in 'Tue, Jan 5, 2027, 10:00 AM' with the year where it is not that of the first one. */
export function timeTitle({ startsAt }: PlannedTime, first: PlannedTime, timeZone: string): string {
  const [start, begin] = [onClock(startsAt, timeZone), onClock(first.startsAt, timeZone)];
  return start.hasSame(begin, 'year') ? momentWords(start) : `${dayWords(start)}, ${start.year}, ${timeWords(start)}`;
}

/** What is to be known of a time, a sentence each. */
export function timeNotes(
  { conflicts, moreConflicts, isOutsideHours, isAfterSkip }: PlannedTime,
  timeZone: string,
): string[] {
  return [
    ...conflicts.map(({ appointment, isOfSeries, startsAt, endsAt }) => {
      const when = rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone));
      if (isOfSeries) return `Overlaps another time of this series: ${when}.`;
      return `Taken by ${appointment ? nameOf(appointment) : 'a customer who is booking'}: ${when}.`;
    }),
    ...(moreConflicts > 0 ? [`And ${moreConflicts} more.`] : []),
    ...(isOutsideHours ? ['Outside of the hours.'] : []),
    ...(isAfterSkip ? ['Later than the others: the clock skips their time on that day.'] : []),
  ];
}
