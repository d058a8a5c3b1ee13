import { isOf } from './grid/grid-blocks';
import type { Appointment } from './states';

export interface DayLines {
  /** As in 2026-11-27. */
  date: string;
  appointments: Appointment[];
}

interface Day {
  date: string;
  startsAt: string;
  endsAt: string;
}

/** What is on each of some days, by start; only what a column has to do where `filter` names one. One that goes over midnight is on both days. */
export const dayLines = (
  days: readonly Day[],
  appointments: readonly Appointment[],
  filter: string | null,
): DayLines[] =>
  days.map(({ date, startsAt, endsAt }) => ({
    date,
    appointments: appointments
      .filter((one) => one.startsAt < endsAt && one.endsAt > startsAt && isOf(one, filter))
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
  }));
