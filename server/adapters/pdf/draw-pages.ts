import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  AnnotationMode,
  getDocument,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { MAX_PDF_PAGES, type DrawnPage, type PdfFault } from '../../domain/forms/pdf/PdfReader.js';
import { MAX_IMAGE_PIXELS } from './max-image-pixels.js';
import { pageParagraphs, type TextRun } from './page-paragraphs.js';
import { PdfError } from './PdfError.js';

/** Pixels into which a page fits. */
const BOX = { width: 1240, height: 3500 };
/** Warnings of pdf.js about what it leaves out; nothing else tells that a page is not whole. */
const TOO_MANY_PIXELS = /maximum allowed size/i;
const LEFT_OUT =
  /ignoring (?:XObject|errors|pattern|shading|sub-stream|annotation data)|unable to decode image|image isn't ready/i;
const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** With a slash at the end, as pdf.js wants it. */
const folder = (name: string): string => `${path.join(PACKAGE, name)}${path.sep}`;

/** How many pages a file has for a reader that takes it as it is, and mends less than a parser may. Throws a PdfError. */
export const countPages = (bytes: Uint8Array): Promise<number> =>
  withPdf(bytes, VerbosityLevel.ERRORS, async ({ numPages }) => numPages);

/** Draws every page and reads its text, in a process of its own: it takes over the warnings. Nothing of the file runs, and nothing is fetched. Throws a PdfError. */
export function drawPages(bytes: Uint8Array): Promise<DrawnPage[]> {
  let fault: PdfFault | null = null;
  console.warn = (warning) => {
    fault ??= TOO_MANY_PIXELS.test(warning) ? 'PDF_TOO_COMPLEX' : LEFT_OUT.test(warning) ? 'PDF_BROKEN' : null;
  };
  return withPdf(bytes, VerbosityLevel.WARNINGS, async (file) => {
    if (file.numPages > MAX_PDF_PAGES) throw new PdfError('PDF_TOO_LONG');
    const pages = await pagesOf(file);
    if (fault) throw new PdfError(fault);
    return pages;
  });
}

async function withPdf<T>(
  bytes: Uint8Array,
  verbosity: number,
  work: (file: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
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
    verbosity,
  });
  try {
    return await work(await task.promise);
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError(faultOf(error));
  } finally {
    await task.destroy();
  }
}

const faultOf = (error: unknown): PdfFault =>
  (error as Error).name === 'PasswordException' ? 'PDF_ENCRYPTED' : 'PDF_BROKEN';

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
  await page.render({
    canvas: canvas as never,
    viewport,
    background: '#ffffff',
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
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
