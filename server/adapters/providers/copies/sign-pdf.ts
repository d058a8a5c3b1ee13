import { randomBytes } from 'node:crypto';
import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFString, type PDFDocument } from '@cantoo/pdf-lib';

const BYTES = new TextEncoder();
/** As long as the widest place in a file. */
const PLACE = 9_999_999_999;

export interface SignatureFacts {
  signedAt: Date;
  business: string;
  /** Bytes that the signature may have. */
  room: number;
  sign(content: Uint8Array): Promise<Uint8Array>;
}

/** The bytes of a document with a signature over all of them (PAdES: the sub-filter is ETSI.CAdES.detached). */
export async function signPdf(
  document: PDFDocument,
  { signedAt, business, room, sign }: SignatureFacts,
): Promise<Buffer> {
  // By chance, as what was copied from an original may look like a place that is empty.
  const place = randomBytes(room).toString('hex').toUpperCase();
  addSignature(document, { signedAt, business, place });
  // Parts of a stream are compressed, and the signature must stand in the open.
  const bytes = Buffer.from(
    await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }),
  );
  const start = bytes.indexOf(`<${place}>`);
  const ranges = bytes.lastIndexOf('/ByteRange', start);
  if (start < 0 || ranges < 0) throw new Error('The place of the signature was not found');
  const end = start + place.length + 2;
  const from = bytes.indexOf('[', ranges);
  const to = bytes.indexOf(']', from);
  const range = `[0 ${start} ${end} ${bytes.length - end}`;
  bytes.set(BYTES.encode(range.padEnd(to - from)), from);
  const signature = await sign(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]));
  if (signature.length > room) throw new Error(`A signature of ${signature.length} bytes does not fit into ${room}`);
  bytes.set(BYTES.encode(Buffer.from(signature).toString('hex').padEnd(place.length, '0')), start + 1);
  return bytes;
}

interface EmptySignature extends Pick<SignatureFacts, 'signedAt' | 'business'> {
  /** Digits that the signature replaces. */
  place: string;
}

function addSignature(document: PDFDocument, { signedAt, business, place }: EmptySignature): void {
  const { context, catalog } = document;
  const page = document.getPages().at(-1)!;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let times = 0; times < 3; times += 1) range.push(PDFNumber.of(PLACE));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: range,
      Contents: PDFHexString.of(place),
      M: PDFString.fromDate(signedAt),
      Name: PDFHexString.fromText(business),
    }),
  );
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Signature'),
      // To be printed, and locked.
      F: 132,
      P: page.ref,
    }),
  );
  page.node.set(PDFName.of('Annots'), context.obj([widget]));
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }));
}
