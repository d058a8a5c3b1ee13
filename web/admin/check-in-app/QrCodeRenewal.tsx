import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RenewButton } from './RenewButton';

/** Replaces a printed QR code that is misused. */
export function QrCodeRenewal({ onRenew }: { onRenew: () => Promise<unknown> }) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 3 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Printed QR code
      </Typography>
      <Typography variant="body2" color="textSecondary">
        If strangers check in with it from elsewhere, replace it and print the new one.
      </Typography>
      <RenewButton
        label="New QR code"
        question="Make a new QR code?"
        notice="The QR code is new. Print it."
        onRenew={onRenew}
      >
        Phones that scan the old code are told to ask the staff. Print the new one and take the old ones down.
      </RenewButton>
    </Stack>
  );
}
