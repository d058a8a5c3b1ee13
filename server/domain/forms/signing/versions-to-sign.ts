import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { FormText } from '../versions/form-version.js';

/** A version of a form that a customer may sign. */
export interface VersionToSign extends FormText {
  formId: string;
  versionId: string;
  number: number;
  sha256: string;
  createdAt: Date;
  /** Whether check-in asks for the form, or did. */
  everAtCheckIn: boolean;
  /** Whether it is the form's current version, and the form is live. */
  isCurrent: boolean;
  /** When a newer one took its place, or the form was archived; null while it is current. */
  replacedAt: Date | null;
}

/** Versions by which signers, and pages for them, know a form. */
export const versions = (where: Sql): Sql => sql`
  select v.form_id, v.id as version_id, v.number, v.name, v.content, v.fields, v.pdf, v.signature_required, v.sha256, v.created_at, f.ever_at_check_in,
    f.version = v.number and f.archived_at is null as is_current,
    coalesce((select n.created_at from form_version n where n.form_id = v.form_id and n.number = v.number + 1), f.archived_at) as replaced_at
  from form_version v join form f on f.business_id = v.business_id and f.id = v.form_id
  where ${where}`;

/** The current versions of live forms, by title. */
export const versionsToSign = ({ db }: Context, formIds: readonly string[]): Promise<VersionToSign[]> =>
  db.rows<VersionToSign>(sql`
    ${versions(sql`f.id = any(${formIds}::bigint[]) and f.version = v.number and f.archived_at is null`)} order by lower(v.name), v.form_id`);

/** The version of a live form with this number, else the one that was current at this time; none before its first. */
export const versionAt = (
  { db }: Context,
  formId: string,
  { number, at }: { number: number | null; at: Date },
): Promise<VersionToSign | undefined> => {
  const which = number === null ? sql`v.created_at <= ${at}` : sql`v.number = ${number}::int`;
  return db.row<VersionToSign>(sql`
    ${versions(sql`f.id = ${formId} and f.archived_at is null and ${which}`)} order by v.number desc limit 1`);
};

/** Versions by their ids, also older ones. */
export const versionsById = ({ db }: Context, ids: readonly string[]): Promise<VersionToSign[]> =>
  db.rows<VersionToSign>(versions(sql`v.id = any(${ids}::bigint[])`));

/** The first signature of a form is noted: from now on it cannot be deleted. */
export const noteSigned = (context: Context, formId: string): void =>
  context.db.send(
    sql`update form set first_signed_at = ${context.now()} where id = ${formId} and first_signed_at is null`,
  );
