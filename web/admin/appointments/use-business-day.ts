import { useState } from 'react';
import { laterDate } from './calendar-view';
import { useAppointmentForm_HoursQuery } from './entry/appointment-form.generated';
import type { Hours } from './outside-hours';
import { wallTime } from './wall-time';

/**
 * The date whose hours go on: the one before the clock's while a night that began on it lasts and nobody has opened again. The hours are those of the
 * business, so that one late shift does not hold the day for everybody; of all staff where it has none. `now` is epoch milliseconds.
 */
export function runningDay(clockDate: string, { hasHours, days }: Omit<Hours, 'timeZone'>, now: number): string {
  const day = days.find(({ date }) => date === clockDate);
  if (!day) return clockDate;
  const open = hasHours ? day.open : day.staff.flatMap((one) => one.open);
  const isNight = open.some(({ startsAt, endsAt }) => startsAt < day.startsAt && Date.parse(endsAt) > now);
  const hasOpened = open.some(({ startsAt }) => startsAt >= day.startsAt && Date.parse(startsAt) <= now);
  return isNight && !hasOpened ? laterDate(clockDate, -1) : clockDate;
}

/** What 'Today' is; null until the hours are read. By noon a night is over, so that they are not asked for. */
export function useBusinessDay(timeZone: string, now: number): string | null {
  const clock = wallTime(new Date(now), timeZone);
  const clockDate = clock.slice(0, 10);
  const mayBeNight = clock.slice(11) < '12:00';
  const { data, error } = useAppointmentForm_HoursQuery({
    variables: { firstDate: clockDate, days: 1 },
    skip: !mayBeNight,
    fetchPolicy: 'no-cache',
  });
  const [known, setKnown] = useState<string | null>(null);
  const hours = data?.calendar;
  const latest = !mayBeNight || error ? clockDate : hours ? runningDay(clockDate, hours, now) : known;
  if (latest !== known) setKnown(latest);
  return latest;
}
