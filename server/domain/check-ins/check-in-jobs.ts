import { defineJob } from '../../core/jobs/job.js';

/** Jobs of one check-in. */
export interface OfCheckIn {
  checkInId: string;
}

/** Texts the parties that are close to their turn. */
export const TELL_CLOSE = defineJob('tell-close');
/** Sends a party that joined at a kiosk the link of its own page. */
export const SEND_PLACE_LINK = defineJob<OfCheckIn>('send-place-link');
/** Marks a party as a no-show that stayed ready for the grace period. */
export const CANCEL_NO_SHOW = defineJob<OfCheckIn>('no-show');
/** Asks a party for feedback about its visit. */
export const ASK_FEEDBACK = defineJob<OfCheckIn>('ask-feedback');
/** Starts asking the parties for feedback that checked in at or after `since`, ISO 8601, seated or not. Older databases hold jobs of this name. */
export const ASK_VISITORS = defineJob<{ since: string }>('ask-unseated');
/** Stores the sums of closed days, for the statistics of long ranges. */
export const SUM_DAYS = defineJob('sum-days');
/** Updates the pace, from which quotes are computed. */
export const MEASURE_PACE = defineJob('measure-pace');
