import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { TOPICS } from '../../server/modules.js';
import { sources, type Source } from './sources.js';
import { sqlTextsOf, writtenBy } from './sql-texts.js';

/** Names of the constants, by the name of the topic. */
const CONSTANTS = new Map(
  sources(['server']).flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = defineTopic\('([\w-]+)'/g)].map(
      ([, constant, name]) => [name!, constant!] as const,
    ),
  ),
);
/** A tick of each watched table, as a use case writes it. */
const TICKS = new Map(
  TOPICS.flatMap(({ name, tables }) =>
    tables.map((table) => [table, new RegExp(`\\.tick\\(${CONSTANTS.get(name)}\\b`)] as const),
  ),
);
const ORM_WRITE = /\bdb\.(?:insert|update)\(\s*(\w+)/g;
const tableOf = (entity: string): string => entity.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Writes that no open screen shows, or that a caller ticks. */
const SILENT: Record<string, string> = {
  'server/domain/check-in-app/check-in-app.sql.ts': 'the pace is no setting: it ticks the queue where quotes changed',
  'server/domain/check-ins/messages/tell-who-is-close.ts': 'no screen shows when a party was told that it is close',
};

/** Watched tables that a source writes without a tick of its own. */
function silentWrites(source: Source): string[] {
  const written = [
    ...sqlTextsOf(source).flatMap(({ text }) => writtenBy(text)),
    ...[...source.text.matchAll(ORM_WRITE)].map(([, entity]) => tableOf(entity!)),
  ];
  return [...new Set(written)]
    .filter((table) => TICKS.get(table)?.test(source.text) === false)
    .map((table) => `${source.path}: ${table}`);
}

const SOURCES = sources(['server']).filter(({ path }) => !path.startsWith('server/core/database/'));

test('a file that writes a table which a topic watches ticks', () => {
  expect(SOURCES.filter(({ path }) => !(path in SILENT)).flatMap(silentWrites)).toEqual([]);
});

test('the writers are seen, and each on the list writes without a tick', () => {
  const unticked = SOURCES.map(({ path, text }) => ({ path, text: text.replaceAll('.tick(', '.planted(') }));
  expect(unticked.filter((source) => silentWrites(source).length > 0).length).toBeGreaterThan(8);
  const silent = new Set(SOURCES.filter((source) => silentWrites(source).length > 0).map(({ path }) => path));
  expect(Object.keys(SILENT).filter((path) => !silent.has(path))).toEqual([]);
});

test.each<[what: string, text: string, tick: string]>([
  ['a statement', 'const hold = (id: string) => sql`update check_in set reply = null where id = ${id}`;', 'QUEUE'],
  ['an addition', 'const add = () => sql`with a as (insert into check_in (id) values (1)) select 1`;', 'QUEUE'],
  ['an entity', 'const pause = () => context.db.update(CheckInApp, {}, { paused: true });', 'CHECK_IN_APP'],
])('a breach is seen: %s', (_what, text, tick) => {
  const inPlace = (more: string): string[] =>
    silentWrites({ path: 'server/domain/check-ins/sample.ts', text: `${text}\n${more}` });
  expect(inPlace('')).toHaveLength(1);
  expect(inPlace('context.tick(REVOKED);')).toHaveLength(1);
  expect(inPlace(`context.tick(${tick});`)).toEqual([]);
});

test('reading ticks nothing', () => {
  const text = 'export const lock = sql`select id from check_in for update of check_in`;';
  expect(silentWrites({ path: 'server/domain/check-ins/sample.ts', text })).toEqual([]);
});
