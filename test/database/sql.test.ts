import { expect, test } from '@jest/globals';
import { isSql, joinSql, NO_SQL, sql } from '../../server/core/database/sql.js';
import type { Db } from '../../server/core/database/transaction.js';

test('values are numbered through all parts', () => {
  const isNamed = (name: string) => sql`name = ${name} or nick = ${name}`;
  const { text, values } = sql`select ${1}::int where ${isNamed('Ann')} and ${isNamed('Bo')} and size = any(${[2, 3]})`;
  expect(text).toBe('select $1::int where name = $2 or nick = $3 and name = $4 or nick = $5 and size = any($6)');
  expect(values).toEqual([1, 'Ann', 'Ann', 'Bo', 'Bo', [2, 3]]);
});

test('one template with other parts is another text, whichever came first', () => {
  const of = (part = NO_SQL) => sql`select ${1}${part} limit ${2}`.text;
  const wanted = ['select $1 limit $2', 'select $1, $2 limit $3', 'select $1, $2, $3 limit $4'];
  const parts = [NO_SQL, sql`, ${1}`, sql`, ${1}, ${2}`];
  expect(parts.map(of)).toEqual(wanted);
  expect(parts.map(of)).toEqual(wanted);
  expect(parts.toReversed().map(of)).toEqual(wanted.toReversed());
});

test('a template with the same parts is put together once', () => {
  const column = sql`id`;
  const statement = (id: string) => sql`select ${column} from check_in where ${sql`id = ${id}`}`;
  const many = Array.from({ length: 20 }, (_, index) => statement(String(index)));
  expect(new Set(many.map(({ text }) => text)).size).toBe(1);
  expect(many.map(({ values }) => values[0])).toEqual(many.map((_, index) => String(index)));
});

test('more variants than are kept are still right', () => {
  const columns = Array.from({ length: 30 }, (_, index) => sql`${index}`);
  const { text, values } = sql`select ${joinSql(columns, sql`, `)}`;
  expect(text).toBe(`select ${columns.map((_, index) => `$${index + 1}`).join(', ')}`);
  expect(values).toEqual(columns.map((_, index) => index));
});

test('only the tag makes a statement', () => {
  type Statement = Parameters<Db['rows']>[0];
  // @ts-expect-error A text is no statement.
  const text: Statement = 'select 1';
  // @ts-expect-error Nor is an object that looks like one.
  const lookalike: Statement = { text: 'select 1', values: [] };
  expect([sql`select 1`, text, lookalike].map(isSql)).toEqual([true, false, false]);
});
