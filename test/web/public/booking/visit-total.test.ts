import { expect, test } from '@jest/globals';
import { totalOf } from '../../../../web/public/booking/visit-total';

test('items cost their exact sum together, and nobody says one where a price is missing', () => {
  const items = (...prices: (string | null)[]) => prices.map((price) => ({ price }));
  expect(totalOf(items('32.00', '26.10', '38.52'))).toBe('96.62');
  expect(totalOf(items('0.10', '0.20'))).toBe('0.30');
  expect(totalOf(items('32.00', null))).toBeNull();
});
