import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { CardPage } from '../pieces/CardPage';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { logoutPath } from './paths';
import { roleNames } from './role-names';
import { useSwitchBusiness } from './use-switch-business';
import type { Viewer } from './use-viewer';

/** For who was removed from the business that was open, or left it: the way to another one, or out. */
export function NoLongerHerePage({ viewer }: { viewer: Viewer }) {
  const { switchTo, opening, error, dismiss } = useSwitchBusiness();
  const { formerBusiness, businesses, email } = viewer;
  return (
    <CardPage title={`You no longer work at ${formerBusiness ?? 'this business'}`}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Typography color="textSecondary">
        Your account ({email}) can no longer see or change anything there. If that is a mistake, ask an owner or a
        manager for a new invitation.
      </Typography>
      {businesses.length > 0 && (
        <Stack component="section" aria-label="Your other businesses" sx={{ gap: 2 }}>
          {businesses.map(({ id, name, role }) => (
            <Button
              key={id}
              variant="contained"
              size="large"
              loading={opening === id}
              disabled={opening !== null}
              onClick={() => switchTo(id)}
            >
              {`Open ${name} (${roleNames[role]})`}
            </Button>
          ))}
        </Stack>
      )}
      <Button component={Link} to={logoutPath} variant="outlined" size="large">
        Log Out
      </Button>
    </CardPage>
  );
}
