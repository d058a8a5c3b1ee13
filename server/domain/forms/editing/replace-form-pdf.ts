import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Form } from '../../../../entities/Form.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import type { UploadedFile } from '../../media/read-upload.js';
import { attachImages } from '../../media/store-images.js';
import { lockForms } from '../versions/insert-form.js';
import { changeForm, formToChange } from './change-form.js';
import { storePdf } from '../pdf/store-pdf.js';

interface Replacement {
  id: string;
  /** Null where the last save wins. */
  version: number | null;
  file: Promise<UploadedFile>;
}

/**
 * Puts another PDF in the place of that of a form, as a new version; the same file makes none. Throws NOT_FOUND, CONFLICT for a form that is a text, STALE with
 * the current one in `details.current`, and what `storePdf` throws.
 */
export async function replaceFormPdf(context: Context, { id, version, file }: Replacement): Promise<Form> {
  await context.preflight(async (db) => requirePdf(await formToChange({ db }, id, version)));
  const { pdf, content, mediaId } = await storePdf(context, file);
  lockForms(context);
  const before = await formToChange(context, id, version);
  requirePdf(before);
  if (before.pdf?.sha256 === pdf.sha256) return before;
  const form = await changeForm(context, before, { ...before, content, pdf });
  await attachImages(context, [mediaId]);
  return form;
}

function requirePdf({ pdf }: Form): void {
  if (!pdf) throw new Refusal(ErrorCode.CONFLICT, 'This form is a text. Add a new form from the PDF instead.');
}
