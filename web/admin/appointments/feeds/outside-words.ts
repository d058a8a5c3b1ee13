import { onClock } from '../time-words';
import type { OutsideStateFragment } from './feeds.generated';

type Fault = NonNullable<OutsideStateFragment['fault']>;

const faults: Record<Fault, (detail: string) => string> = {
  ADDRESS: () => 'Its address cannot be used any more. Please paste it again.',
  NOT_PUBLIC: () => 'Its address leads to a computer that is not on the public internet.',
  UNREACHABLE: () => 'Its server cannot be reached. Is the address complete?',
  TOO_SLOW: () => 'Its server took more than 10 seconds to answer.',
  REFUSED: (status) =>
    `Its server refused${status ? ` (${status})` : ''}. Perhaps the secret address was replaced: paste the new one.`,
  TOO_MANY_REDIRECTS: () => 'Its address leads from one to the next, too many times.',
  TOO_LARGE: () => 'It has more than 5 MB. Share a calendar with fewer past events.',
  NOT_A_CALENDAR: () => 'What is at the address is not a calendar. Paste the secret address in iCal format.',
  BROKEN: () => 'The calendar cannot be read: its file is broken.',
  UNKNOWN_ZONE: (zone) =>
    `An event is in the time zone “${zone}”, which nobody knows. Choose another one for it in that calendar.`,
  TOO_COMPLEX: () => 'The calendar takes too long to read, or one of its events repeats too often.',
};

/** Why it was not read the last time, in plain words; null if it was. */
export const faultWords = ({ fault, faultDetail }: OutsideStateFragment): string | null =>
  fault && faults[fault](faultDetail);

/** As in 'Jun 16, 2:30 PM'. */
export const momentWords = (instant: string, timeZone: string): string =>
  onClock(instant, timeZone).toLocaleString({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
