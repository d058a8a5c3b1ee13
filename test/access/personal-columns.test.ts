import { expect, test } from '@jest/globals';
import { askAsSuperuser } from '../setup/database.js';
import { columnsOf, IMPERSONAL, PERSONAL, unclassed } from './personal-columns.js';

/** Columns that can hold words, numbers of people or days of their lives. */
const textLike = () =>
  askAsSuperuser<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'date', 'USER-DEFINED')
      or c.column_name ~ 'birth|temperature|phone|rating|amount')
    order by 1, 2`);

test('every column that can hold something of a person is classed', async () => {
  expect(unclassed(await textLike())).toEqual([]);
});

test('what is classed is there', async () => {
  const there = new Set((await textLike()).map(({ table, column }) => `${table}.${column}`));
  expect([...columnsOf(PERSONAL), ...columnsOf(IMPERSONAL)].filter((name) => !there.has(name))).toEqual([]);
});

test('a new column is seen', () => {
  expect(unclassed([{ table: 'customer', column: 'nickname' }])).toEqual(['customer.nickname']);
});
