import AddIcon from '@mui/icons-material/AddCircleOutlined';
import ChangeIcon from '@mui/icons-material/EditNoteOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import ArrivedIcon from '@mui/icons-material/HowToRegOutlined';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { HistoryLine } from '../../history/HistoryLine';
import { HistoryList } from '../../history/HistoryList';
import { Pending } from '../../pieces/Pending';
import { useAppointmentDialog_EventsQuery } from './appointment-form.generated';
import { eventDetail, eventNote, eventTitle } from './event-words';

const icons: Record<string, typeof AddIcon> = { added: AddIcon, flag: FlagIcon, 'checked-in': ArrivedIcon };

interface Props {
  id: string;
  /** Of the appointment; with another one there is more to tell. */
  version: number;
  timeZone: string;
}

/** What happened to an appointment, latest first. */
export function AppointmentHistory({ id, version, timeZone }: Props) {
  const { data, error, refetch } = useAppointmentDialog_EventsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // What is shown stays where it cannot be read.
    refetch().catch(() => undefined);
  }, [version, refetch]);
  if (!data) return <Pending error={error} onRetry={refetch} rows={4} />;
  return (
    <HistoryList label="History" onMore={null}>
      {data.appointmentEvents.map((event) => {
        const detail = eventDetail(event, timeZone);
        return (
          <HistoryLine
            key={event.id}
            Icon={icons[event.kind] ?? ChangeIcon}
            title={eventTitle(event)}
            note={eventNote(event, timeZone)}
          >
            {detail && <Typography className="numbers">{detail}</Typography>}
          </HistoryLine>
        );
      })}
    </HistoryList>
  );
}
