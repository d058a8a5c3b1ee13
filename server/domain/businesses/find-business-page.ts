import { allowLook, limitWalks } from '../../core/access/limit-walks.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { pageAddress } from '../../core/http/page-address.js';
import { notFound } from '../../core/Refusal.js';
import { IS_LISTED } from './business.sql.js';
import type { BusinessPageAddress } from './business.types.js';

/**
 * The page of a name that a business has or had. Throws NOT_FOUND, also where it gave up its page; RATE_LIMITED for one who walks through names that no
 * search lists.
 */
export async function findBusinessPage(context: Context, typed: string): Promise<BusinessPageAddress> {
  const name = typed.trim().toLowerCase();
  const row = await context.preflight((db) =>
    db.row<Omit<BusinessPageAddress, 'url'> & { isListed: boolean }>(sql`
      select id as business_id, vanity_name, name, ${IS_LISTED} as is_listed from business
      where id = (select business_id from vanity_name where name = ${name}) and vanity_name is not null`),
  );
  const { viewer, source, facts } = context;
  const caller = { viewer, address: source, now: context.now() };
  if (row?.isListed) allowLook(caller, row.businessId);
  else await limitWalks((count) => context.preflight(count), caller, row?.businessId ?? `?${name}`);
  if (!row) throw notFound('That page');
  const { businessId, vanityName, name: businessName } = row;
  return { businessId, vanityName, name: businessName, url: pageAddress(facts.origin, vanityName) };
}
