import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { StoredPdf } from '../../../../entities/FormSheet.js';
import { storedImage } from '../../../core/storage/image-files.js';
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
  /** What it says of the files of its PDF, by their names in the storage. */
  files: readonly CheckedFile[];
}

interface CheckedFile {
  name: string;
  sha256: string;
}

/** All versions of the forms of a business. */
export async function checkVersions(rows: (statement: Sql) => Promise<Version[]>): Promise<CheckedVersion[]> {
  const versions = await rows(sql`
    select id, form_id, number, name, content, fields, pdf, signature_required, sha256 from form_version
    where business_id = ${BUSINESS_ID} order by form_id, number`);
  return versions.map((version) => {
    const { id, formId, name, number, sha256 } = version;
    return { id, formId, name, number, sha256, isWhole: sha256OfForm(version) === sha256, files: filesOf(version.pdf) };
  });
}

/** The original, and the pictures that signers read. */
const filesOf = (pdf: StoredPdf | null): CheckedFile[] =>
  pdf
    ? [
        { name: pdf.file, sha256: pdf.sha256 },
        ...pdf.pages.map(({ file, sha256 }) => ({ name: storedImage('form', 'preview', file)?.name ?? file, sha256 })),
      ]
    : [];
