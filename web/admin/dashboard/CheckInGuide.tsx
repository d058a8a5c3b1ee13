import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isOnlyHere } from '../../ui/reachable-address';
import { checkInAppPath, customizePath, posterPath, qrCodePath } from '../check-in-app/paths';
import { checkInsPath } from '../check-ins/paths';
import { PhonesCannotReach } from '../pieces/PhonesCannotReach';
import type { EnvironmentQuery } from '../shell/environment.generated';
import type { Steps } from './use-first-steps';

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
  action: ReactNode;
  warning?: ReactNode;
}

function Step({ number, title, isDone, children, action, warning }: StepProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column', gap: 2, padding: 5 }}>
      <Box
        aria-hidden
        className="numbers"
        sx={{
          width: 36,
          height: 36,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          background: isDone ? 'var(--color-ready-soft)' : 'var(--color-primary-soft)',
          color: isDone ? 'var(--color-ready)' : 'var(--color-primary-dark)',
          fontWeight: 700,
        }}
      >
        {isDone ? <CheckIcon fontSize="small" /> : number}
      </Box>
      <Typography variant="h4" component="h3" sx={{ marginTop: 1 }}>
        {title}
        {isDone && <span className="unseen">, done</span>}
      </Typography>
      <Typography color="textSecondary" sx={{ flex: 1 }}>
        {children}
      </Typography>
      {warning}
      <Box sx={{ marginLeft: '-18px', marginBottom: -2 }}>{action}</Box>
    </Paper>
  );
}

interface Props {
  /** Null where nothing is to be ticked. */
  steps: Steps | null;
  environment: EnvironmentQuery['environment'] | undefined;
  /** Takes the steps away; how checking in works stays. */
  onHide: () => void;
}

/** How checking in works, step by step; with `steps` ticked by what the business has done. */
export function CheckInGuide({ steps, environment, onHide }: Props) {
  const { isCheckInAppChanged, hasWayIn, hasCheckIns, hasSeated } = steps ?? {};
  const done = [isCheckInAppChanged, hasWayIn, hasCheckIns, hasSeated].filter(Boolean).length;
  return (
    <Box component="section" aria-labelledby="check-in-guide">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <Typography id="check-in-guide" variant="h3" component="h2">
          {steps ? 'Your first steps' : 'How Check-In works'}
        </Typography>
        {steps && (
          <Button onClick={onHide} aria-label="Hide your first steps">
            Hide
          </Button>
        )}
      </Box>
      {steps && <Typography role="status" color="textSecondary">{`${done} of 4 done`}</Typography>}
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          margin: 0,
          marginTop: 3,
          padding: 0,
          listStyle: 'none',
        }}
      >
        <Step
          number={1}
          title="Make the check-in app yours"
          isDone={steps?.isCheckInAppChanged ?? false}
          action={
            <Button component={Link} to={customizePath}>
              Customize
            </Button>
          }
        >
          Your logo, your colors and a greeting: what customers see when they check in.
        </Step>
        <Step
          number={2}
          title="Print a check-in QR code"
          isDone={steps?.hasWayIn ?? false}
          action={
            <Button href={posterPath} target="_blank">
              Print the QR code
            </Button>
          }
          warning={
            environment &&
            isOnlyHere(environment.clientUrl) && (
              <PhonesCannotReach localNetworkUrl={environment.localNetworkUrl} path={qrCodePath} />
            )
          }
        >
          Put it on the door or the counter, and scan it once yourself. A tablet at the entrance does it too: Launch App
          turns it into a kiosk.
        </Step>
        <Step
          number={3}
          title="Customers scan and check in"
          isDone={steps?.hasCheckIns ?? false}
          action={
            <Button component={Link} to={checkInAppPath}>
              See the check-in app
            </Button>
          }
        >
          They point their phone's camera at the code, or use your tablet, and see their place in line.
        </Step>
        <Step
          number={4}
          title="Staff view check-ins"
          isDone={steps?.hasSeated ?? false}
          action={
            <Button component={Link} to={checkInsPath}>
              View check-ins
            </Button>
          }
        >
          Everybody who waits stands in one list that moves by itself. Say who is ready, and seat them.
        </Step>
      </Box>
    </Box>
  );
}
