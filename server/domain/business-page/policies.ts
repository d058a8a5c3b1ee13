import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { LIVE_FORMS } from '../forms/form.sql.js';
import type { Policy } from './Policy.js';

/** The policies of the page in their order; those whose form was archived are missing. */
export const policies = ({ db }: Context): Promise<Policy[]> =>
  db.rows<Policy>(sql`
    select p.id, p.form_id, f.name, f.content from business_policy p
    join ${LIVE_FORMS} f on f.business_id = p.business_id and f.id = p.form_id order by p.position, p.id`);
