import { expect, test } from '@jest/globals';
import { slowPatternsIn } from './patterns.js';
import { sources } from './sources.js';

const OURS = sources(['server', 'web', 'entities'], /\.(?:tsx?|mjs)$/);

test('every pattern reads a text in a time that grows with its length, not with its square', () => {
  expect(OURS.flatMap(slowPatternsIn)).toEqual([]);
});

// The analysis reads literals only.
test('no pattern is put together while the program runs', () => {
  expect(OURS.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each([
  String.raw`const table = /^\s*.{0,10}\s*$/u;`,
  String.raw`class Input { @Matches(/^(\w+\s?)*$/) name!: string; }`,
  String.raw`const trimmed = text.replace(/[\s.!]+$/, '');`,
])('%s is seen', (text) => {
  expect(slowPatternsIn({ path: 'server/sample.ts', text })).toHaveLength(1);
});

test('patterns without the fault pass', () => {
  expect(slowPatternsIn({ path: 'server/sample.ts', text: String.raw`/^\s*(?:\S.{0,9}\s*)?$/u.test(table)` })).toEqual(
    [],
  );
});
