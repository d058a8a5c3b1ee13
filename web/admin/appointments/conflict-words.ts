import { onClock, rangeWords, timeWords } from './time-words';

/** What is in the way, of a SLOT_TAKEN refusal's details. */
export interface Conflict {
  startsAt: string;
  endsAt: string;
  /** Whether it stands in a calendar elsewhere. */
  isOutside?: boolean;
  /** Until when a customer who books, or is offered a freed time, holds it. */
  heldUntil?: string | null;
  /** Null of what is nobody's appointment. */
  takenBy?: { customer: string | null; title: string; staff: string | null; products: string[] } | null;
}

/** 'Maya Lin has Cut with Ann: Fri, Nov 27, 10:00 – 10:45 AM'. */
export function conflictWords({ startsAt, endsAt, isOutside, heldUntil, takenBy }: Conflict, timeZone: string): string {
  const when = rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone));
  if (isOutside) return `${when} (busy, outside calendar)`;
  if (heldUntil)
    return `${when} (held for a customer until ${timeWords(onClock(heldUntil, timeZone))}, who would lose it)`;
  if (!takenBy) return when;
  const { customer, title, staff, products } = takenBy;
  const who = customer ? `${customer} has ${products.join(', ') || 'an appointment'}` : title || 'An event';
  return `${who}${staff ? ` with ${staff}` : ''}: ${when}`;
}
