import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { firstFrames } from '../../ui/first-frames';
import { CardPage } from '../pieces/CardPage';
import { EmailStep } from './EmailStep';
import { loginPath } from './paths';

export function SignUpPage() {
  return (
    <CardPage title={firstFrames['/signup'].title}>
      <Typography color="textSecondary">Your email is how you sign in later.</Typography>
      <EmailStep />
      <Divider />
      <Typography sx={{ textAlign: 'center' }}>
        Have an account?{' '}
        <Link component={RouterLink} to={loginPath} sx={{ lineHeight: 'var(--touch)' }}>
          Sign In
        </Link>
      </Typography>
    </CardPage>
  );
}
