import { invalid } from '../../core/Refusal.js';

const DOLLARS = /^(\d{1,6})?(?:\.(\d{0,2}))?$/;

/** A price as it is stored, '24.50' for '24.5'; null for none. Throws INVALID_INPUT. */
export function priceOf(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const [, dollars = '', cents = ''] = DOLLARS.exec(typed) ?? [];
  if (dollars === '' && cents === '')
    throw invalid('price', 'A price is a number from 0 to 999999.99 with at most two decimal places.');
  return `${Number(dollars)}.${cents.padEnd(2, '0')}`;
}
