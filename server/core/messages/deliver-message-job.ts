import { defineJob } from '../jobs/job.js';

/** Sends one message of the business. */
export const DELIVER_MESSAGE = defineJob<{ messageId: string }>('deliver-message');
