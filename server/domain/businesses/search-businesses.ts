import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { joinSql, sql, type Sql } from '../../core/database/sql.js';
import { pageAddress } from '../../core/http/page-address.js';
import { IS_LISTED } from './business.sql.js';
import type { SearchBusinessesArgs } from './business-search.inputs.js';
import type { FoundBusiness, FoundBusinessPage } from './business-search.types.js';
import { meantWords, type MeantWord } from './meant-words.js';

type FoundRow = Omit<FoundBusiness, 'pageUrl' | 'takesBookings'> & { plan: Plan; hasHours: boolean };

/** Below this depth each tier is read by name, which is what common words want; the statement says the number itself, for its plan. */
const MAX_DEPTH = 1000;

/**
 * Listed businesses that have every word of the term; first those that have them all as they are typed, then those with the likeliest spellings, then with
 * any alike; of each those in a city or ZIP code of the term first, by name.
 */
export async function searchBusinesses(
  context: Context,
  { term, first, after }: SearchBusinessesArgs,
): Promise<FoundBusinessPage> {
  const skip = Math.min(Number(after ?? 0), MAX_DEPTH);
  const words = term.trim() === '' ? [] : await meantWords(context.db, term);
  if (words.length === 0) return { items: [], cursor: null };
  const rows = await context.db.rows<FoundRow>(
    listing(tiersOf(words), { skip, wanted: Math.min(skip + first + 1, MAX_DEPTH) }),
  );
  const items = rows.slice(0, first).map(({ plan, hasHours, ...row }) => ({
    ...row,
    pageUrl: pageAddress(context.facts.origin, row.vanityName),
    takesBookings: hasHours && planHas(plan, 'booking'),
  }));
  return { items, cursor: rows.length > first ? String(skip + first) : null };
}

interface Tier {
  matches: Sql;
  /** What it is sorted by; no index helps with what is not the plain name. */
  name: Sql;
}

const NAME = sql`name`;
/** Of many words the planner thinks that they are everywhere, and would walk the whole list of names. */
const NAME_BY_SORTING = sql`(name || '')`;

/** Conditions on a business, the best matches first; none meets two of them. */
function tiersOf(words: readonly MeantWord[]): Tier[] {
  const typed = words.map(({ word }) => word);
  const likeliest = words.map(({ word, alike }) => alike[0] ?? word);
  const isNear = sql`search_words && ${placesIn(typed)}::text[]`;
  const isTyped = sql`search_words @> ${typed}::text[]`;
  const isLikeliest = sql`search_words @> ${likeliest}::text[]`;
  const isAlike = joinSql(
    words.map(({ word, alike }) => sql`search_words && ${[word, ...alike]}::text[]`),
    sql` and `,
  );
  const kinds: Tier[] = [
    { matches: isTyped, name: NAME },
    { matches: sql`${isLikeliest} and not ${isTyped}`, name: NAME },
    { matches: sql`${isAlike} and not ${isLikeliest} and not ${isTyped}`, name: NAME_BY_SORTING },
  ];
  return kinds.flatMap(({ matches, name }) => [
    { matches: sql`${matches} and ${isNear}`, name },
    { matches: sql`${matches} and not ${isNear}`, name },
  ]);
}

/** Every run of words, as businesses keep their city and ZIP code. */
const placesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, begin) =>
    words.slice(begin).map((_word, more) => `in ${words.slice(begin, begin + more + 1).join(' ')}`),
  );

const TABLES = [sql`tier_1`, sql`tier_2`, sql`tier_3`, sql`tier_4`, sql`tier_5`, sql`tier_6`];

/** Rows of the tiers; one is read only where those before it have too few. */
function listing(tiers: readonly Tier[], { skip, wanted }: { skip: number; wanted: number }): Sql {
  const foundBefore = (count: number): Sql =>
    joinSql([sql`0`, ...TABLES.slice(0, count).map((table) => sql`(select count(*) from ${table})`)], sql` + `);
  const parts = tiers.map(
    ({ matches, name }, index) => sql`${TABLES[index]} as materialized (
      select id, name, ${index + 1}::int as tier from business where ${matches} and ${IS_LISTED} and ${foundBefore(index)} < ${wanted}
      order by ${name}, id limit 1000)`,
  );
  const all = joinSql(
    TABLES.map((table) => sql`select id, name, tier from ${table}`),
    sql` union all `,
  );
  return sql`
    with ${joinSql(parts, sql`, `)}
    select b.name, b.phone, b.address, b.city, b.state, b.zip, b.vanity_name, b.plan, b.has_hours
    from (select id, name, tier from (${all}) a order by tier, name, id offset ${skip} limit ${wanted - skip}) found
    join business b on b.id = found.id
    order by found.tier, found.name, found.id`;
}
