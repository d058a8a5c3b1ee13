import { defineJob, FOR_GOOD } from '../../../core/jobs/job.js';

/** Reads a calendar elsewhere, and has itself run again for as long as it is connected. */
export const FETCH_OUTSIDE_CALENDAR = defineJob<{ sourceId: string }>('fetch-outside-calendar', { tries: FOR_GOOD });

export const fetchKey = (sourceId: string): string => `fetch-outside-calendar:${sourceId}`;
