import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useDelayed } from '../../ui/use-delayed';

export function FullPageLoading() {
  const isLate = useDelayed();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }} aria-busy>
      {isLate && <CircularProgress aria-label="Loading" />}
    </Box>
  );
}
