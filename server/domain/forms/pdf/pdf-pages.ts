import type { FormSheet, StoredPdf } from '../../../../entities/FormSheet.js';
import { imageAddress } from '../../../core/storage/image-files.js';

/** The pages of a PDF as pictures; none of a text. */
export const pdfPages = (pdf: StoredPdf | null): FormSheet[] =>
  (pdf?.pages ?? []).map(({ file, width, height }) => ({
    url: imageAddress({ kind: 'form', file }, 'preview'),
    width,
    height,
  }));

/** Address of the original of a version, for its own staff. */
export const pdfAddress = (formId: string, version: number): string => `/downloads/forms/${formId}?version=${version}`;
