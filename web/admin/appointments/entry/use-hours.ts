import { DateTime } from 'luxon';
import { useAppointmentForm_HoursLazyQuery, useAppointmentForm_HoursQuery } from './appointment-form.generated';
import { maxCalendarDays } from '../../limits';
import type { Hours } from '../outside-hours';
import type { Appointment } from '../states';
import { onClock } from '../time-words';

/** A week, so that the choice of times is that of all weekdays, after the day whose hours may last over midnight. */
const days = 9;
const rangeOf = (date: string) => ({
  firstDate: DateTime.fromISO(date, { zone: 'utc' }).minus({ days: 1 }).toISODate() ?? '',
  days,
});

/** The hours around a date. */
export function useHours(date: string) {
  const isDate = DateTime.fromISO(date, { zone: 'utc' }).isValid;
  const { data, previousData } = useAppointmentForm_HoursQuery({
    variables: rangeOf(date),
    skip: !isDate,
    fetchPolicy: 'no-cache',
  });
  return { hours: (data ?? previousData)?.calendar, readHours: useReadHours() };
}

/** The hours of the days of some appointments, earliest first; of the later ones only as far as they are read at once. */
export function useHoursOf(appointments: readonly Pick<Appointment, 'startsAt'>[], timeZone: string) {
  const [first, last] = [appointments[0], appointments.at(-1)].map(
    (one) => one && onClock(one.startsAt, timeZone).startOf('day'),
  );
  const wanted = first && last ? Math.round(last.diff(first, 'days').days) + 2 : 1;
  const { data, previousData } = useAppointmentForm_HoursQuery({
    variables: { ...rangeOf(first?.toISODate() ?? ''), days: Math.min(wanted, maxCalendarDays) },
    skip: !first,
    fetchPolicy: 'no-cache',
  });
  return (data ?? previousData)?.calendar;
}

/** Reads the hours around a date as they are now. */
export function useReadHours(): (date: string) => Promise<Hours> {
  const [read] = useAppointmentForm_HoursLazyQuery({ fetchPolicy: 'no-cache' });
  return async (date) => {
    const { data, error } = await read({ variables: rangeOf(date) });
    if (!data) throw error;
    return data.calendar;
  };
}
