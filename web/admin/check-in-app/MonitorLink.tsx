import RenewIcon from '@mui/icons-material/Autorenew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { CopyField } from './CopyField';
import { isOnlyHere } from './reachable-address';

interface Props {
  address: string;
  localNetworkUrl: string | null;
  onRenew: () => Promise<unknown>;
}

/** The address of the waitlist monitor, and a button that replaces a leaked one. */
export function MonitorLink({ address, localNetworkUrl, onRenew }: Props) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  async function renew() {
    await attempt(onRenew);
    setAsking(false);
  }
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 3 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Waitlist monitor
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Open this link on a screen that everybody sees. It shows first names and last initials only.
      </Typography>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <CopyField key={address} label="Link of the monitor" text={address} />
      {isOnlyHere(address) && (
        <Alert severity="info" role="note">
          Other screens cannot reach <strong>localhost</strong>: it means this computer only.
          {localNetworkUrl && (
            <>
              {' '}
              Open Greeter at <Link href={localNetworkUrl}>{localNetworkUrl}</Link> and copy the link there.
            </>
          )}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<RenewIcon />}
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        New link
      </Button>
      <ConfirmDialog
        title="Make a new link?"
        confirm="New link"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      >
        Screens that show the old link stop at once, and the new one has to be opened on them.
      </ConfirmDialog>
    </Stack>
  );
}
