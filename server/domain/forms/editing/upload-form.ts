import type { Form } from '../../../../entities/Form.js';
import type { Context } from '../../../core/context.js';
import type { UploadedFile } from '../../media/read-upload.js';
import { attachImages } from '../../media/store-images.js';
import { insertForm } from '../versions/insert-form.js';
import { formTitle } from './form-text.js';
import type { UploadFormArgs } from '../forms.inputs.js';
import { storePdf } from '../pdf/store-pdf.js';

/** Adds a form whose content is a PDF. Throws INVALID_INPUT, CONFLICT for too many forms, and what `storePdf` throws. */
export async function uploadForm(
  context: Context,
  { name: typed, signatureRequired }: UploadFormArgs,
  file: Promise<UploadedFile>,
): Promise<Form> {
  const name = formTitle(typed);
  const { pdf, content, mediaId } = await storePdf(context, file);
  const form = await insertForm(context, { name, content, fields: [], pdf, signatureRequired });
  await attachImages(context, [mediaId]);
  return form;
}
