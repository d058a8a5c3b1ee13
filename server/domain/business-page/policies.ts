import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { LIVE_FORMS } from '../forms/form.sql.js';
import type { Policy } from './Policy.js';

/** The policies of the page in their order, as a value of a statement; those whose form was archived are missing. */
export const POLICIES = sql`(
  select coalesce(json_agg(json_build_object('id', p.id::text, 'formId', p.form_id::text, 'name', f.name, 'content', f.content, 'pdf', f.pdf)
                           order by p.position, p.id), '[]')
  from business_policy p join ${LIVE_FORMS} f on f.business_id = p.business_id and f.id = p.form_id
)`;

export const policies = async ({ db }: Context): Promise<Policy[]> =>
  (await db.row<{ policies: Policy[] }>(sql`select ${POLICIES} as policies`))!.policies;
