import { checkObjects } from './check-objects.js';
import { PdfError } from './PdfError.js';
import { refuseRawNames } from './raw-names.js';

/** Where a whole file has its end mark. */
const TAIL = 2048;

/** Looks for what does not belong into a form. Throws a PdfError. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw new PdfError('PDF_BROKEN');
  refuseRawNames(bytes);
  await checkObjects(bytes);
}
