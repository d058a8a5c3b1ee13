import { expect, test } from '@jest/globals';
import { type DocumentNode, parse, print } from 'graphql';
import { createRequire } from 'node:module';

interface File {
  document: DocumentNode;
}
const { transform } = createRequire(import.meta.url)('../../web/codegen-every-field.cjs') as {
  transform(input: { documents: File[]; schema: DocumentNode }): File[];
};

const schema = parse(
  'interface Toggles { a: Boolean! b: Boolean! } type App implements Toggles { a: Boolean! b: Boolean! id: ID! }',
);
const written = (document: string): string =>
  print(transform({ documents: [{ document: parse(document) }], schema })[0].document).replace(/\s+/g, ' ');

test('@everyField becomes the fields of its interface, wherever it stands', () => {
  expect(written('fragment F on App { id ... on Toggles @everyField { __typename } }')).toBe(
    'fragment F on App { id a b }',
  );
  expect(written('{ app { logo { id } ... on Toggles @everyField { __typename } } }')).toBe(
    '{ app { logo { id } a b } }',
  );
});

test('other inline fragments stay', () => {
  expect(written('{ app { ... on Toggles { a } } }')).toBe('{ app { ... on Toggles { a } } }');
});

test('an interface that the schema lacks is an error', () => {
  expect(() => written('{ app { ... on Nothing @everyField { __typename } } }')).toThrow('no interface Nothing');
});
