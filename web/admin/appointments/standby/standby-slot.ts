import type { Slot } from '../entry/appointment-draft';
import { usualStart } from '../new-slot';
import type { Standby } from './standby-words';

interface Now {
  today: string;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  interval: number;
}

/** Where the form of a new appointment opens for who waits: at the time that is held for them, else on the first day that they want. */
export function standbySlot({ firstDate, offer, customer, parts }: Standby, { today, ...clock }: Now): Slot {
  return {
    startsAt: offer ? new Date(offer.startsAt) : usualStart(firstDate < today ? today : firstDate, clock),
    customer,
    parts: parts.map(({ staff, products, minutes }) => ({
      products,
      staff,
      askedForStaff: staff !== null,
      minutes: String(minutes),
    })),
  };
}
