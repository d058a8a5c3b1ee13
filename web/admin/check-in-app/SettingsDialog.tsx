import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useId, useState } from 'react';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { SwitchField } from './SwitchField';

type Props = { isPaused: boolean; onSave: (paused: boolean) => Promise<unknown>; onClose: () => void };

export function SettingsDialog({ isPaused, onSave, onClose }: Props) {
  const formId = useId();
  const [paused, setPaused] = useState(isPaused);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  async function save(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    if (await attempt(() => onSave(paused))) onClose();
  }
  const actions = (
    <>
      <Button color="inherit" onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="contained" loading={isBusy} disabled={paused === isPaused}>Save</Button>
    </>
  );
  return (
    <FormDialog title="Check-in settings" isOpen onClose={onClose} actions={actions}>
      <Stack component="form" id={formId} noValidate onSubmit={save} sx={{ gap: 4 }}>
        <ErrorAlert error={error} onDismiss={dismiss} />
        <SwitchField
          label="Pause check-in" checked={paused} onChange={setPaused}
          help="Kiosks and phones say that check-in is paused and take nobody, until you switch this off. Whoever waits already stays in line, and you can still add parties yourself."
        />
      </Stack>
    </FormDialog>
  );
}
