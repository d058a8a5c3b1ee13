import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { lockPolicies } from './lock-policies.js';
import { policies } from './policies.js';
import type { Policy } from './Policy.js';

/** Takes policies off the page, all or none; their forms stay. Throws NOT_FOUND. */
export async function removePolicies(context: Context, ids: readonly string[]): Promise<Policy[]> {
  const unique = uniqueIds(ids, 'That policy');
  lockPolicies(context);
  const removed = await context.db.rows(
    sql`delete from business_policy where id = any(${unique}::bigint[]) returning id`,
  );
  if (removed.length !== unique.length) throw notFound(unique.length === 1 ? 'That policy' : 'One of those policies');
  await audit(context, 'page.remove-policies', { subject: unique.join(' ') });
  context.tick(BUSINESS_PAGE);
  return policies(context);
}
