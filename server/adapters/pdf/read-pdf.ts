import { barePages } from '../../core/bare-pages.js';
import type { DrawnPage } from '../../domain/forms/pdf/PdfReader.js';
import { checkPdf } from './check-pdf.js';
import { countPages, drawPages } from './draw-pages.js';
import { PdfError } from './PdfError.js';

/** Checks a PDF, and draws its pages as copies of signed forms will hold them. Throws a PdfError. */
export async function readPdf(bytes: Buffer): Promise<DrawnPage[]> {
  await checkPdf(bytes);
  const count = await countPages(bytes);
  const pages = await drawPages(await bare(bytes));
  if (pages.length !== count) throw new PdfError('PDF_BROKEN');
  return pages;
}

async function bare(bytes: Buffer): Promise<Uint8Array> {
  try {
    return await barePages(bytes);
  } catch {
    throw new PdfError('PDF_BROKEN');
  }
}
