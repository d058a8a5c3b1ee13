import { CallerLimit } from '../../../core/access/CallerLimit.js';
import { MINUTE_MS } from '../../../core/durations.js';

/** Looks of strangers at free times: many people may share an address, and each looks at several days. */
export const LOOKS = new CallerLimit(
  { max: 120, windowMs: MINUTE_MS },
  'Too many looks at free times. Please try again in a minute.',
);
