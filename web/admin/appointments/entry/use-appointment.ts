import { refusalOf } from '../../connection/refusal';
import { useRefresh } from '../../pieces/use-refresh';
import { useAppointmentDialog_AppointmentQuery } from './appointment-form.generated';

/** An appointment, up to date: the calendar behind the dialog reads changes, and so does the dialog every minute. */
export function useAppointment(id: string) {
  const { data, error, refetch } = useAppointmentDialog_AppointmentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(refetch);
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  return { appointment: isGone ? undefined : data?.appointment, isGone, error, refetch };
}
