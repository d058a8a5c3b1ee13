import { clockTime } from '../../ui/clock-time';
import type { CheckIn } from './statuses';

const lateAfter = 30 * 60_000;

/** Beyond this a wait is only 'over 2 hours', and as the end of a range 'or more'. */
const longest = 120;
const range = (low: number, high: number): string => (high > longest ? `${low} or more` : `${low} to ${high}`);

/** A wait in one or two pieces, as few words as tell it: 'about 20 min' and '(15 to 30)', 'up to 5 min', 'over 2 hours'. */
export function quotePieces({ lowMinutes: low, minutes, highMinutes: high }: NonNullable<CheckIn['quote']>): string[] {
  if (low >= longest) return ['over 2 hours'];
  if (low === 0) return [`up to ${high} min`];
  if (minutes > longest) return [`${low} min or more`];
  return [`about ${minutes} min`, `(${range(low, high)})`];
}

export const quoteWords = (quote: NonNullable<CheckIn['quote']>): string => quotePieces(quote).join(' ');

/** 'told 25 to 35': the wait that a party was told at check-in, in the words of a quote. Null without one. */
export function toldWords(told: CheckIn['firstQuote']): string | null {
  if (!told) return null;
  const { lowMinutes: low, highMinutes: high } = told;
  if (low >= longest) return 'told over 2 hours';
  return low === 0 ? `told up to ${high}` : `told ${range(low, high)}`;
}

/** Whether a call-up, or its failure, is told of a party. */
export const tellsCallUp = ({ notifiedAt, callUpFailed }: Pick<CheckIn, 'notifiedAt' | 'callUpFailed'>): boolean =>
  notifiedAt !== null || callUpFailed;

/** Letters of a name that leave room for 'New!' beside it in the narrowest column. */
const shortName = 14;

/** Whether the signs of a row stand on a line of their own, as the name has no room for them. */
export const hasSignLine = (
  { customer, isNewCustomer, appointedAt, tableNumber }: CheckIn,
  isToday: boolean,
): boolean =>
  appointedAt !== null ||
  tableNumber !== '' ||
  (isNewCustomer && isToday && `${customer.firstName} ${customer.lastName}`.length > shortName);

export interface RowNote {
  kind: 'notes' | 'stopped' | 'hold' | 'offline';
  text: string;
  isUrgent: boolean;
}

export const isWaiting = ({ status }: Pick<CheckIn, 'status'>) => status === 'CHECKED_IN' || status === 'READY';

/**
 * Lines under a row: the party's notes; while it waits, that it stopped texts, that it asked for more time, or that a kiosk without network sent its check-in late.
 * Of past days (`now` null) only the notes.
 */
export function rowNotes(
  checkIn: Pick<CheckIn, 'status' | 'notes' | 'hasStoppedTexts' | 'holdUntil' | 'receivedAt' | 'createdAt'>,
  timeZone: string,
  now: number | null,
): RowNote[] {
  const { holdUntil, receivedAt, createdAt } = checkIn;
  const notes: RowNote[] = checkIn.notes ? [{ kind: 'notes', text: checkIn.notes, isUrgent: false }] : [];
  if (now === null || !isWaiting(checkIn)) return notes;
  if (checkIn.hasStoppedTexts) notes.push({ kind: 'stopped', text: 'Opted out of texts', isUrgent: false });
  if (holdUntil)
    notes.push({
      kind: 'hold',
      text: `Asked for more time, until ${clockTime(holdUntil, timeZone)}`,
      isUrgent: Date.parse(holdUntil) <= now,
    });
  if (receivedAt)
    notes.push({
      kind: 'offline',
      text: offlineWords(createdAt, receivedAt, timeZone),
      isUrgent: Date.parse(receivedAt) - Date.parse(createdAt) > lateAfter,
    });
  return notes;
}

/** 'Checked in offline at 9:12 AM, arrived 11:40 AM': at the kiosk, and on the server. */
const offlineWords = (createdAt: string, receivedAt: string, timeZone: string): string =>
  `Checked in offline at ${clockTime(createdAt, timeZone)}, arrived ${clockTime(receivedAt, timeZone)}`;
