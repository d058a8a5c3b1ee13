import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { firstFrames } from '../../ui/first-frames';
import { CardPage } from '../pieces/CardPage';
import { useSendEmailLinkMutation } from './email-link.generated';
import { EmailForm } from './EmailForm';
import { loginPath } from './paths';
import { SandboxHint } from './SandboxHint';

export function ForgotPasswordPage() {
  const [send, { data }] = useSendEmailLinkMutation();
  return (
    <CardPage title={firstFrames['/forgot_password'].title}>
      <Typography color="textSecondary">Tell us your email, and we send you a link to choose a new one.</Typography>
      <EmailForm
        submit="Send Reset Instructions"
        onSubmit={(email) => send({ variables: { email, tokenType: 'PASSWORD' } })}
      >
        {data && (
          <>
            <Alert severity="success">{data.sendEmailLink.message}</Alert>
            <SandboxHint />
          </>
        )}
      </EmailForm>
      <Link component={RouterLink} to={loginPath} sx={{ alignSelf: 'center', lineHeight: 'var(--touch)' }}>
        Back to Sign In
      </Link>
    </CardPage>
  );
}
