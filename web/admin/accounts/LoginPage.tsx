import Alert from '@mui/material/Alert';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router';
import { firstFrames } from '../../ui/first-frames';
import { CardPage } from '../pieces/CardPage';
import { EmailStep } from './EmailStep';
import { signUpPath } from './paths';

export function LoginPage() {
  const state: unknown = useLocation().state;
  const notice = state instanceof Object && 'notice' in state && typeof state.notice === 'string' ? state.notice : null;
  return (
    <CardPage title={firstFrames['/login'].title}>
      {notice && <Alert severity="info">{notice}</Alert>}
      <EmailStep isSignIn />
      <Divider />
      <Link component={RouterLink} to={signUpPath} sx={{ alignSelf: 'center', lineHeight: 'var(--touch)' }}>
        Sign Up for an Account
      </Link>
    </CardPage>
  );
}
