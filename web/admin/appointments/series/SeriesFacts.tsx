import Typography from '@mui/material/Typography';
import type { Appointment } from '../states';
import { seriesWords } from './rule-words';
import { SeriesMark } from './SeriesMark';

/** Which one of a series an appointment is, and how the series was planned. */
export function SeriesFacts({ appointment: { series, seriesNumber } }: { appointment: Appointment }) {
  if (!series) return null;
  return (
    <Typography component="div" color="textSecondary">
      <SeriesMark words={`Repeats: ${seriesNumber} of ${series.occurrences}`} />
      <div>Planned as: {seriesWords(series)}.</div>
    </Typography>
  );
}
