import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '../../server/domain/catalogue/price.js';

test.each([
  ['24.5', '24.50'],
  ['24.50', '24.50'],
  ['24', '24.00'],
  ['24.', '24.00'],
  ['.5', '0.50'],
  ['0', '0.00'],
  ['007', '7.00'],
  [' 12.30 ', '12.30'],
  ['999999.99', '999999.99'],
  ['', null],
  ['  ', null],
  [null, null],
])('%j is %j', (typed, stored) => expect(priceOf(typed)).toBe(stored));

test.each(['.', '-1', '+1', '1,5', '1.234', '1000000', '1e3', '0x10', 'NaN', '$5', '5 USD', '1 2', '١٢', 'Infinity'])(
  '%j is refused',
  (typed) => expect(() => priceOf(typed)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field: 'price' })),
);

test('every price stays to the cent, and is the same when it is typed again', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (cents) => {
      const typed = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(priceOf(typed)).toBe(typed);
      expect(priceOf(priceOf(typed.replace(/\.?0+$/, '') || '0'))).toBe(typed);
    }),
  );
});
