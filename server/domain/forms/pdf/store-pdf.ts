import { randomBytes } from 'node:crypto';
import type { StoredPdf } from '../../../../entities/FormSheet.js';
import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { HOUR_MS } from '../../../core/durations.js';
import { sha256 } from '../../../core/sha256.js';
import { imageFolder, PDF_TYPE, storedImage } from '../../../core/storage/image-files.js';
import { turns } from '../../../core/in-turn.js';
import { readUpload, type UploadedFile } from '../../media/read-upload.js';
import { storeFiles } from '../../media/store-images.js';
import { unsupportedPdf } from './pdf-refusal.js';
import { pdfText } from './pdf-text.js';
import type { DrawnPage } from './PdfReader.js';

/** Drawing 50 pages takes a processor some 20 seconds. */
const UPLOADS = { max: 30, windowMs: HOUR_MS };
/** One PDF at a time in a process, beside the images. */
const inTurn = turns();
const newName = (): string => randomBytes(16).toString('hex');

export interface NewPdf {
  pdf: StoredPdf;
  /** Its text as rich text. */
  content: string;
  /** Of the row of its files, to attach in the operation. */
  mediaId: string;
}

/**
 * Reads, checks, draws and stores an uploaded PDF before the operation's transaction begins. Throws RATE_LIMITED, TOO_LARGE, UNSUPPORTED_PDF with its reason, and
 * UNAVAILABLE.
 */
export async function storePdf(context: Context, file: Promise<UploadedFile>): Promise<NewPdf> {
  const { businessId, facts } = context;
  await context.preflight((db) => enforceRateLimit(db, `pdf:${businessId}`, UPLOADS, context.now()));
  const bytes = await readUpload(file, facts, 'PDF');
  const reading = await inTurn(businessId, () => context.providers.pdfs.read(bytes, facts.givenUp), facts.givenUp);
  if ('fault' in reading) throw unsupportedPdf(reading.fault);
  const content = pdfText(reading.pages);
  const { pdf, files } = namedFiles(businessId, bytes, reading.pages);
  const { width, height } = pdf.pages[0]!;
  const row = { kind: 'form' as const, file: `${newName()}.pdf`, width, height, placeholder: '' };
  const [mediaId] = await storeFiles(context, [{ row, files }]);
  return { pdf, content, mediaId: mediaId! };
}

function namedFiles(businessId: string, bytes: Buffer, drawn: readonly DrawnPage[]) {
  const file = `${imageFolder('form', businessId)}${newName()}.pdf`;
  const pages = drawn.map(({ picture, width, height }) => {
    const page = { file: `${businessId}-${newName()}.webp`, sha256: sha256(picture), width, height };
    return { page, stored: { ...storedImage('form', 'preview', page.file)!, bytes: Buffer.from(picture) } };
  });
  const pdf: StoredPdf = {
    file,
    sha256: sha256(bytes),
    pages: pages.map(({ page }) => page),
  };
  return { pdf, files: [{ name: file, bytes, contentType: PDF_TYPE }, ...pages.map(({ stored }) => stored)] };
}
