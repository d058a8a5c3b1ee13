import { inflateSync } from 'node:zlib';
import { MAX_OBJECTS } from './max-objects.js';
import { PdfError } from './PdfError.js';

/** Long enough never to stand in compressed bytes by chance, so that they are looked for in every byte of the file. */
const ANYWHERE =
  /\/(?:JavaScript|Launch|RichMedia\w*|EmbeddedFiles?|SubmitForm|ImportData|GoToE|Rendition|Movie)(?=[\s\0()<>[\]{}/%]|$)/;
/** Looked for where objects stand only. */
const IN_OBJECTS = /\/(?:JS|AA|XFA|EF|3D|Sound)(?=[\s\0()<>[\]{}/%]|$)/;
/** What a parser makes an object of, counted without the order in which they stand: words of a text and lines of the table as well. */
const OBJECT = /[^\s\0()<>[\]{}/%]+|\[|\(|<</g;
const ENCRYPTED = /\/Encrypt(?=[\s\0()<>[\]{}/%]|$)/;
const STREAM = />>\s*stream\r?\n/g;
const STREAM_END = 'endstream';
/** Bytes of objects that are packed into one stream. */
const MAX_OBJECT_STREAM = 50_000_000;

/**
 * Reads the names in a file without following its structure: what an older revision, a broken table or an escaped letter would hide from a parser is seen
 * too. Throws a PdfError.
 */
export function refuseRawNames(bytes: Buffer): void {
  const { objects, packed } = partsOf(bytes);
  if (ENCRYPTED.test(objects)) throw new PdfError('PDF_ENCRYPTED');
  if (ANYWHERE.test(unescaped(bytes.toString('latin1')))) throw new PdfError('PDF_SCRIPT');
  let left = MAX_OBJECTS;
  const check = (text: string): void => {
    left -= countUpTo(left, text);
    if (left < 0) throw new PdfError('PDF_TOO_COMPLEX');
    refuseActive(text);
  };
  check(objects);
  for (const { stream, dictionary } of packed) check(unpacked(stream, dictionary));
}

/** How many objects a text may hold, or one more than `max`. */
function countUpTo(max: number, text: string): number {
  let count = 0;
  OBJECT.lastIndex = 0;
  while (count <= max && OBJECT.test(text)) count += 1;
  return count;
}

function refuseActive(objects: string): void {
  if (ANYWHERE.test(objects) || IN_OBJECTS.test(objects)) throw new PdfError('PDF_SCRIPT');
}

interface Packed {
  stream: Buffer;
  dictionary: string;
}

/** What stands outside of streams, and the streams of objects. */
function partsOf(bytes: Buffer): { objects: string; packed: Packed[] } {
  const text = bytes.toString('latin1');
  const outside: string[] = [];
  const packed: Packed[] = [];
  let from = 0;
  STREAM.lastIndex = 0;
  for (let match = STREAM.exec(text); match; match = STREAM.exec(text)) {
    const begin = STREAM.lastIndex;
    const dictionary = unescaped(text.slice(Math.max(from, text.lastIndexOf('obj', match.index)), match.index));
    outside.push(text.slice(from, match.index));
    const end = text.indexOf(STREAM_END, begin);
    from = end === -1 ? text.length : end;
    if (/\/ObjStm/.test(dictionary)) packed.push({ stream: bytes.subarray(begin, from), dictionary });
    STREAM.lastIndex = from;
  }
  outside.push(text.slice(from));
  return { objects: unescaped(outside.join('\n')), packed };
}

/** Programs that write PDFs pack objects with Flate and nothing else. */
function unpacked(bytes: Buffer, dictionary: string): string {
  if (!/\/Filter/.test(dictionary)) return unescaped(bytes.toString('latin1'));
  if (
    !/\/Filter\[?\/FlateDecode[\]/>]/.test(`${dictionary.replace(/\s+/g, '')}>`) ||
    /\/Predictor\s+(?!1\b)/.test(dictionary)
  )
    throw new PdfError('PDF_BROKEN');
  try {
    return unescaped(inflateSync(bytes, { maxOutputLength: MAX_OBJECT_STREAM }).toString('latin1'));
  } catch (error) {
    throw new PdfError((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'PDF_TOO_COMPLEX' : 'PDF_BROKEN');
  }
}

/** A letter of a name may be written by its number, as `/J#53`. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
