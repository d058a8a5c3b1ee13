import { RefusalReason } from '../../entities/RefusalReason.js';
import { invalid } from './Refusal.js';

/** Invisible characters, such as marks of the reading direction; joiners stay in scripts and emoji that need them. */
const HIDDEN = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
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
  const visible = name.replace(INVISIBLE, '');
  return /[\p{L}\p{Extended_Pictographic}]/u.test(visible) && !UNFIT.test(visible.normalize('NFKC'));
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
