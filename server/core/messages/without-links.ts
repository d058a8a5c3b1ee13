import { oneLine } from '../names.js';

/** Full stops of addresses, before what may be the end of one. */
const DOT = /([.\u2024\u3002\uff0e\uff61])(?=[\p{L}\p{M}\u200c\u200d]{2})/gu;

/** What a stranger wrote, in one line, as mails repeat it: a web address stands there to be read, but mail programs make no link of `https: evil. example`. */
export const withoutLinks = (text: string): string =>
  oneLine(text)
    .replace(/:[/\\]+/g, ': ')
    .replace(DOT, '$1 ');
