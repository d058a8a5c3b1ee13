import { DateTime } from 'luxon';

/** The day of an instant in a time zone: 'Nov 21, 2026'. */
export const dayOf = (instant: string, timeZone: string): string =>
  DateTime.fromISO(instant, { zone: timeZone }).setLocale('en-US').toFormat('LLL d, yyyy');
