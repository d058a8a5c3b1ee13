import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { rangeFault, type Range } from './ranges';

export type OwnRangeProps = { range: Range; today: string; onChoose: (range: Range) => void };
type DayProps = { label: string; day: string; today: string; isWrong: boolean; describedBy: string; onDay: (day: string) => void };

const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
const faultId = 'own-range-fault';

function Day({ label, day, today, isWrong, describedBy, onDay }: DayProps) {
  return (
    <DatePicker
      label={label} value={at(day)} timezone="UTC" minDate={at('2000-01-01')} maxDate={at(today)} format="LLL d, yyyy" closeOnSelect
      onAccept={(date, { validationError }) => { if (date?.isValid && !validationError) onDay(date.toISODate()!); }}
      slotProps={{
        popper: { 'aria-label': label },
        textField: { size: 'small', error: isWrong, slotProps: { input: { 'aria-describedby': describedBy } }, sx: { flex: { xs: '1 1 150px', sm: '0 0 190px' }, '& .MuiPickersInputBase-root': { height: 44, background: 'var(--color-surface)' }, '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--color-line-strong)' } } },
        actionBar: { actions: [] },
      }}
    />
  );
}

/** The first and the last day; asked for as soon as both make a range. */
export function OwnRange({ range, today, onChoose }: OwnRangeProps) {
  const [draft, setDraft] = useState(range);
  const [seen, setSeen] = useState(range);
  // The address changed under the fields: by the back button, for example.
  if (range.from !== seen.from || range.to !== seen.to) {
    setSeen(range);
    setDraft(range);
  }
  const fault = rangeFault(draft.from, draft.to, today);
  function change(part: Partial<Range>) {
    const next: Range = { ...draft, ...part, name: 'own' };
    setDraft(next);
    if (!rangeFault(next.from, next.to, today)) onChoose(next);
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingTop: 1 }}>
        <Day label="First day" day={draft.from} today={today} isWrong={fault !== null} describedBy={faultId} onDay={from => change({ from })} />
        <Day label="Last day" day={draft.to} today={today} isWrong={fault !== null} describedBy={faultId} onDay={to => change({ to })} />
      </Box>
      <Typography id={faultId} role="alert" color="error" sx={{ fontSize: 'var(--text-s)' }}>{fault}</Typography>
    </Box>
  );
}

/** With what its calendars need around it. */
export function OwnRangeWithCalendar(props: OwnRangeProps) {
  return <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US"><OwnRange {...props} /></LocalizationProvider>;
}
