import { RefusalReason } from '../../entities/RefusalReason.js';
import { invalid } from './Refusal.js';

/** Invisible characters that turn or hide what follows, such as marks of the reading direction. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Line breaks and control characters. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Digits, and what phones turn into a link: word.word, word@word, word://word. */
const UNFIT = /[\p{N}@:]|\p{L}[.\u3002]\p{L}{2}/u;

/** What somebody typed into a field of one line: without line breaks and control characters, spaces tidied. */
export function oneLine(text: string): string {
  return text.replace(HIDDEN, '').replace(BREAKS, ' ').trim();
}

/** Whether a text or mail may repeat a person's name that a stranger may have typed: no digits, no addresses. */
export function isPlainName(name: string): boolean {
  return name !== '' && !UNFIT.test(name.normalize('NFKC'));
}

const MAX = 50;
const WORDS = { firstName: 'first name', lastName: 'last name' };

/** A person's name in one line, 1 to 50 characters; `mustBePlain` where a stranger types it. Throws INVALID_INPUT. */
export function personName(field: keyof typeof WORDS, text: string, { mustBePlain }: { mustBePlain: boolean }): string {
  const name = oneLine(text);
  const words = WORDS[field];
  if (name === '') throw invalid(field, `Enter the ${words}.`, { reason: RefusalReason.MISSING });
  if (name.length > MAX)
    throw invalid(field, `The ${words} has at most ${MAX} characters.`, { reason: RefusalReason.TOO_LONG, max: MAX });
  if (mustBePlain && !isPlainName(name))
    throw invalid(field, `Enter the ${words} without digits and addresses.`, { reason: RefusalReason.NOT_A_NAME });
  return name;
}
