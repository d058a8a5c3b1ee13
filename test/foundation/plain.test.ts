import { describe, expect, test } from '@jest/globals';
import { buildSchema, graphql, parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { serializerOf, executeFastPath } from '../../server/core/graphql/fast-path.js';

const schema = buildSchema(`
  enum Status { WAITING DONE }
  type Person { id: ID! name: String! tags(first: Int): [String!]! }
  type Entry { id: ID! size: Int! ready: Boolean! status: Status! note: String friend: Person people: [Person!]! later: Float }
  type Query { entry: Entry entries: [Entry!]! broken: [Entry!]! }
`);
const person = { id: 7, name: 'Zoë', tags: ['a'] };
const entry = {
  id: '1',
  size: 2,
  ready: true,
  status: 'WAITING',
  note: null,
  friend: undefined,
  people: [person, { id: 8, name: 'Ann', tags: [] }],
  later: 1.5,
};
const values = {
  entry,
  entries: [entry, { ...entry, friend: person, people: [] }],
  broken: [{ ...entry, size: null }],
};
const field = (name: string) =>
  Object.assign(schema.getQueryType()!.getFields()[name]!, { resolve: () => values[name as keyof typeof values] });
for (const name of Object.keys(values)) field(name);

/** The root fields of a document with their projections; null when one has none. */
function plain(text: string) {
  const document = parse(text);
  const nodes = (document.definitions[0] as OperationDefinitionNode).selectionSet.selections as FieldNode[];
  const roots = nodes.map((node) => ({
    key: node.alias?.value ?? node.name.value,
    node,
    field: field(node.name.value),
    arguments: {},
    projection: serializerOf(node, field(node.name.value), document),
  }));
  return roots.every((root) => root.projection) ? executeFastPath(roots as never, {}) : null;
}

describe('drawing plain answers without the general walk', () => {
  test.each([
    '{ entry { id size ready status note later } }',
    '{ entries { key: id people { id name __typename } friend { name } } }',
    '{ one: entry { __typename } two: entries { id } }',
    'query { entry { ...E ... on Entry { people { id } } people { name } } } fragment E on Entry { id people { name } friend { id } }',
    '{ entry { id id a: id } }',
  ])('answers as graphql-js does: %s', async (text) => {
    expect(JSON.stringify((await plain(text))!.data)).toBe(
      JSON.stringify((await graphql({ schema, source: text })).data),
    );
  });

  test('a null where there may be none is an error, and no data', async () => {
    const text = '{ broken { size } }';
    const { errors, data } = (await plain(text))!;
    expect(data).toBeNull();
    expect(errors![0]!.message).toBe((await graphql({ schema, source: text })).errors![0]!.message);
  });

  test.each([
    '{ entry { id @include(if: true) } }',
    '{ entry { people { tags(first: 1) } } }',
    'query { entry { ... on Entry @skip(if: false) { id } } }',
    '{ entry @include(if: true) { id } }',
  ])('leaves to graphql-js what it does not know: %s', (text) => {
    expect(plain(text)).toBeNull();
  });
});
