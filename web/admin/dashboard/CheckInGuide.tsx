import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkInAppPath, posterPath } from '../check-in-app/paths';
import { checkInsPath } from '../check-ins/paths';

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

function Step({ number, title, children, action }: StepProps) {
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
          background: 'var(--color-primary-soft)',
          color: 'var(--color-primary-dark)',
          fontWeight: 700,
        }}
      >
        {number}
      </Box>
      <Typography variant="h4" component="h3" sx={{ marginTop: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ flex: 1 }}>
        {children}
      </Typography>
      <Box sx={{ marginLeft: '-18px', marginBottom: -2 }}>{action}</Box>
    </Paper>
  );
}

/** How checking in works, step by step. */
export function CheckInGuide() {
  return (
    <Box component="section" aria-labelledby="check-in-guide">
      <Typography id="check-in-guide" variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        How Check-In works
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        <Step
          number={1}
          title="Print a check-in QR code"
          action={
            <Button href={posterPath} target="_blank">
              Print the QR code
            </Button>
          }
        >
          Put it on the door or the counter, in the size that fits. A tablet at the entrance does it too.
        </Step>
        <Step
          number={2}
          title="Customers scan and check in"
          action={
            <Button component={Link} to={checkInAppPath}>
              See the check-in app
            </Button>
          }
        >
          They point their phone's camera at the code, or use your tablet, and see their place in line.
        </Step>
        <Step
          number={3}
          title="Staff view check-ins"
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
