import { BUSINESS_ID } from '../../core/database/business-id.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { sha256OfForm, type FormText } from './form-version.js';

interface Version extends FormText {
  id: string;
  formId: string;
  number: number;
  sha256: string;
}

export interface CheckedVersion extends Pick<Version, 'id' | 'formId' | 'name' | 'number' | 'sha256'> {
  /** Whether its text is that of its SHA-256. */
  isWhole: boolean;
}

/** All versions of the forms of a business. */
export async function checkVersions(rows: (statement: Sql) => Promise<Version[]>): Promise<CheckedVersion[]> {
  const versions = await rows(sql`
    select id, form_id, number, name, content, fields, pdf, signature_required, sha256 from form_version
    where business_id = ${BUSINESS_ID} order by form_id, number`);
  return versions.map((version) => {
    const { id, formId, name, number, sha256 } = version;
    return { id, formId, name, number, sha256, isWhole: sha256OfForm(version) === sha256 };
  });
}
