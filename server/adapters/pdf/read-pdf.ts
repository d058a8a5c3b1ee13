import type { DrawnPage } from '../../domain/forms/PdfReader.js';
import { checkObjects } from './check-objects.js';
import { drawPages } from './draw-pages.js';
import { PdfError } from './PdfError.js';
import { refuseRawNames } from './raw-names.js';

/** Where a whole file has its end mark. */
const TAIL = 2048;

/** Checks a PDF, and draws its pages. Throws a PdfError. */
export async function readPdf(bytes: Buffer): Promise<DrawnPage[]> {
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw new PdfError('PDF_BROKEN');
  refuseRawNames(bytes);
  await checkObjects(bytes);
  return drawPages(bytes);
}
