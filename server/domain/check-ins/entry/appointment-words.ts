import { DateTime } from 'luxon';

/** 'Jun 15, 2:30 PM': how the log names an appointment. */
export const appointmentWords = ({ startsAt }: { startsAt: string }, timeZone: string): string =>
  DateTime.fromISO(startsAt, { zone: timeZone })
    .setLocale('en-US')
    .toLocaleString({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .replace(/\s/g, ' ');
