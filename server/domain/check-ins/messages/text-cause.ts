import type { TextCause } from '../../../core/messages/text-caps.js';

/** The part of the business's day for parties that may never have come: a tenth. */
const ABSENT_PART = 10;

/**
 * What brings a text about that nobody who works here asked for. `stranger`: a customer in line; after the visit, one who joined at the kiosk or was called
 * up or added by a host. `seating`: a host seated the party before. `farewell`: the party wrote that it leaves. `absent`: the party joined by phone and no
 * host received it, so that nobody may ever have come.
 */
export type TextTrigger = 'stranger' | 'seating' | 'farewell' | 'absent';

interface PartyFacts {
  /** The phone session that joined, or null. */
  session: string | null;
  /** Whether too many check-ins from the same address were left or removed. */
  hasBrake: boolean;
  /** Texts of the business in a day. */
  perDay: number;
}

/** What a text to a party counts against. */
export function textCause(trigger: TextTrigger, { session, hasBrake, perDay }: PartyFacts): TextCause {
  return {
    session,
    // A host saw a seated party, and one that leaves gets the answer to its own text.
    isBraked: hasBrake && (trigger === 'stranger' || trigger === 'absent'),
    countsForHour: trigger !== 'farewell',
    perDay: trigger === 'seating' ? null : perDay,
    partOfDay: trigger === 'absent' ? Math.ceil(perDay / ABSENT_PART) : null,
  };
}
