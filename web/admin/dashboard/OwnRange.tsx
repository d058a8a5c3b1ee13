import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';
import { type FormEvent, useState } from 'react';
import { rangeFault, type Range } from './ranges';

export interface OwnRangeProps {
  range: Range;
  today: string;
  onChoose: (range: Range) => void;
}
interface DayProps {
  label: string;
  day: string;
  today: string;
  fault: string | null;
  onDay: (day: string) => void;
}

const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
const faultId = 'own-range-fault';

function Day({ label, day, today, fault, onDay }: DayProps) {
  // The raw value of the field: typing a day passes through unintended or invalid days.
  const [value, setValue] = useState<DateTime | null>(at(day));
  return (
    <DatePicker
      label={label}
      value={value}
      timezone="UTC"
      minDate={at('2000-01-01')}
      maxDate={at(today)}
      format="LLL d, yyyy"
      closeOnSelect
      onChange={(next) => {
        setValue(next);
        onDay(next?.toISODate() ?? '');
      }}
      slotProps={{
        popper: { 'aria-label': label },
        textField: {
          size: 'small',
          ...(fault && { error: true }),
          slotProps: { input: { 'aria-describedby': faultId } },
          sx: {
            flex: { xs: '1 1 150px', sm: '0 0 190px' },
            '& .MuiPickersInputBase-root': { height: 44, background: 'var(--color-surface)' },
            '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--color-line-strong)' },
          },
        },
        actionBar: { actions: [] },
      }}
    />
  );
}

function Days({ range, today, onChoose }: OwnRangeProps) {
  const [draft, setDraft] = useState(range);
  const [fault, setFault] = useState<string | null>(null);
  function change(part: Partial<Range>) {
    setDraft({ ...draft, ...part });
    setFault(null);
  }
  function show(event: FormEvent) {
    event.preventDefault();
    const nextFault = rangeFault(draft.from, draft.to, today);
    setFault(nextFault);
    if (!nextFault) onChoose({ ...draft, name: 'own' });
  }
  return (
    <Box component="form" noValidate onSubmit={show} aria-label="Own range">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingTop: 1 }}>
        <Day label="First day" day={draft.from} today={today} fault={fault} onDay={(from) => change({ from })} />
        <Day label="Last day" day={draft.to} today={today} fault={fault} onDay={(to) => change({ to })} />
        <Button type="submit" variant="contained">
          Show
        </Button>
      </Box>
      <Typography id={faultId} role="alert" color="error" sx={{ fontSize: 'var(--text-s)' }}>
        {fault}
      </Typography>
    </Box>
  );
}

/** The first and the last day. Reset when the address changes, for example by the back button. */
export function OwnRange(props: OwnRangeProps) {
  const {
    range: { from, to },
  } = props;
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Days key={`${from} ${to}`} {...props} />
    </LocalizationProvider>
  );
}
