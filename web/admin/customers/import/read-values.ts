import { uniqueTags } from '../customer-values';
import { plain } from '../../imports/columns';

/** The 10 digits of a US number in any format, with or without +1 and an extension; null for anything else. */
export function readPhone(text: string): string | null {
  const digits = text
    .replace(/(?:ext|x)\.?\s*\d+\s*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0{2}(?=1)/, '');
  const own = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(own) ? own : null;
}

const suffix = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;

/** First and last name of 'Ann Lee', 'Lee, Ann', 'Ann Marie Lee' or 'Ann Lee Jr.'. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const name = text.replace(/\s+/g, ' ').trim();
  const comma = name.indexOf(',');
  const after = name.slice(comma + 1).trim();
  if (comma > 0 && after !== '' && !suffix.test(after)) return { firstName: after, lastName: name.slice(0, comma) };
  const words = name.split(' ');
  const last = words.length > 2 && suffix.test(words.at(-1)!) ? 2 : 1;
  if (words.length === 1) return { firstName: name, lastName: '' };
  return { firstName: words.slice(0, -last).join(' ').replace(/,$/, ''), lastName: words.slice(-last).join(' ') };
}

const yes = ['yes', 'y', 'true', '1', 'x', 'si', 's', 'on', 'unsubscribed'];
const no = ['', 'no', 'n', 'false', '0', 'off'];

/** Null for a word that says neither. */
export function readYes(text: string): boolean | null {
  const word = plain(text);
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

/** The tags of a cell, each once. */
export const readTags = (text: string): string[] => uniqueTags(text.split(/[;,|]/));
