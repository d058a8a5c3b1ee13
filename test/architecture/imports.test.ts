import { describe, expect, test } from '@jest/globals';
import { findCircle, importsOf, type Import } from './import-graph.js';
import { nounOf, ROOM_RULES } from './room-rules.js';
import { sources } from './sources.js';

const imports = sources(['server', 'entities', 'web']).flatMap(importsOf);
const nounsOf = ({ from, to }: Import): [string, string][] => {
  const [here, there] = [nounOf(from), nounOf(to)];
  return here && there ? [[here, there]] : [];
};
const edge = ([from, to, type]: [string, string, 'type'?]): Import => ({ from, to, typeOnly: type === 'type' });

describe.each(ROOM_RULES)('$name', ({ breaks, bad, fine }) => {
  test('holds', () => {
    expect(imports.filter(breaks).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test('a breach is seen', () => {
    expect(breaks(edge(bad))).toBe(true);
    expect(breaks(edge(fine))).toBe(false);
  });
});

test('nouns do not import each other in a circle', () => {
  expect(findCircle(imports.flatMap(nounsOf))).toBeNull();
});

test('a circle is seen', () => {
  expect(
    findCircle([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'b'],
    ]),
  ).toEqual(['b', 'c', 'd', 'b']);
  expect(
    findCircle([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toBeNull();
});

test('every way to import is read', () => {
  const text = [
    `import a from './a.js';`,
    `import type { B } from '../b/B.js';`,
    `import {\n  type C,\n  type D,\n} from './c.js';`,
    `import { type E, f } from './f.js';`,
    `export { g } from './g.js';`,
    `export * from '../h.js';`,
    `import '@mui/material/styles';`,
    `const later = await import('pg');`,
    `import path from 'node:path';`,
  ].join('\n');
  expect(importsOf({ path: 'server/room/x.ts', text })).toEqual(
    expect.arrayContaining([
      { from: 'server/room/x.ts', to: 'server/room/a', typeOnly: false },
      { from: 'server/room/x.ts', to: 'server/b/B', typeOnly: true },
      { from: 'server/room/x.ts', to: 'server/room/c', typeOnly: true },
      { from: 'server/room/x.ts', to: 'server/room/f', typeOnly: false },
      { from: 'server/room/x.ts', to: 'server/room/g', typeOnly: false },
      { from: 'server/room/x.ts', to: 'server/h', typeOnly: false },
      { from: 'server/room/x.ts', to: 'npm:@mui/material', typeOnly: false },
      { from: 'server/room/x.ts', to: 'npm:pg', typeOnly: false },
      { from: 'server/room/x.ts', to: 'node:path', typeOnly: false },
    ]),
  );
});

test('the sources were found', () => {
  expect(imports.length).toBeGreaterThan(100);
});
