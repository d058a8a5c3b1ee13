import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isOnlyHere } from '../../ui/reachable-address';
import { CopyField } from '../pieces/CopyField';
import { RenewButton } from './RenewButton';

interface Props {
  address: string;
  localNetworkUrl: string | null;
  onRenew: () => Promise<unknown>;
}

/** The address of the waitlist monitor, and a button that replaces a leaked one. */
export function MonitorLink({ address, localNetworkUrl, onRenew }: Props) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 3 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Waitlist monitor
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Open this link on a screen that everybody sees. It shows first names and last initials only.
      </Typography>
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
      <RenewButton
        label="New link"
        question="Make a new link?"
        notice="The link is new. Open it on your screens."
        onRenew={onRenew}
      >
        Screens that show the old link stop at once, and the new one has to be opened on them.
      </RenewButton>
    </Stack>
  );
}
