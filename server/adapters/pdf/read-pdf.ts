import type { DrawnPage } from '../../domain/forms/PdfReader.js';
import { checkPdf } from './check-pdf.js';
import { drawPages } from './draw-pages.js';

/** Checks a PDF, and draws its pages. Throws a PdfError. */
export async function readPdf(bytes: Buffer): Promise<DrawnPage[]> {
  await checkPdf(bytes);
  return drawPages(bytes);
}
