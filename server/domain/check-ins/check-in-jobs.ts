import { defineJob } from '../../core/jobs/job.js';

/** Jobs of one check-in. */
export interface OfCheckIn {
  checkInId: string;
}

/** Texts the parties that are close to their turn. */
export const TELL_CLOSE = defineJob('tell-close');
/** Makes a no-show of a party that stayed ready for the owner's grace period. */
export const CANCEL_OVERDUE = defineJob<OfCheckIn>('no-show');
/** Asks a party for feedback about its visit. */
export const ASK_FEEDBACK = defineJob<OfCheckIn>('ask-feedback');
/** Begins to ask the parties that came in at or after `since`, ISO 8601, seated or not. */
export const ASK_UNSEATED = defineJob<{ since: string }>('ask-unseated');
/** Keeps the sums of days that are over, which the statistics of long ranges read. */
export const SUM_DAYS = defineJob('sum-days');
/** Keeps the pace that quotes are made from up to date. */
export const MEASURE_PACE = defineJob('measure-pace');
