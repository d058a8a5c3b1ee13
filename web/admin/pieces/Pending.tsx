import { refusalOf } from '../connection/refusal';
import { LateSkeleton } from './LateSkeleton';
import { LoadFailed } from './LoadFailed';

interface Props {
  /** Error of the query; undefined while it loads. */
  error: unknown;
  onRetry: () => unknown;
  /** Number of skeleton lines, and the height of each in pixels. */
  rows?: number;
  height?: number;
}

/** Replaces missing data by a skeleton, or by the error. */
export function Pending({ error, onRetry, rows, height }: Props) {
  return error ? (
    <LoadFailed message={refusalOf(error).message} onRetry={onRetry} />
  ) : (
    <LateSkeleton rows={rows} height={height} />
  );
}
