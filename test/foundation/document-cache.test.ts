import { expect, test } from '@jest/globals';
import { parse, type DocumentNode } from 'graphql';
import { DocumentCache, sizeOfDocument } from '../../server/core/graphql/DocumentCache.js';

const small = (name: string) => parse(`{ ${name}: viewer { id } }`);

test('a document is counted by its tree, not by its text', () => {
  const dense = parse(`{ ${'a '.repeat(500)} }`);
  const long = parse(`{ ${'a'.repeat(1000)} }`);
  expect(sizeOfDocument(dense)).toBeGreaterThan(50 * sizeOfDocument(long));
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
