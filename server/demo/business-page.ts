import { DateTime } from 'luxon';
import { usHolidays } from '../domain/hours/us-holidays.js';

interface DemoHours {
  opens: number;
  closes: number;
}

/** Hours of the week, 0 for Sunday: closed then. */
export const WEEK: readonly (DemoHours & { weekday: number })[] = [
  { weekday: 1, opens: 600, closes: 1080 },
  { weekday: 2, opens: 540, closes: 1140 },
  { weekday: 3, opens: 540, closes: 1140 },
  { weekday: 4, opens: 540, closes: 1260 },
  { weekday: 5, opens: 540, closes: 1140 },
  { weekday: 6, opens: 540, closes: 1020 },
];

/** The next two holidays: closed on the first, open until noon on the second. */
export function exceptionsAfter(start: Date, zone: string): { date: string; name: string; ranges: DemoHours[] }[] {
  const today = DateTime.fromJSDate(start, { zone });
  const [first, second] = [today.year, today.year + 1]
    .flatMap(usHolidays)
    .filter(({ date }) => date > today.toISODate()!);
  return [
    { ...first!, ranges: [] },
    { ...second!, ranges: [{ opens: 540, closes: 720 }] },
  ];
}

export const PROFILE = {
  vanityName: 'demo-salon',
  about:
    '<p>Three chairs, good coffee and no small talk unless you start it. <strong>Rosa’s Salon</strong> has cut hair on Randolph Street since 1998.</p><p>Walk in, or see on this page how long the wait is.</p>',
};

export const POLICIES: readonly { name: string; content: string }[] = [
  {
    name: 'If you cannot come',
    content: '<p>Just leave the line on your phone, so that others move up. Nobody is charged for it.</p>',
  },
  {
    name: 'Patch tests',
    content:
      '<p>Before a first color we test it on your skin:</p><ul><li><p>two days ahead</p></li><li><p>free of charge</p></li></ul>',
  },
];

/** Of the platform's templates: the consent of a salon, and that to photos. */
export const FORM_TEMPLATE_IDS = ['2', '6'];
