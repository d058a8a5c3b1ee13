import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { IS_LISTED } from './business.sql.js';

/** A sitemap holds the pages of so many numbers of businesses, so that the primary key finds it: at most 50,000 are allowed. */
const PER_SITE_MAP = 10_000;

/** Numbers of the sitemaps with pages, in order. */
export async function siteMapNumbers({ db }: Context): Promise<number[]> {
  const rows = await db.rows<{ number: number }>(
    sql`select distinct (id / ${PER_SITE_MAP}::int)::int as number from business where ${IS_LISTED} order by number`,
  );
  return rows.map(({ number }) => number);
}

/** Names of the listed pages of a sitemap, by the numbers of their businesses. */
export async function listedPages({ db }: Context, siteMap: number): Promise<string[]> {
  const first = siteMap * PER_SITE_MAP;
  const rows = await db.rows<{ vanityName: string }>(sql`
    select vanity_name from business
    where id >= ${first}::bigint and id < ${first + PER_SITE_MAP}::bigint and ${IS_LISTED} order by id`);
  return rows.map(({ vanityName }) => vanityName);
}
