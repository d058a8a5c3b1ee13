import { DateTime } from 'luxon';
import { dayWords, momentWords, onClock, timeWords } from '../time-words';
import type { StandbyDialog_StandbysQuery } from './standbys.generated';

export type Standby = StandbyDialog_StandbysQuery['standbys']['items'][number];

const onDate = (date: string) => DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US');
const ofDay = (time: string) => timeWords(onDate(`2000-01-01T${time}`));

/** 'Mon, Jun 22', 'Mon, Jun 22, at 9:00 AM', or 'Mon, Jun 22 – Fri, Jun 26, from 9:00 AM to 12:00 PM'. */
export function wantedWords({ firstDate, lastDate, fromTime, toTime }: Standby): string {
  const days = [...new Set([firstDate, lastDate])].map((date) => dayWords(onDate(date))).join(' – ');
  if (fromTime && fromTime === toTime) return `${days}, at ${ofDay(fromTime)}`;
  const times = [fromTime && `from ${ofDay(fromTime)}`, toTime && `to ${ofDay(toTime)}`].filter(Boolean).join(' ');
  return times ? `${days}, ${times}` : days;
}

/** 'Cut, Color with Maya Lin'. */
export const visitWords = ({ parts }: Standby): string =>
  parts
    .map(({ products, staff }) => {
      const items = products.map(({ name }) => name).join(', ') || 'Appointment';
      return staff ? `${items} with ${staff.firstName} ${staff.lastName}` : items;
    })
    .join('; ');

/** Where it stands: 'Waiting', or the time that is held. */
export const stateWords = ({ offer }: Standby, timeZone: string): string =>
  offer
    ? `Offered ${momentWords(onClock(offer.startsAt, timeZone))}, held until ${timeWords(onClock(offer.expiresAt, timeZone))}`
    : 'Waiting';
