import { beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { breachesIn, nounOf, roomsOf, subRoomOf } from './cruise.js';
import { edgesOf, type Edge } from './edges.js';
import { IMPORT_RULES, ROOM_RULE, SUB_ROOM_RULE, type Sample } from './import-rules.js';
import { sources } from './sources.js';

// What stands in tests is named, so that an import of it is seen; what tests import is free.
const files = new Map<string, readonly Edge[]>(
  sources(['server', 'entities', 'web', 'test'], /\.(?:tsx?|mjs)$/).map((source) => [
    source.path,
    source.path.startsWith('test/') ? [] : edgesOf(source),
  ]),
);

/** Files that hold these imports and nothing else. */
function planted(samples: readonly Sample[]): Map<string, Edge[]> {
  const made = new Map<string, Edge[]>();
  for (const [from, to, type] of samples) {
    const isOurs = /^(?:server|entities|web|test)\//.test(to);
    const relative = path.posix.relative(path.posix.dirname(from), to);
    const name = isOurs ? (relative.startsWith('.') ? relative : `./${relative}`) : to;
    made.set(from, [...(made.get(from) ?? []), { to: name, isType: type === 'type' }]);
    if (isOurs && !made.has(to)) made.set(to, []);
  }
  return made;
}

let asItIs: Map<string, string[]>;
let whenBad: Map<string, string[]>;
let whenFine: Map<string, string[]>;
beforeAll(async () => {
  asItIs = await breachesIn(files, IMPORT_RULES);
  whenBad = await breachesIn(planted(IMPORT_RULES.flatMap(({ bad }) => bad)), IMPORT_RULES);
  const circle = IMPORT_RULES.find(({ to }) => 'circular' in to)!.bad.slice(0, 2);
  whenFine = await breachesIn(planted([...IMPORT_RULES.map(({ fine }) => fine), ...circle]), IMPORT_RULES);
});

const bare = (file: string): string => file.replace(/\.(?:tsx?|js)$/, '').replace(/^node:/, '');

describe.each(IMPORT_RULES)('$name', ({ name, bad, fine, to }) => {
  test('holds', () => {
    expect(asItIs.get(name)).toEqual([]);
  });

  test('a breach is seen', () => {
    const seen = whenBad.get(name)!;
    expect(bad.filter(([from, into]) => !seen.some((one) => one.includes(`${bare(from)} -> ${bare(into)}`)))).toEqual(
      [],
    );
    expect(
      whenFine.get(name)!.filter((one) => 'circular' in to || one === `${bare(fine[0])} -> ${bare(fine[1])}`),
    ).toEqual([]);
  });
});

describe.each([
  { rule: ROOM_RULE, roomOf: nounOf },
  { rule: SUB_ROOM_RULE, roomOf: subRoomOf },
])('$rule.name', ({ rule, roomOf }) => {
  const circlesOf = async (graph: ReadonlyMap<string, readonly Edge[]>) =>
    (await breachesIn(roomsOf(graph, roomOf), [rule])).get(rule.name);

  test('holds', async () => {
    expect(roomsOf(files, roomOf).size).toBeGreaterThan(5);
    expect(await circlesOf(files)).toEqual([]);
  });

  test('a breach is seen', async () => {
    expect(await circlesOf(planted(rule.bad))).not.toEqual([]);
    expect(await circlesOf(planted([...rule.bad.slice(0, 2), rule.fine]))).toEqual([]);
  });
});

test('every way to import is read', () => {
  const text = [
    `import a from './a.js';`,
    `import type { B } from '../b/B.js';`,
    `import {\n  type C,\n  type D,\n} from './c.js';`,
    `import { type E, f } from './f.js';`,
    `export { g } from './g.js';`,
    `export * from '../h.js';`,
    `export type { I } from './i.js';`,
    `import '@mui/material/styles';`,
    `async function j(k: import('./k.js').K) { return import('pg'); }`,
  ].join('\n');
  expect(
    edgesOf({ path: 'server/room/x.ts', text }).map(({ to, isType = false }) => `${isType ? 'type ' : ''}${to}`),
  ).toEqual([
    './a.js',
    'type ../b/B.js',
    'type ./c.js',
    './f.js',
    './g.js',
    '../h.js',
    'type ./i.js',
    '@mui/material/styles',
    'type ./k.js',
    'pg',
  ]);
});

test('the sources were found', () => {
  expect(files.size).toBeGreaterThan(400);
});
