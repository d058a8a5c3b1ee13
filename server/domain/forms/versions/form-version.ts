import type { FormField } from '../../../../entities/FormField.js';
import type { StoredPdf } from '../../../../entities/FormSheet.js';
import { canonicalJson } from '../../../core/canonical-json.js';
import { sha256 } from '../../../core/sha256.js';

/** What a version of a form says: all that a signer reads. */
export interface FormText {
  name: string;
  content: string;
  fields: readonly FormField[];
  pdf: StoredPdf | null;
  signatureRequired: boolean;
}

/** The version's SHA-256, hexadecimal: of a PDF, those of its file and of the pictures of its pages are in it. */
export const sha256OfForm = ({ name, content, fields, pdf, signatureRequired }: FormText): string =>
  sha256(canonicalJson({ name, content, fields, pdf: pdf && hashesOf(pdf), signatureRequired }));

const hashesOf = (pdf: StoredPdf) => ({ sha256: pdf.sha256, pages: pdf.pages.map((page) => page.sha256) });
