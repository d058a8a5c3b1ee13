import type { Customer } from '../../../entities/Customer.js';
import { plainText } from '../../core/database/plain-text.sql.js';
import { NO_SQL, sql, type Sql } from '../../core/database/sql.js';
import { keptIdOf } from './customer.sql.js';

/** A list's total in every row. */
export interface CustomerRow extends Customer {
  total?: string;
}

export const CUSTOMER_COLUMNS = sql`
  c.id, c.first_name, c.last_name, c.phone, c.email, c.birth_month, c.birth_day, c.birth_year, c.offer_disabled, c.birthday_disabled,
  c.notes, c.tags, c.version, c.created_at, c.archived_at`;

interface CustomerFilter {
  archived: boolean;
  birthMonth: number | null;
  birthYear: number | null;
  tag: string | null;
}

export interface CustomerListing extends CustomerFilter {
  /** Words, all of which are found somewhere; none for a list without a search. */
  words: readonly string[];
  first: number;
  skip: number;
}

const passes = ({ archived, birthMonth, birthYear, tag }: CustomerFilter): Sql => sql`
  ${archived ? sql`c.archived_at is not null and c.erased_at is null and c.merged_into is null` : sql`c.archived_at is null`}
  ${birthMonth === null ? NO_SQL : sql`and c.birth_month = ${birthMonth}`}
  ${birthYear === null ? NO_SQL : sql`and c.birth_year = ${birthYear}`}
  ${tag === null ? NO_SQL : sql`and ${tag} = any(c.tags)`}`;

/** Words made plain as the database keeps names and addresses, as patterns: the longest first, whose letters are looked up. */
const patternsOf = (words: readonly string[]): Sql => sql`array(
  select '%' || regexp_replace(plain, ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'
  from unnest(${words}::text[]) as word cross join lateral ${plainText(sql`word`)} as plain
  order by length(plain) desc)`;

/** One page of a list with its total, in one statement. */
export function listing({ words, first, skip, ...filter }: CustomerListing): Sql {
  const { archived, birthMonth, birthYear, tag } = filter;
  if (words.length > 0)
    return sql`
      select c.*, f.total
      from find_customers(${patternsOf(words)}, ${archived}, ${birthMonth}, ${birthYear}, ${tag}, ${first}, ${skip})
        with ordinality f(id, total, place)
      cross join lateral (select ${CUSTOMER_COLUMNS} from customer c where c.id = f.id offset 0) c
      order by f.place`;
  return sql`
    select ${CUSTOMER_COLUMNS}, (select count(*) from customer c where ${passes(filter)}) as total
    from customer c where ${passes(filter)}
    order by c.name_key, c.id limit ${first} offset ${skip}`;
}

/** An id of a merged record leads to the kept one. */
export const customerById = (id: string): Sql => sql`
  select ${CUSTOMER_COLUMNS} from customer c
  where c.id = (select ${keptIdOf(sql`m`)} from customer m where m.id = ${id})`;

/** How many names begin with each letter. */
export const LETTERS = sql`
  select upper(translate(left(c.name_key, 1), '{', '#')) as letter, count(*)::int as count
  from customer c where c.archived_at is null group by left(c.name_key, 1) order by left(c.name_key, 1)`;

/** The tags in use, by name. */
export const TAGS = sql`
  select tag, count(*)::int as count from customer c, unnest(c.tags) as tag
  where c.tags <> '{}' and c.archived_at is null group by tag order by lower(tag), tag`;
