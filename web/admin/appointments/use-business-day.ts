import { useState } from 'react';
import { laterDate } from './calendar-view';
import { useAppointmentForm_HoursQuery } from './entry/appointment-form.generated';
import { allOpen, type Hours } from './outside-hours';
import { wallTime } from './wall-time';

/** The date whose hours go on: the one before the clock's while a night that began on it lasts. `now` is epoch milliseconds. */
export function runningDay(clockDate: string, days: Hours['days'], now: number): string {
  const day = days.find(({ date }) => date === clockDate);
  const isNight = day && allOpen(day).some((one) => one.startsAt < day.startsAt && Date.parse(one.endsAt) > now);
  return isNight ? laterDate(clockDate, -1) : clockDate;
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
  const days = data?.calendar.days;
  const latest = !mayBeNight || error ? clockDate : days ? runningDay(clockDate, days, now) : known;
  if (latest !== known) setKnown(latest);
  return latest;
}
