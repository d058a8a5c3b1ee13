import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, PasswordException, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { MAX_PDF_PAGES, type DrawnPage } from '../../domain/forms/PdfReader.js';
import { pageParagraphs, type TextRun } from './page-paragraphs.js';
import { PdfError } from './PdfError.js';

/** Pixels into which a page fits. */
const BOX = { width: 1240, height: 3500 };
const MAX_IMAGE_PIXELS = 40_000_000;
/** How pdf.js names a larger one. */
const TOO_MANY_PIXELS = /maximum allowed size/i;
const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** With a slash at the end, as pdf.js wants it. */
const folder = (name: string): string => `${path.join(PACKAGE, name)}${path.sep}`;

/** Draws every page and reads its text. Nothing of the file runs, and nothing is fetched. Throws a PdfError. */
export async function drawPages(bytes: Buffer): Promise<DrawnPage[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    stopAtErrors: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: 0,
  });
  try {
    const file = await task.promise;
    if (file.numPages > MAX_PDF_PAGES) throw new PdfError('PDF_TOO_LONG');
    return await pagesOf(file);
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError(faultOf(error));
  } finally {
    await task.destroy();
  }
}

function faultOf(error: unknown): 'PDF_BROKEN' | 'PDF_ENCRYPTED' | 'PDF_TOO_COMPLEX' {
  if (error instanceof PasswordException) return 'PDF_ENCRYPTED';
  return TOO_MANY_PIXELS.test(String(error)) ? 'PDF_TOO_COMPLEX' : 'PDF_BROKEN';
}

/** One after the other: a page drawn takes some 10 MB. */
async function pagesOf(file: PDFDocumentProxy): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    pages.push({ ...(await pictureOf(page)), paragraphs: await paragraphsOf(page) });
    page.cleanup();
  }
  return pages;
}

async function pictureOf(page: PDFPageProxy): Promise<Omit<DrawnPage, 'paragraphs'>> {
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(BOX.width / whole.width, BOX.height / whole.height) });
  const [width, height] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side))) as [
    number,
    number,
  ];
  const canvas = createCanvas(width, height);
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  const picture = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return { picture, width, height };
}

async function paragraphsOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  return pageParagraphs(items.filter((item): item is TextRun & typeof item => 'str' in item));
}
