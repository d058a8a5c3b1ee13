import { clockTime } from '../../ui/clock-time';
import { ordinal } from '../../ui/ordinal';
import { nameOf, type CheckIn } from './statuses';

/** That a party is in line, in which place, and that it came too late for the place of its appointment. */
export function inLineWords(checkIn: CheckIn, timeZone: string): string {
  const { position, appointedAt, placeAt } = checkIn;
  const words = [`${nameOf(checkIn)} is ${position === 1 ? 'next in line' : 'in line'}`];
  if (position !== null && position > 1) words.push(`, ${ordinal(position)}`);
  if (appointedAt && Date.parse(placeAt) > Date.parse(appointedAt))
    words.push(`: too late for the place of ${clockTime(appointedAt, timeZone)}`);
  return `${words.join('')}.`;
}
