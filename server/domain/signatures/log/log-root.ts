import { sha256 } from '../../../core/sha256.js';

/** Root of a day of the public log: over the root of the day before and the hashes of the day, sorted, each on a line. */
export const rootOf = (previousRoot: string, hashes: readonly string[]): string =>
  sha256([previousRoot, ...[...hashes].sort()].join('\n'));
