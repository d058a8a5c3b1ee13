import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { invalid, notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { lockPolicies } from './lock-policies.js';
import { policies } from './policies.js';
import type { Policy } from './Policy.js';

/** Shows policies in the order of their ids; those that are not named come behind. Throws NOT_FOUND; INVALID_INPUT for an id that is there twice. */
export async function orderPolicies(context: Context, ids: readonly string[]): Promise<Policy[]> {
  const named = ids.map((id) => idOf(id, 'That policy'));
  if (new Set(named).size < named.length) throw invalid('ids', 'Each can be named once only.');
  lockPolicies(context);
  const all = await context.db.rows<{ id: string }>(sql`select id from business_policy order by position, id`);
  const others = all.map(({ id }) => id).filter((id) => !named.includes(id));
  if (others.length + named.length !== all.length) throw notFound('One of those policies');
  context.db.send(sql`
    update business_policy p set position = o.place
    from unnest(${[...named, ...others]}::bigint[]) with ordinality as o (id, place) where p.id = o.id`);
  context.tick(BUSINESS_PAGE);
  return policies(context);
}
