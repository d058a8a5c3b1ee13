import ArrivedIcon from '@mui/icons-material/HowToRegOutlined';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../../ui/clock-time';
import { useRefresh } from '../../pieces/use-refresh';
import {
  type AppointmentDialog_CheckInQuery,
  useAppointmentDialog_CheckInQuery,
  useAppointmentDialog_QueueChangedSubscription,
} from './arrival.generated';

type CheckIn = NonNullable<AppointmentDialog_CheckInQuery['appointment']['checkIn']>;

/** 'Checked in at 2:27 PM, seated at 2:35 PM'. */
function arrivalWords({ at, status, seatedAt }: CheckIn, timeZone: string): string {
  const came = `Checked in at ${clockTime(at, timeZone)}`;
  if (seatedAt) return `${came}, seated at ${clockTime(seatedAt, timeZone)}`;
  return status === 'READY' ? `${came}, ready` : came;
}

/** When the customer of an appointment checked in for it, live; nothing before. */
export function ArrivalNote({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, refetch } = useAppointmentDialog_CheckInQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const refresh = useRefresh(refetch);
  useAppointmentDialog_QueueChangedSubscription({ onData: refresh, onError: () => undefined });
  const checkIn = data?.appointment.checkIn;
  if (!checkIn) return null;
  return (
    <Typography className="numbers" sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 }}>
      <ArrivedIcon fontSize="small" aria-hidden />
      {arrivalWords(checkIn, timeZone)}
    </Typography>
  );
}
