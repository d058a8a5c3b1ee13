import Typography from '@mui/material/Typography';
import type { AppointmentDialog_AppointmentQuery } from '../entry/appointment-form.generated';
import type { Series } from './rule-words';
import { plannedWords } from './rule-words';
import { SeriesMark } from './SeriesMark';

export type SeriesPlace = AppointmentDialog_AppointmentQuery['appointment']['seriesPlace'];

/** Which one of a series an appointment is, and how the series was planned. */
export function SeriesFacts({ series, place }: { series: Series | null; place: SeriesPlace }) {
  if (!series) return null;
  return (
    <Typography component="div" color="textSecondary">
      {place && <SeriesMark words={`Repeats: ${place.number} of ${place.count}`} />}
      <div>Planned as: {plannedWords(series)}.</div>
    </Typography>
  );
}
