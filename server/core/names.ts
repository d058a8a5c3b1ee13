import { parse } from 'tldts';
import { RefusalReason } from '../../entities/RefusalReason.js';
import { invalid } from './Refusal.js';

/** Invisible characters, such as marks of the reading direction; joiners stay in scripts and emoji that need them. */
const HIDDEN = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Line breaks and control characters. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Digits, and signs of an address: `ann@evil`, `https:`. */
const UNFIT = /[\p{N}@:]/u;
/** Full stops, and what looks like one or stands for one in addresses; compatibility forms are folded before. */
const DOT = /[.\u3002\u0701\u0702\u06d4\ua4f8\ua60e\u{10a50}]/u;
/** Ends a name without being a number: Anne Marie 2nd. */
const ORDINAL = /\s(?:1st|2nd|3rd|[4-9]th)\.?$/i;
/** Titles and initials: a dot after them ends no word. */
const ABBREVIATION =
  /^(?:\p{L}|st|ste|sto|sta|dr|dra|mr|mrs|ms|mx|sr|sra|srta|jr|prof|rev|fr|ma|mt|capt|sgt|lt|hon)$/iu;

/** What somebody typed into a field of one line: without line breaks and control characters, spaces tidied. */
export function oneLine(text: string): string {
  return text.replace(HIDDEN, '').replace(BREAKS, ' ').trim();
}

/** Whether a dot between these words belongs to a name, as in `St.John` and `Mary J.Blige`, and phones make no link of it. */
function isNameDot(before: string, after: string): boolean {
  if (!ABBREVIATION.test(before) && !/^\p{Lu}/u.test(after)) return false;
  const [ending] = /^\p{L}+/u.exec(after) ?? [''];
  return ending.length > 2 && !parse(`x.${ending}`).isIcann;
}

/** Whether phones, or people, read this word as an address: `word.word`. */
function isAddress(word: string): boolean {
  const parts = word.split(DOT);
  return parts.some((part, index) => {
    const before = parts[index - 1];
    return before && /^\p{L}{2}/u.test(part) && !isNameDot(before, part);
  });
}

/** Compatibility forms folded, accents and what cannot be seen removed, so that nothing hides an address. */
const withoutMarks = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** Whether a text or mail may repeat a person's name that a stranger may have typed: no numbers, no addresses. */
export function isPlainName(name: string): boolean {
  const plain = withoutMarks(name.replace(ORDINAL, ''));
  return /[\p{L}\p{Extended_Pictographic}]/u.test(plain) && !UNFIT.test(plain) && !plain.split(/\s+/).some(isAddress);
}

/** `St. John` for `St.John`; other names unchanged. */
const withSpaces = (name: string): string =>
  isPlainName(name) ? name.replace(/(?<=[^\s.]\.)(?=\p{L}{2})/gu, ' ') : name;

/** Characters of a first or a last name. */
export const MAX_PERSON_NAME = 50;
const WORDS = { firstName: 'first name', lastName: 'last name' };

/** A person's name in one line, 1 to 50 characters, with spaces between its words; `mustBePlain` where a stranger types it. Throws INVALID_INPUT. */
export function personName(field: keyof typeof WORDS, text: string, { mustBePlain }: { mustBePlain: boolean }): string {
  const name = oneLine(text);
  const words = WORDS[field];
  if (name === '') throw invalid(field, `Enter the ${words}.`, { reason: RefusalReason.MISSING });
  if (name.length > MAX_PERSON_NAME)
    throw invalid(field, `The ${words} has at most ${MAX_PERSON_NAME} characters.`, {
      reason: RefusalReason.TOO_LONG,
      max: MAX_PERSON_NAME,
    });
  if (mustBePlain && !isPlainName(name))
    throw invalid(field, `Please leave web addresses and numbers out of the ${words}.`, {
      reason: RefusalReason.NOT_A_NAME,
    });
  const spaced = withSpaces(name);
  return spaced.length > MAX_PERSON_NAME ? name : spaced;
}
