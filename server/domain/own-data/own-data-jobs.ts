import { defineJob } from '../../core/jobs/job.js';

interface OfLink {
  linkId: string;
}

/** Looks up who asked for a link, once the answer is out, and sends it to customers. */
export const SEND_OWN_DATA_LINK = defineJob<OfLink>('send-own-data-link');
/** Deletes a link that has ended. */
export const FORGET_OWN_DATA_LINK = defineJob<OfLink>('forget-own-data-link');
