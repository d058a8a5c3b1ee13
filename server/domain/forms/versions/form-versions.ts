import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { pageFacts, skipOf } from '../../../core/graphql/paging.js';
import { notFound } from '../../../core/Refusal.js';
import { actorNames } from '../../staff/changes/actor-names.js';
import { sha256OfForm, type FormText } from './form-version.js';
import type { FormVersionsArgs } from '../forms.inputs.js';
import type { FormVersion, FormVersionPage } from './FormVersion.js';
import { pdfPages } from '../pdf/pdf-pages.js';
import { readForm } from '../read-form.js';

interface VersionRow extends FormText {
  number: number;
  createdAt: Date;
  createdBy: string;
  /** Null for one that an older program wrote. */
  sha256: string | null;
  total?: string;
}

/** The versions of a form; the current one also where an older program wrote the form, and no version of it. */
const versionRows = (formId: string, where: Sql, end: Sql): Sql => sql`
  with version as (
    select number, name, content, fields, pdf, signature_required, sha256, created_at, created_by from form_version where form_id = ${formId}
    union all
    select version, name, content, fields, pdf, signature_required, null, created_at, '' from form f
    where id = ${formId} and not exists (select from form_version v where v.form_id = f.id and v.number = f.version))
  select version.*, count(*) over () as total from version where ${where} order by number desc ${end}`;

/** The versions of a form, latest first. Throws NOT_FOUND. */
export async function formVersions(context: Context, args: FormVersionsArgs): Promise<FormVersionPage> {
  const { id } = await readForm(context, args.id);
  const skip = skipOf(args);
  const rows = await context.db.rows<VersionRow>(versionRows(id, sql`true`, sql`limit ${args.first} offset ${skip}`));
  return { items: await named(context, rows), ...pageFacts(rows, skip) };
}

/** A version of a form by its number. Throws NOT_FOUND. */
export async function formVersion(context: Context, formId: string, number: number): Promise<FormVersion> {
  const { id } = await readForm(context, formId);
  const rows = await context.db.rows<VersionRow>(versionRows(id, sql`number = ${number}`, sql`limit 1`));
  const [version] = await named(context, rows);
  if (!version) throw notFound('That version');
  return version;
}

async function named(context: Context, rows: readonly VersionRow[]): Promise<FormVersion[]> {
  const nameOf = await actorNames(
    context,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    number: row.number,
    createdAt: row.createdAt,
    by: nameOf(row.createdBy),
    name: row.name,
    content: row.content,
    pages: pdfPages(row.pdf),
    fields: [...row.fields],
    signatureRequired: row.signatureRequired,
    sha256: row.sha256 ?? sha256OfForm(row),
  }));
}
