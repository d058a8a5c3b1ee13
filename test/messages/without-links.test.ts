import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutLinks } from '../../server/core/messages/without-links.js';

test.each([
  ['Pay at https://evil.example/pay?id=1', 'Pay at https: evil. example/pay?id=1'],
  ['see www.evil.co.uk', 'see www. evil. co. uk'],
  ['hthttp://tp://1.2.3.4/x', 'hthttp: tp: 1.2.3.4/x'],
  ['ann@evil.example', 'ann@evil. example'],
  ['evil．example', 'evil． example'],
  ['At 10 a.m., 1.5 hours.\nThanks...', 'At 10 a.m., 1.5 hours. Thanks...'],
  ['Just the fringe, please: short/long', 'Just the fringe, please: short/long'],
])('%s', (written, shown) => {
  expect(withoutLinks(written)).toBe(shown);
});

test('nothing that is left looks like an address', () => {
  const piece = fc.constantFrom(
    'http',
    'https',
    ':',
    '/',
    '//',
    '.',
    'www',
    'evil',
    'com',
    '1',
    ' ',
    '\u200d',
    '\u00ad',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(withoutLinks(pieces.join(''))).not.toMatch(/:\/|\w\.[a-z]{2}/);
    }),
  );
});
