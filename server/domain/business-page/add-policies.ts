import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { LIVE_FORMS } from '../forms/form.sql.js';
import { ownFormIds } from '../forms/templates/templates.js';
import { lockPolicies } from './lock-policies.js';
import { policies } from './policies.js';
import type { Policy } from './Policy.js';

const MAX_POLICIES = 30;

/** Shows forms on the page, behind those that are there; what is there already stays. Throws NOT_FOUND, and CONFLICT for too many. */
export async function addPolicies(context: Context, formIds: readonly string[]): Promise<Policy[]> {
  lockPolicies(context);
  const ids = uniqueIds(await ownFormIds(context, formIds), 'That form');
  const live = await context.db.rows(sql`select f.id from ${LIVE_FORMS} f where f.id = any(${ids}::bigint[])`);
  if (live.length !== ids.length) throw notFound(ids.length === 1 ? 'That form' : 'One of those forms');
  context.db.send(sql`
    insert into business_policy (form_id, position)
    select o.id, o.place + (select coalesce(max(position), 0) from business_policy)
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    on conflict (business_id, form_id) do nothing`);
  const shown = await policies(context);
  if (shown.length > MAX_POLICIES)
    throw new Refusal(ErrorCode.CONFLICT, `A page shows at most ${MAX_POLICIES} forms.`, {
      details: { max: MAX_POLICIES },
    });
  await audit(context, 'page.add-policies', { subject: ids.join(' ') });
  context.tick(BUSINESS_PAGE);
  return shown;
}
