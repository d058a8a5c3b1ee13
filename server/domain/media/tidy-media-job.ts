import type { Context } from '../../core/context.js';
import { defineJob, type Enqueue } from '../../core/jobs/job.js';
import { HOUR_MS, MINUTE_MS } from '../../core/durations.js';

/** Deletes removed images, uploads that never finished, and files that no row names. */
export const TIDY_MEDIA = defineJob('tidy-media');

/** How long a removed image can be restored. */
export const UNDO_MS = 10 * MINUTE_MS;
/** How long its files stay: a little longer, as the clocks of two processes differ. */
export const REMOVED_MS = UNDO_MS + MINUTE_MS;
/** Younger uploads may go on. */
export const UNFINISHED_MS = HOUR_MS;

/** When the job of the business runs: after so many milliseconds, or earlier where one is waiting already. */
export const tidyIn = (context: Context, milliseconds: number): Enqueue => ({
  runAt: new Date(context.now().getTime() + milliseconds),
  key: `tidy-media:${context.businessId}`,
  once: true,
});
