import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { itemsCount } from './items-count';

/** How much of a list has been added. */
export function ImportProgress({ sent, total }: { sent: number; total: number }) {
  return (
    <Box>
      <Typography variant="body2" role="status" className="numbers" sx={{ marginBottom: 1 }}>
        {`${sent.toLocaleString('en-US')} of ${itemsCount(total)} added`}
      </Typography>
      <LinearProgress aria-label="Import" variant="determinate" value={(sent / Math.max(total, 1)) * 100} />
    </Box>
  );
}
