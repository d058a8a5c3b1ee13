import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import { useSendEmailLinkMutation } from './email-link.generated';
import { signUpDetailsPath } from './paths';
import { SandboxHint } from './SandboxHint';

interface Props {
  email: string;
}

export function VerifyYourEmail({ email }: Props) {
  const [send, { data }] = useSendEmailLinkMutation();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), 5000);
    return () => clearTimeout(timer);
  }, [isResting]);

  function resend() {
    setResting(true);
    void attempt(() => send({ variables: { email, tokenType: 'SIGNUP' } }));
  }
  function dismissed() {
    dismiss();
    setResting(false);
  }
  return (
    <CardPage title="Verify Your Email">
      <ErrorAlert error={error} onDismiss={dismissed} />
      {data && !error && <Alert severity="success">{data.sendEmailLink.message}</Alert>}
      <Typography>
        We sent a link to{' '}
        <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
          {email || 'your email'}
        </Box>
        . It is expected within 5 to 10 minutes. Follow it to go on.
      </Typography>
      <Typography>
        Not your email?{' '}
        <Link component={RouterLink} to={signUpDetailsPath} sx={{ lineHeight: 'var(--touch)' }}>
          Correct it
        </Link>
      </Typography>
      <SandboxHint />
      <Typography color="textSecondary">
        If you signed up with this address before, a mail may be waiting already: use the newest one. Nothing there?
        Look into the spam folder, or have it sent again.
      </Typography>
      <Button variant="outlined" size="large" onClick={resend} disabled={isResting || !email} loading={isBusy}>
        Send the Link Again
      </Button>
    </CardPage>
  );
}
