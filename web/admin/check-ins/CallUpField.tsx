import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { callUpRefusal } from './call-up';
import { nameOf, type CheckIn, type Status } from './statuses';

interface Props {
  entry: CheckIn;
  /** The status in the form, saved or not. */
  status: Status;
  isChecked: boolean;
  isReadOnly: boolean;
  now: number;
  onChange: (isChecked: boolean) => void;
}

/** Whether saving also calls the party up by text. */
export function CallUpField({ entry, status, isChecked, isReadOnly, now, onChange }: Props) {
  const id = useId();
  const isNotified = entry.notifiedAt !== null;
  const refusal = callUpRefusal(entry, status, now);
  const help = isNotified
    ? null
    : (refusal ?? (entry.callUpFailed ? `The last call-up did not reach ${entry.customer.firstName}.` : null));
  return (
    <Box>
      <FormControlLabel
        label={
          isNotified ? `${nameOf(entry)} has been notified` : `Call up ${entry.customer.firstName} via text on Save`
        }
        control={
          <Checkbox
            checked={isNotified || isChecked}
            disabled={isReadOnly || isNotified || refusal !== null}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': help ? id : undefined } }}
          />
        }
      />
      {help && (
        <FormHelperText id={id} error={entry.callUpFailed && !refusal} sx={{ marginTop: -1, marginLeft: 8 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
