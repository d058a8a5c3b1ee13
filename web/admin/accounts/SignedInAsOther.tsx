import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dashboardPath } from '../dashboard/paths';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { clearStorage } from './browser-storage';
import { forgetForms } from './kept-form';
import { useLogoutPage_SignOutMutation } from './logout.generated';
import { ViewerDocument } from './viewer.generated';

interface Props {
  email: string;
  invited: string;
  onSignedOut: () => unknown;
}

/** An invitation for another address than that of who is signed in: it is not accepted by mistake. */
export function SignedInAsOther({ email, invited, onSignedOut }: Props) {
  const client = useApolloClient();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const [signOut] = useLogoutPage_SignOutMutation();
  const leave = () =>
    attempt(async () => {
      await signOut();
      clearStorage();
      forgetForms();
      client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
      await onSignedOut();
    });
  return (
    <Stack sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Alert severity="warning">
        You are signed in as <strong>{email}</strong>. The invitation is for <strong>{invited}</strong>.
      </Alert>
      <Typography color="textSecondary">
        To accept it, go on as {invited}. This browser is then signed out of {email}.
      </Typography>
      <Button variant="contained" size="large" loading={isBusy} onClick={() => void leave()}>
        Switch Account
      </Button>
      <Button href={dashboardPath} variant="outlined" size="large">
        Stay Signed In
      </Button>
    </Stack>
  );
}
