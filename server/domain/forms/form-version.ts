import { createHash } from 'node:crypto';
import type { FormField } from '../../../entities/FormField.js';
import type { StoredPdf } from '../../../entities/FormSheet.js';
import { canonicalJson } from '../../core/canonical-json.js';

/** What a version of a form says: all that a signer reads. */
export interface FormText {
  name: string;
  content: string;
  fields: readonly FormField[];
  pdf: StoredPdf | null;
  signatureRequired: boolean;
}

/** The version's SHA-256, hexadecimal: of a PDF, that of its file is in it. */
export const sha256OfForm = ({ name, content, fields, pdf, signatureRequired }: FormText): string =>
  createHash('sha256')
    .update(canonicalJson({ name, content, fields, pdf: pdf?.sha256 ?? null, signatureRequired }))
    .digest('hex');
