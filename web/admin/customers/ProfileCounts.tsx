import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CustomerProfile_ProfileQuery } from './customer-profile.generated';

interface Props {
  profile: CustomerProfile_ProfileQuery['customerProfile'];
}

/** How often a customer came and had appointments, and how that ended. */
export function ProfileCounts({ profile }: Props) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Counts
        counts={[
          ['Check-ins', profile.totalCheckIns],
          ['Seated', profile.totalSeated],
          ['Canceled', profile.totalCanceled],
          ['No-shows', profile.totalNoShows],
        ]}
      />
      <Counts
        counts={[
          ['Appointments', profile.totalConfirmBookings],
          ['Canceled appointments', profile.totalCanceledBookings],
          ['No-show appointments', profile.totalNoShowBookings],
        ]}
      />
    </Stack>
  );
}

function Counts({ counts }: { counts: [word: string, count: number][] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${counts.length}, minmax(0, 1fr))`,
        },
        margin: 0,
        '& dd': { margin: 0 },
      }}
    >
      {counts.map(([word, count]) => (
        <Box
          key={word}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            padding: 3,
            borderRadius: 3,
            background: 'var(--color-surface-2)',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {word}
          </Typography>
          <Typography component="dd" className="numbers" sx={{ fontSize: 'var(--text-l)', fontWeight: 650 }}>
            {count.toLocaleString('en-US')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
