import Typography from '@mui/material/Typography';
import { staffWords } from '../grid/grid-blocks';
import type { Appointment } from '../states';
import { onClock, rangeWords } from '../time-words';

/** When an appointment is, what is done and by whom, as it was saved. */
export function EntryTitle({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { startsAt, endsAt, parts } = appointment;
  const products = parts.flatMap((part) => part.products.map(({ name }) => name)).join(', ');
  return (
    <div>
      <Typography className="numbers" sx={{ fontWeight: 600 }}>
        {rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone))}
      </Typography>
      <Typography color="textSecondary">
        {products ? `${products} with` : 'With'} {staffWords(appointment)}
      </Typography>
    </div>
  );
}
