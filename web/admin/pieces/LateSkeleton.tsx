import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useDelayed } from '../../ui/use-delayed';

interface Props {
  rows?: number;
  height?: number;
}

/** A skeleton that reserves its place and appears after 200 ms. */
export function LateSkeleton({ rows = 3, height = 56 }: Props) {
  const isLate = useDelayed();
  return (
    <Stack sx={{ gap: 3 }} role="status" aria-label="Loading" aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ visibility: isLate ? 'visible' : 'hidden' }} />
      ))}
    </Stack>
  );
}
