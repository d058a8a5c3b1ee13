import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { vanityNameOf, vanityNamesFor } from '../../server/domain/businesses/vanity-name.js';

test.each([
  [' Rosas-Salon ', 'rosas-salon'],
  ['abc', 'abc'],
  ['a2345678901234567890', 'a2345678901234567890'],
  ['', null],
  ['  ', null],
])('%j is %j', (typed, stored) => expect(vanityNameOf(typed)).toBe(stored));

test.each([
  'ab',
  'a23456789012345678901',
  'rosa’s',
  'rosa s',
  'rösas',
  'rosa_s',
  '../api',
  'api',
  'ADMIN',
  'page',
  'greeter-help',
])('%j is refused', (typed) =>
  expect(() => vanityNameOf(typed)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field: 'vanityName' })),
);

test('names come from the name and the place of the business', () => {
  expect(vanityNamesFor({ name: 'Rosa’s Salón', city: 'Chicago', state: 'IL' }).slice(0, 5)).toEqual([
    'rosas-salon',
    'rosassalon',
    'rosas-salon-chicago',
    'rosas-salon-il',
    'rosas-salon-2',
  ]);
});

test('a name that would speak for us is not suggested', () => {
  const names = vanityNamesFor({ name: 'Greeter Help', city: 'Troy', state: 'NY' });
  expect(names).toContain('greeterhelp');
  expect(names.filter((name) => name.startsWith('greeter-'))).toEqual([]);
});

test('every suggested name would be taken as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, city) => {
      for (const suggested of vanityNamesFor({ name, city, state: 'NY' }))
        expect(vanityNameOf(suggested)).toBe(suggested);
    }),
  );
});
