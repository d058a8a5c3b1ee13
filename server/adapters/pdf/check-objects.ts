import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { MAX_PDF_PAGES } from '../../domain/forms/pdf/PdfReader.js';
import { MAX_IMAGE_PIXELS } from './max-image-pixels.js';
import { MAX_OBJECTS } from './max-objects.js';
import { PdfError } from './PdfError.js';

/** Keys and names of what acts, plays or carries other files. */
const ACTIVE = new Set(
  'JavaScript JS AA Launch SubmitForm ImportData GoToE Rendition Movie Sound RichMedia RichMediaContent RichMediaSettings 3D EmbeddedFile EmbeddedFiles EF XFA'.split(
    ' ',
  ),
);
/** As short as these, a name may as well be that of a font: only keys count. */
const KEYS_ONLY = new Set(['JS', 'AA', 'EF', 'XFA']);

/** Parses every object of a file, those in streams of objects too. Throws a PdfError. */
export async function checkObjects(bytes: Buffer): Promise<void> {
  try {
    const file = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false, preserveXFA: true });
    if (file.isEncrypted) throw new PdfError('PDF_ENCRYPTED');
    refuseActive(file.context.enumerateIndirectObjects().map(([, object]) => object));
    refuseOpening(file);
    if (file.getPages().length > MAX_PDF_PAGES) throw new PdfError('PDF_TOO_LONG');
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError('PDF_BROKEN');
  }
}

function refuseActive(left: PDFObject[]): void {
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    if (++count > MAX_OBJECTS) throw new PdfError('PDF_TOO_COMPLEX');
    if (next instanceof PDFName && isActive(next) && !KEYS_ONLY.has(next.decodeText()))
      throw new PdfError('PDF_SCRIPT');
    if (next instanceof PDFArray) for (const item of next.asArray()) left.push(item);
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (!(dictionary instanceof PDFDict)) continue;
    if (pixelsOf(dictionary) > MAX_IMAGE_PIXELS) throw new PdfError('PDF_TOO_COMPLEX');
    for (const [key, value] of dictionary.entries()) {
      if (isActive(key)) throw new PdfError('PDF_SCRIPT');
      left.push(value);
    }
  }
}

function pixelsOf(dictionary: PDFDict): number {
  const [width, height] = ['Width', 'Height'].map((side) => dictionary.lookup(PDFName.of(side)));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}

const isActive = (name: PDFName): boolean => ACTIVE.has(name.decodeText());

/** Many programs name the page that is shown first, which is no action. */
function refuseOpening({ catalog, context }: PDFDocument): void {
  const opening = context.lookup(catalog.get(PDFName.of('OpenAction')));
  if (opening && !(opening instanceof PDFArray) && !isGoTo(opening, context)) throw new PdfError('PDF_SCRIPT');
}

const isGoTo = (action: PDFObject, context: PDFContext): boolean =>
  action instanceof PDFDict &&
  context.lookup(action.get(PDFName.of('S'))) === PDFName.of('GoTo') &&
  !action.has(PDFName.of('Next'));
