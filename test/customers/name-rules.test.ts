import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPlainName, personName } from '../../server/core/names.js';

const stored = (name: string): string => personName('firstName', name, { mustBePlain: true });

/** Full stops, what folds to one, and what looks like one. */
const DOTS = ['.', '\uff0e', '\u3002', '\u2024', '\uff61', '\ufe52', '\u0701', '\u06d4', '\ua4f8', '\ua60e'];
const HIDDEN = ['', '\u00ad', '\u200b', '\u034f', '\u0301'];
const word = fc.stringMatching(/^[a-z]{2,8}$/);
const cased = (text: string) => fc.constantFrom(text, text.toUpperCase(), text[0]!.toUpperCase() + text.slice(1));
const ending = fc.constantFrom('com', 'net', 'io', 'me', 'ly', 'zip', 'shop', 'link', 'page', 'app', 'bank');

describe('a stranger’s name', () => {
  test.each([
    ['St.John', 'St. John'],
    ['st.john', 'st. john'],
    ['Dr.Müller', 'Dr. Müller'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
    ['Mary J.Blige', 'Mary J. Blige'],
    ['Ma.Teresa', 'Ma. Teresa'],
    ['А.Иванов', 'А. Иванов'],
    ['St. John', 'St. John'],
    ['J.R.', 'J.R.'],
    ['Anne Marie 2nd', 'Anne Marie 2nd'],
    ['Henry 3rd', 'Henry 3rd'],
    ['Louis 9th', 'Louis 9th'],
    ['Henry III', 'Henry III'],
    ['Henry Ⅲ', 'Henry Ⅲ'],
  ])('%p is stored as %p', (typed, name) => expect(stored(typed)).toBe(name));

  test.each([
    'evil.com',
    'Evil.Com',
    'EVIL.COM',
    'St.Co',
    'dr.link',
    'pay.me',
    'Www.Evil.Bank',
    '💩.la',
    'Ann 2nd 5th 5th',
    '2nd',
    '2nd Ann',
    'Ann 22nd',
    'Ann2nd',
    'Call 2125550199th',
  ])('%p is refused, and told what to leave out', (name) =>
    expect(() => stored(name)).toThrow('Please leave web addresses and numbers out of the first name.'),
  );

  test('is no address with any dot, case, and hidden character', () => {
    fc.assert(
      fc.property(
        word.chain(cased),
        ending.chain(cased),
        fc.constantFrom(...DOTS),
        fc.constantFrom(...HIDDEN),
        fc.constantFrom('', 'pay at ', 'St.'),
        fc.constantFrom('', ' now', '/pay', '.'),
        (name, top, dot, hidden, start, end) =>
          expect(isPlainName(`${start}${name}${hidden}${dot}${hidden}${top}${end}`)).toBe(false),
      ),
    );
  });

  test('holds no address once it is stored, and is stored the same again', () => {
    const piece = fc.constantFrom('St', 'J', 'Ann', 'com', 'Com', 'evil', 'Lee', ' ', ' 2nd', ...DOTS, ...HIDDEN);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const typed = pieces.join('');
        fc.pre(isPlainName(typed));
        const name = stored(typed);
        expect(name).not.toMatch(/[a-z]\.com/i);
        expect(isPlainName(name)).toBe(true);
        expect(stored(name)).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });

  test('of 50 characters is not made longer', () => expect(stored(`St.${'John'.repeat(11)}son`)).toHaveLength(50));
});

test('a host’s name may hold anything, with the same spaces', () => {
  const host = (name: string) => personName('lastName', name, { mustBePlain: false });
  expect([host('evil.com'), host('Table 5'), host('St.John')]).toEqual(['evil.com', 'Table 5', 'St. John']);
});
