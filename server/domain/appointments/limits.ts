import { tooLong } from '../../core/Refusal.js';

/** Of an appointment without a staff member, in the calendar. */
export const DEFAULT_COLOR = '#019fe8';
export const MAX_PARTS = 10;
export const MAX_PART_PRODUCTS = 20;
/** Services and products of all parts together. */
export const MAX_PRODUCTS = 50;
export const MAX_NOTES = 2000;
export const MAX_TITLE = 100;
/** Forms of an appointment. */
export const MAX_FORMS = 20;
/** Minutes: times and durations that the staff choose are multiples of it. */
export const STEP = 5;
export const MAX_APPOINTMENT_MINUTES = 31 * 1440;

export const NOTES = tooLong(MAX_NOTES, 'Notes have at most 2,000 characters');
export const TITLE = tooLong(MAX_TITLE, 'A name has at most 100 characters');
