import type { CalendarSettingsInput } from '../../../schema.generated';
import { maxBookingSlots, maxBuffer, maxLateMinutes, maxNoticeMinutes, maxWindowDays } from '../../limits';
import type { CalendarSettingsFieldsFragment } from '../appointments.generated';
import { minutesOfOwnChange, type OwnChange, ownChangeOf, ownChangeWords } from './own-change';

export type CalendarSettings = CalendarSettingsFieldsFragment;

/** The form of the settings, as typed. */
export interface SettingsDraft {
  bookingInterval: string;
  bookingSlots: string;
  calendarView: CalendarSettings['calendarView'];
  /** The earliest booking: from the next day on, or some time ahead. */
  earliest: 'NEXT_DAY' | 'AHEAD';
  notice: string;
  noticeUnit: 'MINUTES' | 'HOURS';
  windowDays: string;
  bufferBefore: string;
  bufferAfter: string;
  confirmation: CalendarSettings['confirmation'];
  lateMinutes: string;
  lateArrival: CalendarSettings['lateArrival'];
  ownCancel: OwnChange;
  ownChange: OwnChange;
  bookingMail: CalendarSettings['bookingMail'];
}

const defaultHours = '2';
const hour = 60;

export function draftOf(settings: CalendarSettings): SettingsDraft {
  const { bookingInterval, bookingSlots, calendarView, noticeMinutes, windowDays, bufferBefore, bufferAfter } =
    settings;
  const { confirmation, lateMinutes, lateArrival, cancelMinutes, changeMinutes, bookingMail } = settings;
  const isHours = noticeMinutes === null || noticeMinutes % hour === 0;
  return {
    bookingInterval: String(bookingInterval),
    bookingSlots: String(bookingSlots),
    calendarView,
    earliest: noticeMinutes === null ? 'NEXT_DAY' : 'AHEAD',
    notice: noticeMinutes === null ? defaultHours : String(isHours ? noticeMinutes / hour : noticeMinutes),
    noticeUnit: isHours ? 'HOURS' : 'MINUTES',
    windowDays: String(windowDays),
    bufferBefore: String(bufferBefore),
    bufferAfter: String(bufferAfter),
    confirmation,
    lateMinutes: String(lateMinutes),
    lateArrival,
    ownCancel: ownChangeOf(cancelMinutes),
    ownChange: ownChangeOf(changeMinutes),
    bookingMail,
  };
}

const minutesOf = ({ notice, noticeUnit }: Pick<SettingsDraft, 'notice' | 'noticeUnit'>): number =>
  Number(notice) * (noticeUnit === 'HOURS' ? hour : 1);

const isBetween = (text: string, least: number, most: number) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What is wrong with a typed number, or true. */
export const slotsRule = (text: string) =>
  isBetween(text, 1, maxBookingSlots) || `Enter a number from 1 to ${maxBookingSlots}.`;
export const windowRule = (text: string) =>
  isBetween(text, 1, maxWindowDays) || `Enter days from 1 to ${maxWindowDays}.`;
export const bufferRule = (text: string) => isBetween(text, 0, maxBuffer) || `Enter minutes from 0 to ${maxBuffer}.`;
export const lateRule = (text: string) =>
  isBetween(text, 0, maxLateMinutes) || `Enter minutes from 0 to ${maxLateMinutes}.`;
export const noticeRule = (notice: string, { earliest, noticeUnit }: SettingsDraft) =>
  earliest === 'NEXT_DAY' ||
  (isBetween(notice, 0, maxNoticeMinutes) && minutesOf({ notice, noticeUnit }) <= maxNoticeMinutes) ||
  'Enter a number; 30 days ahead at most.';

const valuesOf = (draft: SettingsDraft) => ({
  bookingInterval: Number(draft.bookingInterval),
  bookingSlots: Number(draft.bookingSlots),
  calendarView: draft.calendarView,
  noticeMinutes: draft.earliest === 'NEXT_DAY' ? null : minutesOf(draft),
  windowDays: Number(draft.windowDays),
  bufferBefore: Number(draft.bufferBefore),
  bufferAfter: Number(draft.bufferAfter),
  confirmation: draft.confirmation,
  lateMinutes: Number(draft.lateMinutes),
  lateArrival: draft.lateArrival,
  cancelMinutes: minutesOfOwnChange(draft.ownCancel),
  changeMinutes: minutesOfOwnChange(draft.ownChange),
  bookingMail: draft.bookingMail,
});

/** What stands for null: of settings that are changed, null is one that stays. */
const withoutMinutes = {
  noticeMinutes: 'fromNextDay',
  cancelMinutes: 'neverCancel',
  changeMinutes: 'neverChange',
} as const;

/** Only what differs from the settings as they were. */
export function changesOf(draft: SettingsDraft, before: SettingsDraft): CalendarSettingsInput {
  const [mine, old] = [valuesOf(draft), valuesOf(before)];
  const changed = Object.entries(mine).filter(([name, value]) => value !== old[name as keyof typeof old]);
  return Object.fromEntries(
    changed.map(([name, value]) =>
      value === null ? [withoutMinutes[name as keyof typeof withoutMinutes], true] : [name, value],
    ),
  );
}

const words = {
  view: { DAY: 'Day', WEEK: 'Week' },
  unit: { MINUTES: 'minutes', HOURS: 'hours' },
  confirmation: { STAFF: 'None', KNOWN: 'Known customers', EVERYONE: 'Everyone' },
  mail: { NOBODY: 'Nobody', OWNERS: 'Owners', STAFF: 'Owners and staff' },
  late: { END: 'The end of the line', KEEP: 'Their place' },
} as const;

/** The settings as they are now and as they were typed. */
export function settingsLines(now: SettingsDraft, typed: SettingsDraft): [string, string, string][] {
  const line = (word: string, wordsOf: (draft: SettingsDraft) => string): [string, string, string] => [
    word,
    wordsOf(now),
    wordsOf(typed),
  ];
  return [
    line('Interval', ({ bookingInterval }) => `${bookingInterval} minutes`),
    line('Side by side', ({ bookingSlots }) => bookingSlots),
    line('View', ({ calendarView }) => words.view[calendarView]),
    line('Earliest', ({ earliest, notice, noticeUnit }) =>
      earliest === 'NEXT_DAY' ? 'From the next day' : `${notice} ${words.unit[noticeUnit]} ahead`,
    ),
    line('Latest', ({ windowDays }) => `${windowDays} days ahead`),
    line('Free before', ({ bufferBefore }) => `${bufferBefore} minutes`),
    line('Free after', ({ bufferAfter }) => `${bufferAfter} minutes`),
    line('Confirmed without you', ({ confirmation }) => words.confirmation[confirmation]),
    line('Grace for late arrivals', ({ lateMinutes }) => `${lateMinutes} minutes`),
    line('Later than that', ({ lateArrival }) => words.late[lateArrival]),
    line('Customers cancel', ({ ownCancel }) => ownChangeWords(ownCancel)),
    line('Customers change the time', ({ ownChange }) => ownChangeWords(ownChange)),
    line('Told by email', ({ bookingMail }) => words.mail[bookingMail]),
  ];
}
