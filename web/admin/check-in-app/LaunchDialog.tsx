import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { maxKioskName } from '../limits';
import { kioskPath } from './paths';

interface Props {
  /** Name of the kiosk that this browser already is; null if none. */
  ownDevice: string | null;
  /** Adds the device and stores its token in this browser. */
  onLaunch: (name: string) => Promise<unknown>;
  onSignOut: () => void;
  onClose: () => void;
}

export function LaunchDialog({ ownDevice, onLaunch, onSignOut, onClose }: Props) {
  const form = useForm({ defaultValues: { name: '' } });
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const [leaves, setLeaves] = useState(false);
  const [isBlocked, setBlocked] = useState(false);

  function submitted(event: SubmitEvent<HTMLElement>) {
    // Opened within the click: a pop-up blocker stops it later, even after the form's validation.
    const tab = window.open('about:blank', '_blank');
    void form.handleSubmit(
      (values) => launch(tab, values),
      () => tab?.close(),
    )(event);
  }
  async function launch(tab: Window | null, { name }: { name: string }) {
    if (!ownDevice && !(await attempt(() => onLaunch(name)))) return tab?.close();
    if (tab) tab.location.replace(kioskPath);
    else return setBlocked(true);
    finish();
  }
  function finish() {
    onClose();
    if (leaves) onSignOut();
  }
  const openButton = isBlocked && (
    <Button variant="contained" href={kioskPath} target="_blank" onClick={finish}>
      Open the kiosk
    </Button>
  );
  return (
    <FormDialog
      title="Launch App"
      submit={ownDevice ? 'Open the kiosk' : 'Launch'}
      isBusy={isBusy}
      onSubmit={submitted}
      onClose={onClose}
      width="sm"
      actions={openButton || undefined}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      {isBlocked && (
        <Alert severity="info">
          The kiosk is ready, but this browser did not let a new tab open. Open it with the button below.
        </Alert>
      )}
      {ownDevice ? (
        <Typography>
          This browser is already the kiosk <strong>{ownDevice}</strong>.
        </Typography>
      ) : (
        <Typography>
          This browser becomes a kiosk: the check-in app opens in a new tab, and customers check in on it themselves. Do
          this on the tablet or computer that stands at your entrance.
        </Typography>
      )}
      {!ownDevice && !isBlocked && (
        <Field
          label="Name of this device"
          autoFocus
          autoComplete="off"
          maxLength={maxKioskName}
          registered={form.register('name', {
            maxLength: { value: maxKioskName, message: `A name has at most ${maxKioskName} characters.` },
          })}
          error={form.formState.errors.name?.message}
          help="For the list of kiosk devices, for example 'Tablet at the door'. May be left empty."
        />
      )}
      <div>
        <FormControlLabel
          label="Sign me out of this browser"
          control={<Checkbox checked={leaves} onChange={(event) => setLeaves(event.target.checked)} />}
        />
        <Typography variant="body2" color="textSecondary">
          Tick this on a device that customers use: otherwise anybody at it can open your account. The kiosk keeps
          running.
        </Typography>
      </div>
    </FormDialog>
  );
}
