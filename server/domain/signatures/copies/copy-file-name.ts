import type { CopySheet } from './CopySheet.js';

const MAX_TITLE = 60;

/** Of the title and the day, with the end of the code, so that two copies of one form differ. */
export function copyFileName({ title, signedOn, code }: Pick<CopySheet, 'title' | 'signedOn' | 'code'>): string {
  const words = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_TITLE)
    .replace(/^-|-$/g, '');
  return `${words || 'Form'} ${signedOn} ${code.slice(-6)}.pdf`;
}
