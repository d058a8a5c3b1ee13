import { refusalOf } from '../connection/refusal';
import { LateSkeleton } from './LateSkeleton';
import { LoadFailed } from './LoadFailed';

interface Props {
  /** Why a query has no data; undefined while it is on its way. */
  error: unknown;
  onRetry: () => unknown;
  /** How many lines the skeleton has, and how high each is in pixels. */
  rows?: number;
  height?: number;
}

/** In the place of data that is not there yet: a skeleton, or why it could not be loaded. */
export function Pending({ error, onRetry, rows, height }: Props) {
  return error ? (
    <LoadFailed message={refusalOf(error).message} onRetry={onRetry} />
  ) : (
    <LateSkeleton rows={rows} height={height} />
  );
}
