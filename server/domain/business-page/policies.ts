import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { LIVE_FORMS } from '../forms/form.sql.js';
import { pdfPages } from '../forms/pdf/pdf-pages.js';
import type { StoredPdf } from '../../../entities/FormSheet.js';
import type { Policy } from './Policy.js';

/** A policy as the statement answers it. */
export interface PolicyRow extends Omit<Policy, 'pages'> {
  pdf: StoredPdf | null;
}

/** The policies of the page in their order, as a value of a statement; those whose form was archived are missing. */
export const POLICIES = sql`(
  select coalesce(json_agg(json_build_object('id', p.id::text, 'formId', p.form_id::text, 'name', f.name, 'content', f.content, 'pdf', f.pdf)
                           order by p.position, p.id), '[]')
  from business_policy p join ${LIVE_FORMS} f on f.business_id = p.business_id and f.id = p.form_id
)`;

export const policies = async ({ db }: Context): Promise<Policy[]> =>
  policiesOf((await db.row<{ policies: PolicyRow[] }>(sql`select ${POLICIES} as policies`))!.policies);

export const policiesOf = (rows: readonly PolicyRow[]): Policy[] =>
  rows.map(({ pdf, ...policy }) => ({ ...policy, pages: pdfPages(pdf) }));
