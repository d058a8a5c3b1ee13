import Typography from '@mui/material/Typography';
import { workWords } from '../grid/grid-blocks';
import type { Appointment } from '../states';
import { onClock, rangeWords } from '../time-words';

/** When an appointment is, what is done and by whom, as it was saved. */
export function EntryTitle({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { startsAt, endsAt } = appointment;
  return (
    <div>
      <Typography className="numbers" sx={{ fontWeight: 600 }}>
        {rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone))}
      </Typography>
      <Typography color="textSecondary">{workWords(appointment)}</Typography>
    </div>
  );
}
