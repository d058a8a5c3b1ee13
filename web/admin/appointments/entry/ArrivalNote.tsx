import Typography from '@mui/material/Typography';
import { clockTime } from '../../../ui/clock-time';
import { useNow } from '../../../ui/use-now';
import { useRefresh } from '../../pieces/use-refresh';
import type { AppointmentArrivalFragment } from '../appointments.generated';
import { arrivalOf } from '../arrival';
import { useAppointmentDialog_CheckInQuery, useAppointmentDialog_QueueChangedSubscription } from './arrival.generated';

type CheckIn = NonNullable<AppointmentArrivalFragment['checkIn']>;

/** 'Checked in at 2:27 PM, seated at 2:35 PM'. */
function timesOf({ at, seatedAt }: CheckIn, timeZone: string): string {
  const came = `Checked in at ${clockTime(at, timeZone)}`;
  return seatedAt ? `${came}, seated at ${clockTime(seatedAt, timeZone)}` : came;
}

/** When the customer of an appointment checked in for it and how they are doing, live; nothing before. */
export function ArrivalNote({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, refetch } = useAppointmentDialog_CheckInQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const refresh = useRefresh(refetch);
  useAppointmentDialog_QueueChangedSubscription({ onData: refresh, onError: () => undefined });
  const now = useNow(60_000);
  const checkIn = data?.appointment.checkIn;
  const look = data && arrivalOf(data.appointment, now);
  if (!checkIn || !look) return null;
  return (
    <Typography className="numbers" sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 }}>
      <look.Icon fontSize="small" aria-hidden style={{ color: `var(--color-${look.token})` }} />
      <span>
        {timesOf(checkIn, timeZone)}, {look.short.toLowerCase()}
      </span>
    </Typography>
  );
}
