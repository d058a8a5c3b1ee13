import { useMemo } from 'react';
import { refusalOf } from '../../connection/refusal';
import { useRefresh } from '../../pieces/use-refresh';
import { useCalendarPage_ChangedSubscription } from '../appointments.generated';
import { useAppointmentDialog_AppointmentQuery } from './appointment-form.generated';

/** An appointment, up to date: read again with each change in the calendar, and every minute. */
export function useAppointment(id: string) {
  const { data, error, refetch } = useAppointmentDialog_AppointmentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useCalendarPage_ChangedSubscription({ onData: useRefresh(refetch), onError: () => undefined });
  // The place in its series stands apart: the appointment in a STALE refusal has none, so that a form could not compare it.
  const read = useMemo(() => {
    if (!data) return undefined;
    const { seriesPlace: place, ...appointment } = data.appointment;
    return { appointment, place };
  }, [data]);
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  return { read: isGone ? undefined : read, isGone, error, refetch };
}
