import Typography from '@mui/material/Typography';
import { useAppointmentDialog_EventsQuery } from '../entry/appointment-form.generated';
import { answerWords } from '../entry/event-words';

/** What became of a request, and by whom: as high as the buttons in whose place it stands, so that the rows below stay. */
export function AnsweredNote({ id }: { id: string }) {
  const { data } = useAppointmentDialog_EventsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <Typography
      role="status"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 'var(--touch)', maxWidth: 240, fontWeight: 600 }}
    >
      {answerWords(data?.appointmentEvents.find(({ kind }) => kind !== 'NOT_TOLD'))}
    </Typography>
  );
}
