import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useDelayed } from '../../ui/use-delayed';
import { StillTrying } from './StillTrying';

interface Props {
  rows?: number;
  height?: number;
}

/** A skeleton that reserves its place and appears after 200 ms; after 3 seconds it says that it still tries. */
export function LateSkeleton({ rows = 3, height = 56 }: Props) {
  const isLate = useDelayed();
  return (
    <Stack sx={{ position: 'relative', gap: 3 }} role="status" aria-label="LOADING" aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ visibility: isLate ? 'visible' : 'hidden' }} />
      ))}
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <StillTrying />
      </Box>
    </Stack>
  );
}
