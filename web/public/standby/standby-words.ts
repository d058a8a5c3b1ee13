import { clockTime } from '../../ui/clock-time';
import type { Failure } from '../request';

// As booking says it: its files would make the page of the link too large.

/** 2026-12-25 as 'Friday, December 25'. */
export const dateText = (date: string, locale: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(new Date(date));

/** 2026-12-25 as 'December 2026'. */
export const monthText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

/** An instant as its date and its time in a zone. */
export const visitText = (instant: string, timeZone: string, locale: string): { date: string; time: string } => ({
  date: dateText(instant, locale, timeZone),
  time: clockTime(instant, timeZone, locale),
});

/** 09:30 as '9:30 AM'. */
export const timeText = (time: string, locale: string): string => clockTime(`2000-01-01T${time}:00Z`, 'UTC', locale);

/** The reason of a refusal; '' for none. */
export const reasonOf = ({ details }: Failure): string => (Object(details) as { reason?: string }).reason ?? '';
