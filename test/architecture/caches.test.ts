import { expect, test } from '@jest/globals';
import { sources } from './sources.js';

/** Maps that live as long as the process or a socket, and what bounds them. */
const BOUNDED: Record<string, string> = {
  'server/adapters/providers/copies/Typeface.ts: bytes': 'our own fonts',
  'server/adapters/providers/copies/Typeface.ts: #faces': 'fonts of one copy',
  'server/adapters/providers/copies/Typeface.ts: #widths': 'signs of one copy',
  'server/adapters/providers/copies/Typeface.ts: #missing': 'signs of one copy',
  'server/adapters/providers/outside-calendars/Zones.ts: #known': 'zones of one file',
  'server/core/database/transaction.ts: #notices': 'ticks of one operation',
  'server/core/database/connections.ts: #waiting': '1,000 requests at most, for seconds',
  'server/core/database/notify.ts: #listeners': 'businesses with a live connection',
  'server/core/database/notify.ts: #pausing': 'businesses with a live connection, for 200 ms',
  'server/core/database/statement.ts: camelNames': 'columns of our own statements',
  'server/core/database/statement.ts: names': 'statements of our own code',
  'server/core/database/statement.ts: rowMakers': 'shapes of rows of our own statements',
  'server/core/graphql/SharedReads.ts: #turns': 'queries that run at the moment',
  'server/core/graphql/SnapshotBroadcaster.ts: #boards': 'businesses with a live connection',
  'server/core/http/RenderDoor.ts: #waiting': 'requests for a page that wait for their turn, 64',
  'server/core/http/SourceCounter.ts: #held':
    'sources with an open connection, an unfinished body, an upload or a page',
  'server/core/http/TrustedDocuments.ts: #read': 'documents that the build wrote',
  'server/core/loader.ts: #loaders': 'loaders of one operation',
  'server/domain/appointments/availability/bookable-starts.ts: #hours': 'staff of one question',
  'server/domain/check-ins/waits/business-clock.ts: clocks': 'time zones of businesses',
};
const LASTING =
  /^(?:(?:export )?(?:const|let) | {2}(?:(?:private|public|protected|static|readonly) )*)(#?\w+)(?:: .+)? = new (?:Map|Set)(?:<.*>)?\(\);/gm;
/** Those of a module that begin with something, records and lists too. */
const FILLED = /^(?:export )?(?:const|let) (\w+)(?:: .+)? = (?:new (?:Map|Set)\b.*\((?!\);)|\{|\[)/gm;
const SERVER = sources(['server']);

/** Whether the file puts something into what has this name. */
const grows = (text: string, name: string) =>
  text
    .split(new RegExp(`(?<![\\w.#])${name}\\b`))
    .slice(1)
    .some((rest) =>
      /^!?(?:\.(?:set|add|push|unshift|splice)\(|\[[^\]=]*\]!?(?:\[[^\]]*\])? (?:\?\?|\|\|)?= )/.test(rest),
    ) || new RegExp(`Object\\.assign\\(${name}\\b`).test(text);

const lastingIn = (text: string) => [
  ...[...text.matchAll(LASTING)].map(([, name]) => name!),
  ...[...text.matchAll(FILLED)].map(([, name]) => name!).filter((name) => grows(text, name)),
];

test('what the server keeps by a key is bounded', () => {
  const lasting = SERVER.filter(({ path }) => !/server\/(?:start|deploy|demo)\//.test(path)).flatMap(({ path, text }) =>
    lastingIn(text).map((name) => `${path}: ${name}`),
  );
  expect(lasting.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
  const planted = [
    'const seen = new Map<string, string>();',
    'let calls: Map<string, () => void> = new Map();',
    '  #kept = new Set<string>();',
    '  private static readonly held: Map<string, string> = new Map();',
    "const first = new Map([['a', 1]]);",
    'first.set(name, 2);',
    'const names: Record<string, string> = {};',
    'names[key] ??= value;',
    'export const told: string[] = [];',
    'told.push(name);',
    "const FIXED = new Map([['a', 1]]);",
    'const RULES: Rule[] = [];',
    'if (RULES[0] === FIXED) return;',
  ];
  expect(lastingIn(planted.join('\n'))).toEqual(['seen', 'calls', '#kept', 'held', 'first', 'names', 'told']);
});

// A number of entries bounds nothing: a stranger chooses how large each is.
test('caches are bounded in bytes', () => {
  const caches = SERVER.flatMap(({ path, text }) =>
    text
      .split('new LRUCache')
      .slice(1)
      .map((rest) => ({ path, rest: rest.slice(0, 200) })),
  );
  expect(caches.length).toBeGreaterThan(1);
  for (const { path, rest } of caches)
    expect([path, rest]).toEqual([path, expect.stringMatching(/maxSize:[^]*sizeCalculation:/)]);
});
