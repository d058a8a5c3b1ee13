import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound } from '../../../core/Refusal.js';
import type { StoredPdf } from '../../../../entities/FormSheet.js';

const THAT = 'That file';

/** The original of a version of a form, and its title; the current version where `number` is null. For those who may see forms. Throws NOT_FOUND. */
export async function openFormPdf(
  { db }: Context,
  formId: string,
  number: number | null,
): Promise<{ file: string; name: string }> {
  const version = await db.row<{ name: string; pdf: StoredPdf }>(sql`
    select v.name, v.pdf from form f join form_version v on v.business_id = f.business_id and v.form_id = f.id
    where f.id = ${idOf(formId, THAT)} and v.number = coalesce(${number}::int, f.version) and v.pdf is not null`);
  if (!version) throw notFound(THAT);
  return { file: version.pdf.file, name: version.name };
}
