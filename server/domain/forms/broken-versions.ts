import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { sha256OfForm, type FormText } from './form-version.js';

interface Version extends FormText {
  number: number;
  sha256: string;
}

/** How many versions of forms a business has, and those whose text is not that of their SHA-256. */
export async function brokenVersions(
  rows: (statement: Sql) => Promise<Version[]>,
): Promise<{ count: number; broken: Version[] }> {
  const versions = await rows(sql`
    select number, name, content, fields, pdf, signature_required, sha256 from form_version where business_id = ${BUSINESS_ID} order by form_id, number`);
  return { count: versions.length, broken: versions.filter((version) => sha256OfForm(version) !== version.sha256) };
}
