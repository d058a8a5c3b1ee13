import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useNow } from '../../../ui/use-now';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { type Appointment, lookOfState, stateOf } from '../states';
import { flagChoices } from './flag-choices';
import { useFlagChange } from './use-flag-change';

interface Props {
  appointment: Appointment;
  timeZone: string;
  /** Whether this user may set it. */
  maySet: boolean;
  tellsCustomer: boolean;
}

/** Where an appointment stands, and buttons for where it can stand instead; the answer that a request waits for is the filled one. */
export function FlagActions({ appointment, timeZone, maySet, tellsCustomer }: Props) {
  const { set, error, dismiss, isBusy, question } = useFlagChange(timeZone, tellsCustomer);
  const now = useNow(30_000);
  const { state, word, Icon } = lookOfState(stateOf(appointment, now));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box role="status" sx={{ marginRight: 2 }}>
          <Chip icon={<Icon style={{ color: `var(--state-${state})` }} />} label={word} variant="outlined" />
        </Box>
        {maySet && (
          <Box role="group" aria-label="Set the status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {flagChoices(appointment, now).map(([flag, choice]) => (
              <Button
                key={flag}
                {...(flag === 'CONFIRMED' && appointment.flag === 'REQUESTED'
                  ? { variant: 'contained' }
                  : { variant: 'outlined', color: 'inherit' })}
                disabled={isBusy}
                onClick={() => void set(appointment, flag)}
                sx={{ minHeight: 'var(--touch)' }}
              >
                {choice}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      {question}
    </Box>
  );
}
