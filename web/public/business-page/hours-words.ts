import { clockTime } from '../../ui/clock-time';
import type { Translate } from '../i18n/messages';
import { holidayName } from './holiday-name';
import type { OpenState, PageHours } from './page-data';

interface Range {
  opens: number;
  closes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Sunday: weekdays are counted from it. */
const SUNDAY = Date.UTC(2024, 0, 7);
/** As weeks are read: from Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Minutes of the day as '9:00 AM'. */
const minutesText = (minutes: number, locale: string) =>
  clockTime(new Date(minutes * MINUTE_MS).toISOString(), 'UTC', locale);

const rangeText = (t: Translate, { opens, closes }: Range, locale: string): string =>
  opens === closes % 1440 ? t('businessPage.allDay') : `${minutesText(opens, locale)} – ${minutesText(closes, locale)}`;

const rangesText = (t: Translate, ranges: readonly Range[], locale: string): string[] =>
  ranges.length === 0 ? [t('businessPage.closed')] : ranges.map((range) => rangeText(t, range, locale));

const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY_MS);

/** The date of an instant in a zone, as in 2026-12-25. */
const dateIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );

/** The weekday of an instant in a zone, 0 for Sunday. */
export const weekdayOf = (instant: string, timeZone: string): number => new Date(dateIn(instant, timeZone)).getUTCDay();

export interface DayLine {
  key: string;
  day: string;
  times: string[];
}

/** The seven days with their hours; none without any hours. */
export function weekLines(t: Translate, { weekly }: PageHours, locale: string): (DayLine & { weekday: number })[] {
  if (weekly.length === 0) return [];
  return WEEK.map((weekday) => ({
    key: String(weekday),
    weekday,
    day: weekdayName(weekday, locale),
    times: rangesText(
      t,
      weekly.filter((range) => range.weekday === weekday),
      locale,
    ),
  }));
}

/** A date, as in 2026-12-25, as 'Friday, December 25'. */
const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

export const exceptionLines = (
  t: Translate,
  { exceptions }: PageHours,
  locale: string,
): (DayLine & { name: string })[] =>
  exceptions.map(({ date, name, ranges }) => ({
    key: date,
    name: holidayName(t, name),
    day: dateText(date, locale),
    times: rangesText(t, ranges, locale),
  }));

/** When it opens or closes next, as people say it at `now`: '5:00 PM', 'Monday, 9:00 AM', 'January 4, 9:00 AM'; null where nothing is known. */
export function nextChangeText(
  t: Translate,
  { isOpen, until, opensAt }: OpenState,
  { now, timeZone, locale }: { now: string; timeZone: string; locale: string },
): string | null {
  const at = isOpen ? until : opensAt;
  if (at === null) return null;
  const time = clockTime(at, timeZone, locale);
  const [today, date] = [dateIn(now, timeZone), dateIn(at, timeZone)];
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  if (days === 0) return t(isOpen ? 'businessPage.closesAt' : 'businessPage.opensAt', { time });
  const day =
    days < 7
      ? weekdayName(new Date(date).getUTCDay(), locale)
      : new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));
  return t(isOpen ? 'businessPage.closesOn' : 'businessPage.opensOn', { day, time });
}
