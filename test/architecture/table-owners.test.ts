import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { MODULES } from '../../server/modules.js';
import { ormTablesOf } from './foreign-entities.js';
import { GLOBAL_TABLES } from './global-tables.js';
import { sources, type Source } from './sources.js';
import { namesOf, sqlTextsOf, type SqlText } from './sql-texts.js';

/** Migrations make all tables, and the room of the database serves none of them. */
const APART = /^server\/core\/database\//;

const OWNERS = new Map(MODULES.flatMap(({ name, tables }) => tables.map((table) => [table, name] as const)));

/** Rooms that name others' tables, and why. */
const MAY_NAME: { where: RegExp; tables: string[] }[] = [
  // Who asks, at which business, with which plan.
  { where: /^server\/core\/access\//, tables: ['account', 'membership', 'session', 'business'] },
  // Plan and time zone of the business, which core cannot ask a noun for.
  { where: /^server\/core\/messages\//, tables: ['business'] },
];

/** The room of a path: the noun, the adapter, or core. */
const roomOf = (path: string): string =>
  /^server\/(?:domain|adapters)\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[1]!;

const mayName = (path: string, table: string): boolean =>
  OWNERS.get(table) === roomOf(path) ||
  MAY_NAME.some(({ where, tables }) => where.test(path) && tables.includes(table));

const foreignTables = ({ path, text }: SqlText): string[] =>
  namesOf(text)
    .filter((name) => OWNERS.has(name) && !mayName(path, name))
    .map((table) => `${path}: ${table} belongs to ${OWNERS.get(table)}`);

const plainTexts = ({ path, text, kind }: SqlText): string[] =>
  kind === 'sql' ? [] : [`${path}: ${text.trim().slice(0, 60)}`];

const COLUMN_IN_ANOTHER_CASE =
  /\b(?:lower|upper)\s*\((?!\s*\$\{\}\s*\))[^()]*\)\s*(?:[=<>!]|in\b|between\b|any\b)|[=<>]\s*(?:any\s*)?(?:lower|upper)\s*\((?!\s*\$\{\}\s*\))/i;
const PATTERN = /\bi?like\b|\bsimilar\s+to\b|(?<![\w~])!?~~?\*?(?![\w~])/i;

/** A statement that names tables, and global ones only: row-level security does not slow it. */
const isGlobal = (text: string): boolean => {
  const tables = namesOf(text).filter((name) => OWNERS.has(name));
  return tables.length > 0 && tables.every((name) => GLOBAL_TABLES.includes(name));
};

/** Under row-level security each reads every row of the business. */
const slowMatches = ({ path, text }: SqlText): string[] =>
  !isGlobal(text) && (PATTERN.test(text) || COLUMN_IN_ANOTHER_CASE.test(text))
    ? [`${path}: ${text.trim().slice(0, 60)}`]
    : [];

const RULES: [name: string, finds: (text: SqlText) => string[], bad: string, fine: string][] = [
  [
    'a table is named in the statements of its own room only',
    foreignTables,
    'sql`select id from account where id = ${id}`',
    'sql`select id from check_in c join ${CUSTOMERS} u on u.id = c.customer_id`',
  ],
  [
    'a statement is a value of the `sql` tag, never text',
    plainTexts,
    '`select id from check_in where id = ${id}`',
    'sql`select id from check_in where id = ${id}`',
  ],
  [
    'a text of a business is not searched by a pattern or in another case',
    slowMatches,
    "sql`select id from check_in where lower(notes) like ${'%' + part + '%'}`",
    'sql`select id from check_in where position(lower(${part}) in lower(notes)) > 0`',
  ],
];

const SOURCES = sources(['server']).filter(({ path }) => !APART.test(path));
const TEXTS = SOURCES.flatMap(sqlTextsOf);

describe.each(RULES)('%s', (_name, finds, bad, fine) => {
  test('holds', () => {
    expect(TEXTS.flatMap(finds)).toEqual([]);
  });

  test('a breach is seen', () => {
    const inPlace = (text: string): string[] =>
      sqlTextsOf({ path: 'server/domain/check-ins/sample.ts', text: `export const sample = ${text};` }).flatMap(finds);
    expect(inPlace(bad)).toHaveLength(1);
    expect(inPlace(fine)).toEqual([]);
  });
});

test.each([
  ["sql`select id from check_in where notes like ${'a%'}`"],
  ["sql`select id from check_in where notes ILIKE ${'a%'}`"],
  ["sql`select id from check_in where notes ~ ${'a'}`"],
  ["sql`select id from check_in where notes !~* ${'a'}`"],
  ['sql`select id from check_in where lower(notes) = ${notes}`'],
  ['sql`select id from check_in where ${notes} = upper(notes)`'],
  ['sql`select id from check_in where upper(notes) in (${notes})`'],
  ["sql`and c.notes like ${'a%'}`"],
])('a slow match is seen: %s', (statement) => {
  const path = 'server/domain/check-ins/sample.ts';
  expect(sqlTextsOf({ path, text: `export const sample = ${statement};` }).flatMap(slowMatches)).toHaveLength(1);
});

test.each([
  ["sql`select key from rate_limit where key like ${'a%'}`"],
  ['sql`select id from check_in where notes = lower(${notes})`'],
  ['sql`select upper(left(notes, 1)) as initial from check_in`'],
])('no slow match: %s', (statement) => {
  const path = 'server/domain/check-ins/sample.ts';
  expect(sqlTextsOf({ path, text: `export const sample = ${statement};` }).flatMap(slowMatches)).toEqual([]);
});

const foreignEntities = (source: Source): string[] =>
  ormTablesOf(source)
    .filter(({ table }) => OWNERS.has(table) && !mayName(source.path, table))
    .map(({ table, call }) => `${source.path}: ${call} of ${table}, which belongs to ${OWNERS.get(table)}`);

test('TypeORM is asked for the entities of the own room only', () => {
  expect(SOURCES.flatMap(foreignEntities)).toEqual([]);
  expect(SOURCES.flatMap(ormTablesOf).length).toBeGreaterThan(8);
});

test.each([
  [
    'by class',
    "import { CheckIn } from '../../../entities/CheckIn.js'; export const sample = (c: C) => c.db.find(CheckIn, {});",
  ],
  [
    'under another name',
    "import { CheckIn as C } from '../../../entities/CheckIn.js'; export const sample = (d: D) => d.findOne(C, {});",
  ],
  ['by name', "export const sample = (c: C) => c.db.find('CheckIn', {});"],
  ['by the name of its table', "export const sample = (c: C) => c.db.update('check_in', {}, {});"],
])("another room's entity is seen: %s", (_what, text) => {
  expect(foreignEntities({ path: 'server/domain/media/sample.ts', text })).toHaveLength(1);
  expect(foreignEntities({ path: 'server/domain/check-ins/sample.ts', text })).toEqual([]);
});

test('every table of the migrations has one owner', () => {
  const texts = sources(['server/core/database/migrations']).map(({ text }) => text);
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, plain, tenant]) => (plain ?? tenant)!));
  const made = found(/\bcreate table (\w+)|tenantTable\(\s*'(\w+)'/g);
  const dropped = found(/\bdrop table (\w+)/g);
  expect(made.length).toBeGreaterThan(15);
  expect(made.filter((table) => !OWNERS.has(table) && !dropped.includes(table))).toEqual([]);
  const named = MODULES.flatMap(({ tables }) => tables);
  expect(named).toHaveLength(new Set(named).size);
});

test.each<[text: string, names: string[]]>([
  ['select a.id from account a, business b where a.id = b.id', ['account', 'business']],
  ['insert into message (id) select id from sender for update', ['message', 'sender']],
  ['update check_in c set id = 1 from close where c.id = close.id', ['check_in', 'close']],
  ['with gone as (delete from phone_session where id = 1) select 1', ['phone_session']],
  ['select from ${} b left join media m on m.id = b.id', ['media']],
  ['SELECT id FROM Account', ['account']],
  ['select id from "account" where name = \'from message\' -- from media', ['account']],
  ['select from public."account" a, only business', ['account', 'business']],
  ['select from check_in c join (select 1 from media) y on true, account a', ['account', 'check_in', 'media']],
  ['table account', ['account']],
  ['lock table account, business in share mode', ['account', 'business']],
  ['merge into account a using business b on a.id = b.id when matched then update set id = 1', ['account', 'business']],
  ['truncate account', ['account']],
  ['select id from check_in for update of check_in', ['check_in']],
  ['insert into check_in (id) values (1) on conflict (id) do update set id = 2', ['check_in']],
  ['select a is distinct from b from check_in', ['check_in']],
])('%s', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});
