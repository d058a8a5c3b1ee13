import type { Damage } from '../reliability/Guests.js';

/** What a fault did. */
export interface Row extends Damage {
  fault: string;
  /** How often it was brought about. */
  tries: number;
  /** Calls that were answered, and those that were refused with UNAVAILABLE meanwhile. */
  answered: number;
  refused: number;
  /** The longest time in milliseconds until a request was answered, refused or broken off. */
  longestMs: number;
  /** The longest time in milliseconds from the fault's end to the next answer; null where nothing went away. */
  backMs: number | null;
  /** Why it was not tried, or what else was measured. */
  note?: string;
}
