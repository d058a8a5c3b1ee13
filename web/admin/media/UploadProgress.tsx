import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** How much of an upload has left, 0 to 100; after that the server works on it. */
export function UploadProgress({ percent }: { percent: number }) {
  const isSent = percent >= 100;
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, marginBottom: 1 }}>
        <Typography variant="body2" role="status">
          Please wait. Processing...
        </Typography>
        <Typography variant="body2" className="numbers" aria-hidden>
          {percent}%
        </Typography>
      </Box>
      <LinearProgress
        aria-label="Upload"
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={isSent ? undefined : percent}
      />
    </Box>
  );
}
