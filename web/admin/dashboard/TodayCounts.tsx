import CancelIcon from '@mui/icons-material/CancelOutlined';
import ClockIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDelayed } from '../../ui/use-delayed';
import { checkInsPath } from '../check-ins/paths';
import { ChairIcon } from '../pieces/ChairIcon';

interface Props {
  counts: { checkedIn: number; seated: number; canceled: number } | undefined;
}

function Count({
  value,
  name,
  icon,
  token,
}: {
  value: number | undefined;
  name: string;
  icon: ReactNode;
  token: string;
}) {
  const isLate = useDelayed();
  return (
    <Paper
      component={Link}
      to={checkInsPath}
      variant="outlined"
      sx={{
        display: 'block',
        padding: { xs: 3, sm: 5 },
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { borderColor: `var(--color-${token})` },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          color: `var(--color-${token})`,
        }}
      >
        <Typography
          component="span"
          className="numbers"
          color="textPrimary"
          sx={{
            minHeight: '1.1em',
            fontSize: { xs: 'var(--text-xl)', sm: 'var(--text-2xl)' },
            fontWeight: 700,
            lineHeight: 1.1,
          }}
        >
          {value ?? (isLate ? '–' : '')}
        </Typography>
        {icon}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          marginTop: 2,
          color: `var(--color-${token})`,
          fontWeight: 600,
          fontSize: 'var(--text-s)',
        }}
      >
        {name}
      </Box>
    </Paper>
  );
}

/** The three numbers of today, each a link to the queue. */
export function TodayCounts({ counts }: Props) {
  return (
    <Box component="section" aria-labelledby="today" aria-busy={!counts}>
      <Typography id="today" variant="h3" component="h2">
        Today's check-ins
      </Typography>
      <Typography color="textSecondary" sx={{ marginBottom: 3 }}>
        As the queue stands now: of today and the last 4 hours, no-shows among the canceled.
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 4 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        <Count value={counts?.checkedIn} name="Checked in" icon={<ClockIcon />} token="checked-in" />
        <Count value={counts?.seated} name="Seated" icon={<ChairIcon />} token="seated" />
        <Count value={counts?.canceled} name="Canceled" icon={<CancelIcon />} token="canceled" />
      </Box>
    </Box>
  );
}
