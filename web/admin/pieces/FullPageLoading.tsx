import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useDelayed } from '../../ui/use-delayed';
import { StillTrying } from './StillTrying';

export function FullPageLoading() {
  const isLate = useDelayed();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }} role="status" aria-busy>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
        {isLate && <CircularProgress aria-label="LOADING" />}
        <StillTrying />
      </Box>
    </Box>
  );
}
