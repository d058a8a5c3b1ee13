import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface Props {
  sent: number;
  total: number;
  /** '3 items'. */
  count: (count: number) => string;
}

/** How much of a list has been sent. */
export function ImportProgress({ sent, total, count }: Props) {
  return (
    <Box>
      <Typography variant="body2" role="status" className="numbers" sx={{ marginBottom: 1 }}>
        {`${sent.toLocaleString('en-US')} of ${count(total)} added`}
      </Typography>
      <LinearProgress aria-label="Import" variant="determinate" value={(sent / Math.max(total, 1)) * 100} />
    </Box>
  );
}
