import type { Context } from '../../core/context.js';
import { joinSql, sql, type Sql } from '../../core/database/sql.js';
import { IS_LISTED } from './business.sql.js';
import type { SearchBusinessesArgs } from './business-search.inputs.js';
import type { FoundBusiness, FoundBusinessPage } from './business-search.types.js';
import { limitSearches } from './limit-searches.js';
import { meantWords, type MeantWord } from './meant-words.js';

/** Below this depth each tier is read by name, which is what common words want; the statement says the number itself, for its plan. */
const MAX_DEPTH = 1000;

/**
 * Listed businesses that have every word of the term; first those that have them all as they are typed, then those with the likeliest spellings, then with
 * any alike; of each those in a city or ZIP code of the term first, by name. Throws RATE_LIMITED.
 */
export async function searchBusinesses(
  context: Context,
  { term, first, after }: SearchBusinessesArgs,
): Promise<FoundBusinessPage> {
  limitSearches(context);
  const skip = Math.min(Number(after ?? 0), MAX_DEPTH);
  const words = term.trim() === '' ? [] : await meantWords(context.db, term);
  if (words.length === 0) return { items: [], cursor: null };
  const rows = await context.db.rows<Omit<FoundBusiness, 'pageUrl'>>(
    listing(tiersOf(words), { skip, wanted: Math.min(skip + first + 1, MAX_DEPTH) }),
  );
  const items = rows
    .slice(0, first)
    .map((row) => ({ ...row, pageUrl: `${context.facts.origin}/page/${row.vanityName}` }));
  return { items, cursor: rows.length > first ? String(skip + first) : null };
}

/** Conditions on a business, the best matches first; none meets two of them. */
function tiersOf(words: readonly MeantWord[]): Sql[] {
  const typed = words.map(({ word }) => word);
  const likeliest = words.map(({ word, alike }) => alike[0] ?? word);
  const isNear = sql`search_words && ${placesIn(typed)}::text[]`;
  const isTyped = sql`search_words @> ${typed}::text[]`;
  const isLikeliest = sql`search_words @> ${likeliest}::text[]`;
  const isAlike = joinSql(
    words.map(({ word, alike }) => sql`search_words && ${[word, ...alike]}::text[]`),
    sql` and `,
  );
  return [
    isTyped,
    sql`${isLikeliest} and not ${isTyped}`,
    sql`${isAlike} and not ${isLikeliest} and not ${isTyped}`,
  ].flatMap((matches) => [sql`${matches} and ${isNear}`, sql`${matches} and not ${isNear}`]);
}

/** Every run of words, as businesses keep their city and ZIP code. */
const placesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, begin) =>
    words.slice(begin).map((_word, more) => `in ${words.slice(begin, begin + more + 1).join(' ')}`),
  );

/** Rows of the tiers; one is read only where those before it have too few. Materialized, as else the whole list of names would be walked for a rare word. */
function listing([...tiers]: readonly Sql[], { skip, wanted }: { skip: number; wanted: number }): Sql {
  const names = [sql`tier_1`, sql`tier_2`, sql`tier_3`, sql`tier_4`, sql`tier_5`, sql`tier_6`];
  const found = (count: number): Sql =>
    joinSql([sql`0`, ...names.slice(0, count).map((name) => sql`(select count(*) from ${name})`)], sql` + `);
  const parts = tiers.map(
    (matches, index) => sql`${names[index]} as materialized (
      select id, name, ${index + 1}::int as tier from business where ${matches} and ${IS_LISTED} and ${found(index)} < ${wanted}
      order by name, id limit 1000)`,
  );
  return sql`
    with ${joinSql(parts, sql`, `)}
    select b.name, b.phone, b.address, b.city, b.state, b.zip, b.vanity_name
    from (${joinSql(
      names.map((name) => sql`select id, tier from ${name}`),
      sql` union all `,
    )}) found join business b on b.id = found.id
    order by found.tier, b.name, b.id offset ${skip} limit ${wanted - skip}`;
}
