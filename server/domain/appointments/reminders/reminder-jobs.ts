import { defineJob } from '../../../core/jobs/job.js';

/** Reminds the customer of an appointment. */
export const REMIND = defineJob<{ appointmentId: string; startsAt: string }>('remind-of-appointment');
