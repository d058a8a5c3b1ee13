import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { auditEach } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { uniqueIds } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { BUSINESS_PAGE } from '../../businesses/topics.js';
import { lockForms, requireFormCount } from '../versions/insert-form.js';
import type { FormChange } from './FormChange.js';
import { isTemplateId } from '../templates/template-ids.js';

const THAT = 'That form';

interface FormState {
  id: string;
  archivedAt: Date | null;
  firstSignedAt: Date | null;
}

/**
 * Takes forms out of lists and choices, all or none; those that are archived already stay as they are. Throws NOT_FOUND, also for a template, and CONFLICT for the
 * one that check-in asks for.
 */
export async function archiveForms(context: Context, ids: readonly string[]): Promise<FormChange> {
  const forms = await lockedForms(context, ids);
  return archive(context, forms, 'form.archive');
}

/** Archives forms that nobody signed (ruling 30), all or none. Throws CONFLICT also where customers have confirmed or signed one. */
export async function deleteForms(context: Context, ids: readonly string[]): Promise<FormChange> {
  const forms = await lockedForms(context, ids);
  const formIds = forms.filter(({ firstSignedAt }) => firstSignedAt).map(({ id }) => id);
  if (formIds.length > 0)
    throw new Refusal(ErrorCode.CONFLICT, 'Forms which have been viewed/signed by customers cannot be removed.', {
      details: { reason: RefusalReason.FORM_SIGNED, formIds },
    });
  return archive(context, forms, 'form.delete');
}

/** Brings forms back, all or none. Throws CONFLICT where there would be too many. */
export async function restoreForms(context: Context, ids: readonly string[]): Promise<FormChange> {
  const forms = await lockedForms(context, ids);
  const restored = forms.filter(({ archivedAt }) => archivedAt).map(({ id }) => id);
  // Where there is another copy of the template by now, that one stays the copy.
  await context.db.rows(sql`
    update form f set archived_at = null, template_id = case when not exists (
      select from form o where o.template_id = f.template_id and o.id <> f.id
        and (o.archived_at is null or (o.id = any(${restored}::bigint[]) and o.id < f.id))) then template_id end
    where id = any(${restored}::bigint[])`);
  await requireFormCount(context);
  return changed(context, forms, { action: 'form.restore', ids: restored });
}

/** The forms of these ids, none of which changes meanwhile. Throws NOT_FOUND. */
async function lockedForms(context: Context, ids: readonly string[]): Promise<FormState[]> {
  const unique = uniqueIds(ids, THAT).filter((id) => !isTemplateId(id));
  lockForms(context);
  const forms = await context.db.rows<FormState>(
    sql`select id, archived_at, first_signed_at from form where id = any(${unique}::bigint[]) order by id for update`,
  );
  const wanted = new Set(ids).size;
  if (forms.length !== wanted) throw notFound(wanted === 1 ? THAT : 'One of those forms');
  return forms;
}

async function archive(context: Context, forms: readonly FormState[], action: string): Promise<FormChange> {
  const archived = forms.filter(({ archivedAt }) => !archivedAt).map(({ id }) => id);
  await requireUnused(context, archived);
  await context.db.rows(sql`update form set archived_at = ${context.now()} where id = any(${archived}::bigint[])`);
  return changed(context, forms, { action, ids: archived });
}

async function requireUnused({ db }: Context, ids: readonly string[]): Promise<void> {
  const used = await db.row<{ formId: string }>(
    sql`select id as form_id from form where id = any(${ids}::bigint[]) and at_check_in`,
  );
  if (used)
    throw new Refusal(ErrorCode.CONFLICT, 'Check-in asks for this form. Choose another one there first.', {
      details: { reason: RefusalReason.FORM_IN_USE, formId: used.formId },
    });
}

async function changed(
  context: Context,
  forms: readonly FormState[],
  { action, ids }: { action: string; ids: readonly string[] },
): Promise<FormChange> {
  await auditEach(context, action, ids);
  context.tick(BUSINESS_PAGE);
  return { ids: forms.map(({ id }) => id), changedIds: [...ids] };
}
