import { createHash } from 'node:crypto';

/** Root of a day of the public log: over the root of the day before and the hashes of the day, sorted, each on a line. */
export const rootOf = (previousRoot: string, hashes: readonly string[]): string =>
  createHash('sha256')
    .update([previousRoot, ...[...hashes].sort()].join('\n'))
    .digest('hex');
