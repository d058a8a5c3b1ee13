import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { nounlikeMutations, oddLists, undescribed } from './schema-rules.js';
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
