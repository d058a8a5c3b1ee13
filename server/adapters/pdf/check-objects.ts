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
import { MAX_PDF_PAGES } from '../../domain/forms/PdfReader.js';
import { MAX_IMAGE_PIXELS } from './max-image-pixels.js';
import { PdfError } from './PdfError.js';

/** Keys and names of what acts, plays or carries other files. */
const ACTIVE = new Set(
  'JavaScript JS AA Launch SubmitForm ImportData GoToE Rendition Movie Sound RichMedia RichMediaContent RichMediaSettings 3D EmbeddedFile EmbeddedFiles EF XFA'.split(
    ' ',
  ),
);
/** Objects, those within others too: each is copied into every copy. */
const MAX_OBJECTS = 500_000;
/** As short as these, a name may as well be that of a font: only keys count. */
const KEYS_ONLY = new Set(['JS', 'AA', 'EF', 'XFA']);

/** Parses every object of a file, those in streams of objects too. Throws a PdfError. */
export async function checkObjects(bytes: Buffer): Promise<void> {
  try {
    const file = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false, preserveXFA: true });
    if (file.isEncrypted) throw new PdfError('PDF_ENCRYPTED');
    let count = 0;
    for (const [, object] of file.context.enumerateIndirectObjects())
      if ((count += refuseActive(object)) > MAX_OBJECTS) throw new PdfError('PDF_TOO_COMPLEX');
    refuseOpening(file);
    refuseHidden(file);
    if (file.getPages().length > MAX_PDF_PAGES) throw new PdfError('PDF_TOO_LONG');
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError('PDF_BROKEN');
  }
}

/** Answers how many objects there are in it. */
function refuseActive(object: PDFObject): number {
  const left: PDFObject[] = [object];
  let count = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    count += 1;
    if (next instanceof PDFName && isActive(next) && !KEYS_ONLY.has(next.decodeText()))
      throw new PdfError('PDF_SCRIPT');
    if (next instanceof PDFArray) for (const item of next.asArray()) left.push(item);
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (!(dictionary instanceof PDFDict)) continue;
    if (pixelsOf(dictionary) > MAX_IMAGE_PIXELS) throw new PdfError('PDF_TOO_COMPLEX');
    for (const [key, value] of dictionary.entries()) {
      if (isActive(key)) throw new PdfError('PDF_SCRIPT');
      if (hides(key, value)) throw new PdfError('PDF_HIDDEN');
      left.push(value);
    }
  }
  return count;
}

function pixelsOf(dictionary: PDFDict): number {
  const [width, height] = ['Width', 'Height'].map((side) => dictionary.lookup(PDFName.of(side)));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}

/** Layers that depend on others, or on who looks: copies show all layers. */
const hides = (key: PDFName, value: PDFObject): boolean =>
  value instanceof PDFName &&
  ((key.decodeText() === 'Type' && value.decodeText() === 'OCMD') ||
    (/^(?:View|Print|Export)State$/.test(key.decodeText()) && value.decodeText() === 'OFF'));

/** Signers do not see layers that are off. */
function refuseHidden({ catalog }: PDFDocument): void {
  const layers = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict);
  const shown = layers?.lookupMaybe(PDFName.of('D'), PDFDict);
  const off = shown?.lookupMaybe(PDFName.of('OFF'), PDFArray);
  const base = shown?.lookupMaybe(PDFName.of('BaseState'), PDFName)?.decodeText();
  if ((off && off.size() > 0) || (base && base !== 'ON')) throw new PdfError('PDF_HIDDEN');
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
