import { plainText } from '../../core/database/plain-text.sql.js';
import { sql, type Sql } from '../../core/database/sql.js';

/** Shorter words are looked for at the begin of words only: they have no group of three letters, which the index knows. */
const SHORT = 3;

/** Names as searches find them: each word plain, behind a blank. */
export const searchName = (names: string): Sql => sql`(
  select coalesce(string_agg(' ' || plain, '' order by place), '')
  from regexp_split_to_table(${names}::text, '\\s+') with ordinality as w(word, place)
  cross join lateral ${plainText(sql`word`)} as plain where plain <> '')`;

/** The words of a search as patterns, the longest first: where words stand behind a blank, or in the text of a customer, which has no blanks. */
const patternsOf = (search: string, begin: Sql): Sql => sql`array(
  select case when length(plain) < ${SHORT} then ${begin} else '%' end || regexp_replace(plain, ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'
  from unnest(${search.split(/\s+/).filter(Boolean)}::text[]) as word cross join lateral ${plainText(sql`word`)} as plain
  where plain <> '' order by length(plain) desc)`;

export const namePatterns = (search: string): Sql => patternsOf(search, sql`'% '`);
export const customerPatterns = (search: string): Sql => patternsOf(search, sql`''`);
