import type ICAL from 'ical.js';
import { ReadingError } from './ReadingError.js';

type Component = InstanceType<typeof ICAL.Component>;

/** Of a file: one of 5 MB has fewer where programs write it. */
const MAX_LINES = 200_000;
/** Of one line before its value, folded or not: with each parameter the parser goes through the rest of the line. */
const MAX_PARAMETERS = 200;
const MAX_HEAD = 64 * 1024;
/** Of one event: each attendee is one. */
const MAX_PROPERTIES = 2000;
/** Occurrences that were changed, in a file. */
const MAX_OVERRIDES = 5000;
/** Dates that were added or taken out one by one, in a file. */
const MAX_DATES = 20_000;
const DATES = ['exdate', 'rdate'];

/** Before it is taken apart. Throws ReadingError. */
export function requireFewLines(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > MAX_LINES) throw tooComplex();
  }
}

/** Before it is taken apart, as the parser takes minutes for what is refused here. Throws ReadingError. */
export function requireShortHeads(text: string): void {
  let [parameters, letters] = [0, 0];
  let [isHead, isQuoted] = [true, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (code === LINE_END && next !== SPACE && next !== TAB) {
      [parameters, letters] = [0, 0];
      [isHead, isQuoted] = [true, false];
    } else if (isHead) {
      letters += 1;
      if (code === QUOTE) isQuoted = !isQuoted;
      else if (code === COLON) isHead = isQuoted;
      else if (code === SEMICOLON) parameters += 1;
      if (parameters > MAX_PARAMETERS || letters > MAX_HEAD) throw tooComplex();
    } else {
      // Nothing of a value is looked at.
      const end = text.indexOf('\n', at + 1);
      if (end < 0) return;
      at = end - 1;
    }
  }
}

const [LINE_END, TAB, SPACE, QUOTE, COLON, SEMICOLON] = [...'\n\t ":;'].map((sign) => sign.charCodeAt(0));

/** Before anything is made of the events of a file. Throws ReadingError. */
export function requireFewParts(events: readonly Component[]): void {
  let overrides = 0;
  let dates = 0;
  for (const event of events) {
    // As the parser has it, without an object for each.
    const properties = (event.jCal as unknown as [string, unknown[][]])[1];
    if (properties.length > MAX_PROPERTIES) throw tooComplex();
    for (const [name, , , ...values] of properties) {
      if (DATES.includes(name as string)) dates += values.length;
      else if (name === 'recurrence-id') overrides += 1;
    }
    if (dates > MAX_DATES || overrides > MAX_OVERRIDES) throw tooComplex();
  }
}

const tooComplex = (): ReadingError => new ReadingError('TOO_COMPLEX');
