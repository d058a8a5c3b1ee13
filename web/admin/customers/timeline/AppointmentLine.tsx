import CanceledIcon from '@mui/icons-material/EventBusyOutlined';
import ConfirmedIcon from '@mui/icons-material/EventAvailableOutlined';
import NoShowIcon from '@mui/icons-material/PersonOffOutlined';
import RequestedIcon from '@mui/icons-material/EventOutlined';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../../ui/clock-time';
import { HistoryLine } from '../../history/HistoryLine';
import type { CustomerTimeline_EntriesQuery } from './timeline.generated';

type Appointment = NonNullable<CustomerTimeline_EntriesQuery['customerTimeline']['items'][number]['appointment']>;

const looks = {
  REQUESTED: { word: 'Requested', token: 'attention', Icon: RequestedIcon },
  CONFIRMED: { word: 'Confirmed', token: 'ready', Icon: ConfirmedIcon },
  CANCELED: { word: 'Canceled', token: 'canceled', Icon: CanceledIcon },
  NO_SHOW: { word: 'No-show', token: 'canceled', Icon: NoShowIcon },
} satisfies Record<Appointment['flag'], object>;

interface Props {
  appointment: Appointment;
  /** When it begins, in words. */
  at: string;
  timeZone: string;
}

/** An appointment, past or to come, in a timeline. */
export function AppointmentLine({ appointment: { endsAt, status, flag, products, staff }, at, timeZone }: Props) {
  const { word, token, Icon } = looks[flag];
  const facts = [
    `${at} to ${clockTime(endsAt, timeZone)}`,
    ...(staff.length > 0 ? [`with ${staff.join(', ')}`] : []),
    ...(status === 'BOOKED' ? ['booked online'] : []),
  ];
  return (
    <HistoryLine Icon={Icon} token={token} title={`Appointment: ${word}`} note={facts.join(' · ')}>
      {products.length > 0 && <Typography>{products.join(', ')}</Typography>}
    </HistoryLine>
  );
}
