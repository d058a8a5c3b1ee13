import { expect, test } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { sources, type Source } from './sources.js';

/** Operations of the tests that have no name, or the name of another. */
function namelessOrTwice(documents: readonly Source[]): string[] {
  const seen = new Set<string>();
  return documents.flatMap(({ path, text }) =>
    parse(text)
      .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .flatMap(({ name }) => {
        const isNew = name !== undefined && !seen.has(name.value);
        if (name) seen.add(name.value);
        return isNew ? [] : [`${path}: ${name?.value ?? 'no name'}`];
      }),
  );
}

test('every operation that tests ask has a name of its own', () => {
  const documents = sources(['test'], /\.graphql$/);
  expect(documents.length).toBeGreaterThan(10);
  expect(namelessOrTwice(documents)).toEqual([]);
});

test('a breach is seen', () => {
  const at = (path: string, text: string): Source => ({ path, text });
  expect(
    namelessOrTwice([
      at('test/a.graphql', 'query Queue { queue { total } }'),
      at('test/b.graphql', 'query Queue { queue { cursor } }'),
      at('test/c.graphql', '{ queue { total } }'),
    ]),
  ).toEqual(['test/b.graphql: Queue', 'test/c.graphql: no name']);
});
