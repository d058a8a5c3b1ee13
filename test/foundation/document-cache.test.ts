import { expect, test } from '@jest/globals';
import { parse, type DocumentNode } from 'graphql';
import { DocumentCache, sizeOfDocument } from '../../server/core/graphql/DocumentCache.js';

const small = (name: string) => parse(`{ ${name}: viewer { id } }`);

test('a document is counted by its tree more than by its text', () => {
  const dense = parse(`{ ${'a '.repeat(500)} }`);
  const long = parse(`{ ${'a'.repeat(1000)} }`);
  expect(sizeOfDocument(dense)).toBeGreaterThan(30 * sizeOfDocument(long));
});

test('and a comment of 195,000 characters by all of them', () => {
  expect(sizeOfDocument(parse(`{ a } # ${'→'.repeat(195_000)}`))).toBeGreaterThan(2 * 195_000);
});

test('twenty-four thousand documents of a stranger take no more than the cache was given', () => {
  const max = 1024 * 1024;
  const cache = new DocumentCache<DocumentNode>(max, (document) => document);
  cache.set('ours', small('ours'));
  for (let n = 0; n < 24_000; n += 1) {
    cache.set(`n${n}`, small(`n${n}`));
    cache.get('ours');
  }
  expect(cache.bytes).toBeLessThanOrEqual(max);
  expect(cache.bytes).toBeGreaterThan(max / 2);
  expect(cache.get('n0')).toBeUndefined();
  expect(cache.get('n23999')).toBeDefined();
  expect(cache.get('ours')).toBeDefined();
});
