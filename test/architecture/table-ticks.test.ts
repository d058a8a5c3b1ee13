import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { TOPICS } from '../../server/modules.js';
import { declarationsOf, type Declaration } from './declarations.js';
import { sources, type Source } from './sources.js';

/** Names of the constants, by the name of the topic. */
const CONSTANTS = new Map(
  sources(['server']).flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = defineTopic\('([\w-]+)'/g)].map(
      ([, constant, name]) => [name!, constant!] as const,
    ),
  ),
);
/** The constants of the topics that watch a table, of which a write ticks one. */
const TICKS = new Map<string, readonly string[]>();
for (const { name, tables } of TOPICS)
  for (const table of tables) TICKS.set(table, [...(TICKS.get(table) ?? []), CONSTANTS.get(name)!]);

/** `owner.topic`: a topic that the caller hands in with whose rows are written. */
const HANDED_IN = 'topic';

/** Writes that no open screen shows, or that a caller in another file ticks. */
const SILENT: Record<string, string> = {
  'server/domain/appointments/news/tell-news.ts tellNews': 'who changes an appointment ticks',
  'server/domain/appointments/news/tell-series.ts tell': 'who changes a series ticks',
  'server/domain/appointments/outside/claim-reading.ts claimReading': 'nobody sees who reads a calendar',
  'server/domain/appointments/outside/fetch-due.ts fetchDue': 'nobody sees when a calendar is read that waits',
  'server/domain/appointments/news/tell-change.ts tellChange': 'who changes an appointment ticks',
  ...Object.fromEntries(
    ['insertParts', 'neighborsOf', 'overlapGroupOf', 'takeTime'].map((name) => [
      `server/domain/appointments/entry/take-time.ts ${name}`,
      'who takes the time of an appointment ticks: test/appointments/live.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['forgetHolds', 'groupsOf', 'insertAll', 'takeTimes'].map((name) => [
      `server/domain/appointments/series/take-times.ts ${name}`,
      'who changes a series ticks: test/appointments/live.test.ts',
    ]),
  ),
  'server/domain/forms/editing/hold-for-check-in.ts holdForCheckIn': 'the settings that name the form tick',
  'server/domain/forms/signing/versions-to-sign.ts noteSigned': 'no page shows when a form was first signed',
  'server/domain/check-in-app/check-in-app.sql.ts savePace':
    'the pace is no setting: it ticks the queue where quotes changed',
  'server/domain/check-ins/messages/tell-who-is-close.ts claimClose':
    'no screen shows when a party was told that it is close',
  'server/domain/check-ins/messages/tell-who-is-close.ts releaseClose':
    'no screen shows when a party was told that it is close',
  ...Object.fromEntries(
    ['describe-photo.ts describePhoto', 'main-photo.ts ensureMain', 'main-photo.ts makeMain']
      .concat(['remove-photos.ts removePhotos', 'restore-photos.ts restorePhotos', 'store-images.ts attachImages'])
      .map((name) => [
        `server/domain/media/${name}`,
        'the room of what has the photo ticks: test/check-in-app/live.test.ts',
      ]),
  ),
  'server/domain/media/remove-logos.ts removeLogos': 'the settings that name the logo tick',
  'server/domain/media/store-images.ts storeFiles': 'no screen shows an image before it is attached',
  'server/domain/media/tidy-media.ts deleteRows': 'no screen shows what was removed',
};

/**
 * Watched tables that a declaration writes without a tick: neither its own, nor of what it calls in its file, nor of everything there that uses it.
 */
function silentWrites(source: Source): string[] {
  const all = declarationsOf(source);
  const usersOf = (one: Declaration): Declaration[] =>
    all.filter((other) => other !== one && one.names.some((name) => other.uses.has(name)));
  const ticks = (one: Declaration, topics: readonly string[], seen: readonly Declaration[] = []): boolean =>
    one.ticks.some((ticked) => topics.includes(ticked) || ticked === HANDED_IN) ||
    all.some((other) => !seen.includes(other) && usersOf(other).includes(one) && ticks(other, topics, [...seen, one]));
  const isTicked = (one: Declaration, topics: readonly string[], seen: readonly Declaration[] = []): boolean => {
    if (ticks(one, topics)) return true;
    const users = usersOf(one).filter((user) => !seen.includes(user));
    return !one.isExported && users.length > 0 && users.every((user) => isTicked(user, topics, [...seen, one]));
  };
  return all.flatMap((one) =>
    [...new Set(one.writes)]
      .filter((table) => TICKS.has(table) && !isTicked(one, TICKS.get(table)!))
      .map((table) => `${source.path} ${one.names.join(' ')}: ${table}`),
  );
}

const SOURCES = sources(['server']).filter(({ path }) => !path.startsWith('server/core/database/'));

const FOUND = SOURCES.flatMap(silentWrites);
const named = (breach: string): string => breach.replace(/: \w+$/, '');

test('a function that writes a table which a topic watches ticks', () => {
  expect(FOUND.filter((breach) => !(named(breach) in SILENT))).toEqual([]);
});

test('the writers are seen, and each on the list writes without a tick', () => {
  const unticked = SOURCES.map(({ path, text }) => ({ path, text: text.replaceAll('.tick(', '.planted(') }));
  expect(unticked.filter((source) => silentWrites(source).length > 0).length).toBeGreaterThan(8);
  expect(Object.keys(SILENT).sort()).toEqual(FOUND.map(named).sort());
});

const inPlace = (text: string): string[] => silentWrites({ path: 'server/domain/check-ins/sample.ts', text });

test.each<[what: string, text: (more: string) => string, tick: string]>([
  [
    'a statement',
    (more) => 'export const hold = ({ db }) => { db.send(sql`update check_in set reply = null`); ' + more + ' };',
    'QUEUE',
  ],
  [
    'an addition',
    (more) =>
      'const add = () => sql`with a as (insert into check_in (id) values (1)) select 1`; const use = () => { db.send(add()); ' +
      more +
      ' };',
    'QUEUE',
  ],
  ['an entity', (more) => `export function pause() { context.db.update(CheckInApp, {}, {}); ${more} }`, 'CHECK_IN_APP'],
])('a breach is seen: %s', (_what, textWith, tick) => {
  expect(inPlace(textWith(''))).toHaveLength(1);
  expect(inPlace(textWith('context.tick(REVOKED);'))).toHaveLength(1);
  expect(inPlace(`${textWith('')} export const other = () => context.tick(${tick});`)).toHaveLength(1);
  expect(inPlace(textWith(`context.tick(${tick});`))).toEqual([]);
  expect(inPlace(textWith('context.tick(owner.topic);'))).toEqual([]);
  expect(inPlace(textWith('context.tick(owner.staffId);'))).toHaveLength(1);
  expect(inPlace(`${textWith('notify();')} const notify = () => context.tick(${tick});`)).toEqual([]);
});

test('every user of a statement must tick', () => {
  const write = 'const WRITE = sql`delete from check_in`; const quiet = () => db.send(WRITE);';
  const loud = 'const loud = () => { db.send(WRITE); context.tick(QUEUE); };';
  expect(inPlace(`${write} ${loud}`)).toHaveLength(1);
  expect(inPlace(loud + write.replace(/const quiet.*/, ''))).toEqual([]);
});

test('reading ticks nothing', () => {
  const text = 'export const lock = sql`select id from check_in for update of check_in`;';
  expect(silentWrites({ path: 'server/domain/check-ins/sample.ts', text })).toEqual([]);
});
