import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { createLog } from '../../server/core/log.js';
import {
  leaningDescriptions,
  nounlikeMutations,
  oddLists,
  plainSecrets,
  roundedMoney,
  secretNames,
  undescribed,
} from './schema-rules.js';
import { root } from './sources.js';

const schema = buildSchema(fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8'));

test('every type, field, argument and value says what it is', () => {
  expect(undescribed(schema)).toEqual([]);
});

test('what says nothing is seen', () => {
  const bare = buildSchema(
    '"A" type Query { "b" a(c: Int): Color, d(input: In): Int } enum Color { RED } "I" input In { x: Int }',
  );
  expect(undescribed(bare)).toEqual(['Color', 'Color.RED', 'In.x', 'Query.a(c)', 'Query.d', 'Query.d(input)']);
});

test('every description stands by itself', () => {
  expect(leaningDescriptions(schema)).toEqual([]);
  const odd =
    'type Query { "A." a(c: In): Int, "NOT_FOUND as above." b: Int } input In { "The same for a." x: Int, "As in 9:30." y: Int }';
  expect(leaningDescriptions(buildSchema(odd))).toEqual(['Query.b', 'In.x']);
});

test('lists have one shape', () => {
  expect(oddLists(schema)).toEqual([]);
});

test('a list of another shape is seen', () => {
  const odd = buildSchema(
    'type Query { a(first: Int, skip: Int): APage, b: APage, c: Bunch } type APage { items: [Int] total: Int cursor: String } type Bunch { items: [Int] }',
  );
  expect(oddLists(odd)).toEqual(['Bunch', 'Query.b']);
});

test("mutations are the trade's verbs", () => {
  expect(nounlikeMutations(schema)).toEqual([]);
  expect(
    nounlikeMutations(buildSchema('type Query { a: Int } type Mutation { createCheckIn: Int, checkIn: Int }')),
  ).toEqual(['createCheckIn']);
});

test('tokens, secrets, codes and keys in answers are of the type Secret', () => {
  expect(plainSecrets(schema)).toEqual([]);
});

test('a token that is plain text is seen', () => {
  const odd = buildSchema(
    'scalar Secret type Query { a: A, token(code: String): Secret } type A { resetCode: [String!]!, keyId: ID, tokenCount: Int }',
  );
  expect(plainSecrets(odd)).toEqual(['A.resetCode', 'A.keyId']);
});

test('money is an exact text', () => {
  expect(roundedMoney(schema)).toEqual([]);
  const odd = 'type Query { a(input: In): A } type A { price: Float, priceText: String } input In { minPrice: Int }';
  expect(roundedMoney(buildSchema(odd))).toEqual(['A.price', 'In.minPrice']);
});

test('no log line tells a secret', () => {
  const names = secretNames(schema);
  expect(names).toContain('loginToken');
  for (const name of names) {
    let text = '';
    createLog({ logLevel: 'info' }, { write: (line: string) => void (text += line) }).info({
      answer: { [name]: 'Canary' },
    });
    expect(`${name}: ${text}`).not.toContain('Canary');
  }
});
