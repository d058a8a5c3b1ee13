import { clockTime } from '../../ui/clock-time';

// As in booking/visit-words.ts, whose file is as long as all of booking.

/** An instant as its date and its time in a zone. */
export const visitMoment = (instant: string, timeZone: string, locale: string): { date: string; time: string } => ({
  date: new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  ),
  time: clockTime(instant, timeZone, locale),
});

/** The name of a zone, such as 'Eastern Time'. */
export const zoneName = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
