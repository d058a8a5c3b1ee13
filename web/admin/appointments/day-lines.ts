import { isOf } from './grid/grid-blocks';
import { allOpen, type Hours } from './outside-hours';
import type { Appointment } from './states';

export interface DayLines {
  /** As in 2026-11-27. */
  date: string;
  appointments: Appointment[];
}

type Day = Hours['days'][number];

/** When a day is over: at midnight, or with the night that began on it. */
const endOf = (day: Day): string =>
  allOpen(day)
    .filter(({ startsAt }) => startsAt >= day.startsAt && startsAt < day.endsAt)
    .reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), day.endsAt);

/**
 * What is on each of some days, by start; only what a column has to do where `filter` names one. One that goes over midnight is on both days, but what
 * begins and ends after it in the night of a day before that is shown is on that one.
 */
export const dayLines = (
  days: readonly Day[],
  appointments: readonly Appointment[],
  filter: string | null,
): DayLines[] =>
  days.map((day, index) => {
    const [before, end] = [days[index - 1], endOf(day)];
    const night = before ? endOf(before) : day.startsAt;
    const isListed = ({ startsAt, endsAt }: Appointment) => startsAt >= day.startsAt && endsAt <= night;
    return {
      date: day.date,
      appointments: appointments
        .filter((one) => one.startsAt < end && one.endsAt > day.startsAt && !isListed(one) && isOf(one, filter))
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    };
  });
