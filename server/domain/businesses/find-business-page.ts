import { limitWalks } from '../../core/access/limit-walks.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import type { BusinessPageAddress } from './business.types.js';

/** The page of a name that a business has or had. Throws NOT_FOUND, also where it gave up its page; RATE_LIMITED for one who walks through names. */
export async function findBusinessPage(context: Context, typed: string): Promise<BusinessPageAddress> {
  const name = typed.trim().toLowerCase();
  const page = await context.preflight((db) =>
    db.row<Omit<BusinessPageAddress, 'url'>>(sql`
      select id as business_id, vanity_name, name from business
      where id = (select business_id from vanity_name where name = ${name}) and vanity_name is not null`),
  );
  const { viewer, source, facts } = context;
  await limitWalks(
    (count) => context.preflight(count),
    { viewer, address: source, now: context.now() },
    page?.businessId ?? `?${name}`,
  );
  if (!page) throw notFound('That page');
  return { ...page, url: `${facts.origin}/page/${page.vanityName}` };
}
