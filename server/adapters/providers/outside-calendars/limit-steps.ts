import ICAL from 'ical.js';
import { Barren } from './Barren.js';
import { ReadingError } from './ReadingError.js';

/** From one start to the next, and of all in a file: a daily event of 10 years takes about 10,000. */
const MAX_STEPS = 20_000;
const MAX_STEPS_OF_ALL = 500_000;

const left = { ofRule: MAX_STEPS, ofAll: MAX_STEPS_OF_ALL };

/** Each loop of the iterator passes through one of these. */
const LOOPS = ['next', 'check_contracting_rules', 'increment_month', 'increment_year', 'next_month', 'next_year'];
/** Loops by itself as often as its argument says, which may be a billion. */
const LOOP_OF_DAYS = 'increment_monthday';

// A rule may ask for what no calendar has, and its iterator would look for it for ever: it has no limit of its own.
const prototype = ICAL.RecurIterator.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of [...LOOPS, LOOP_OF_DAYS]) {
  const original = prototype[name]!;
  prototype[name] = function counted(...args: unknown[]) {
    const steps = name === LOOP_OF_DAYS ? Number(args[0]) : 1;
    left.ofRule -= steps;
    if (left.ofRule < 0) throw new Barren();
    spend(steps);
    return original.apply(this, args);
  };
}

/** Counts work that no iterator does, by what it takes. Throws ReadingError where a file needs too much in all. */
export function spend(steps: number): void {
  left.ofAll -= steps;
  if (left.ofAll < 0) throw new ReadingError('TOO_COMPLEX');
}

/** Before a file is read. */
export function beginFile(): void {
  left.ofAll = MAX_STEPS_OF_ALL;
  beginRule();
}

/** Before a rule, or a zone, is followed. */
export function beginRule(): void {
  left.ofRule = MAX_STEPS;
}
