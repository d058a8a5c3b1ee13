import { expect, test } from '@jest/globals';
import { statementsIn, unpreparedIn } from '../setup/unprepared.mjs';

const source = (text: string) => [{ path: 'server/x.ts', text }];

test('a statement that no test prepares is seen', () => {
  const text = 'const id = 1;\nawait db.rows(sql`delete from check_in where id = ${id}`);';
  expect(unpreparedIn(source(text), ['select 1'])).toEqual(['server/x.ts:2: delete from check_in where id =']);
  expect(unpreparedIn(source(text), ['delete from check_in where id = $1'])).toEqual([]);
});

test('parts are found within the statement that takes them in, and in their order', () => {
  const text = 'sql`select ${a} from x where ${b} order by y`';
  expect(unpreparedIn(source(text), ['with q as (select z from x where k = $1 order by y) select 1'])).toEqual([]);
  expect(unpreparedIn(source(text), ['select z order by y from x where k'])).toHaveLength(1);
});

test('what is no whole statement is left to those that take it in', () => {
  expect(statementsIn('sql`now() > ${now}`; sql`, a.b`; other`select 1`')).toEqual([]);
});
