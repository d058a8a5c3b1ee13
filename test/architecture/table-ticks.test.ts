import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { TOPICS } from '../../server/modules.js';
import { sources, type Source } from './sources.js';
import { sqlTextsOf, writtenBy } from './sql-texts.js';

/** The tables that topics watch, with the entities that write them. */
const WATCHED = new Set(TOPICS.flatMap(({ tables }) => tables));
const ORM_WRITE = /\bdb\.(?:insert|update)\(\s*(\w+)/g;
const tableOf = (entity: string): string => entity.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Writes that no open screen shows, or that a caller ticks. */
const SILENT: Record<string, string> = {
  'server/domain/check-ins/waits/measure-pace.ts': 'the pace is no setting: it ticks the queue where quotes changed',
  'server/domain/check-ins/messages/tell-who-is-close.ts': 'no screen shows when a party was told that it is close',
};

/** Watched tables that a source writes without a tick of its own. */
function silentWrites(source: Source): string[] {
  const written = [
    ...sqlTextsOf(source).flatMap(({ text }) => writtenBy(text)),
    ...[...source.text.matchAll(ORM_WRITE)].map(([, entity]) => tableOf(entity!)),
  ].filter((table) => WATCHED.has(table));
  return /\.tick\(/.test(source.text) ? [] : [...new Set(written)].map((table) => `${source.path}: ${table}`);
}

const SOURCES = sources(['server']).filter(({ path }) => !path.startsWith('server/core/database/'));

test('a file that writes a table which a topic watches ticks', () => {
  expect(SOURCES.filter(({ path }) => !(path in SILENT)).flatMap(silentWrites)).toEqual([]);
});

test('the writers are seen, and those on the list write without a tick or tick another topic', () => {
  const writers = SOURCES.filter(
    ({ text, path }) => silentWrites({ path, text: text.replaceAll('.tick(', '.no(') }).length > 0,
  );
  expect(writers.length).toBeGreaterThan(8);
  const paths = writers.map(({ path }) => path);
  expect(Object.keys(SILENT).filter((path) => !paths.includes(path))).toEqual([]);
});

test.each<[what: string, text: string]>([
  ['a statement', 'export const hold = (id: string) => sql`update check_in set hold_until = null where id = ${id}`;'],
  ['an addition', 'export const add = () => sql`with a as (insert into check_in (id) values (1)) select 1`;'],
  ['an entity', 'export const pause = (context: Context) => context.db.update(CheckInApp, {}, { paused: true });'],
])('a breach is seen: %s', (_what, text) => {
  const path = 'server/domain/check-ins/sample.ts';
  expect(silentWrites({ path, text })).toHaveLength(1);
  expect(silentWrites({ path, text: `${text}\ncontext.tick(QUEUE);` })).toEqual([]);
});

test('reading ticks nothing', () => {
  const text = 'export const lock = sql`select id from check_in for update of check_in`;';
  expect(silentWrites({ path: 'server/domain/check-ins/sample.ts', text })).toEqual([]);
});
