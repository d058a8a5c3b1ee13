import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, StandardFonts, type PDFFont, type PDFPage, type SaveOptions } from '@cantoo/pdf-lib';

type Write = (file: PDFDocument, font: PDFFont) => unknown;

/** A PDF with whatever `write` puts into it. */
export async function aPdf(write: Write, options: SaveOptions = {}): Promise<Buffer> {
  const file = await PDFDocument.create();
  await write(file, await file.embedFont(StandardFonts.Helvetica));
  return Buffer.from(await file.save(options));
}

/** A page of Letter size with these lines. */
export function addPage(file: PDFDocument, font: PDFFont, ...lines: string[]): PDFPage {
  const page = file.addPage([612, 792]);
  lines.forEach((line, index) => page.drawText(line, { x: 72, y: 700 - index * 16, size: 12, font }));
  return page;
}

/** With a page for each of the texts. */
export const aPdfOf = (texts: readonly string[], options?: SaveOptions): Promise<Buffer> =>
  aPdf((file, font) => texts.forEach((text) => addPage(file, font, text)), options);

/** A page whose catalog has an entry more. */
export const withEntry = (name: string, entry: (file: PDFDocument, page: PDFPage) => unknown, options?: SaveOptions) =>
  aPdf((file, font) => {
    const page = addPage(file, font, 'Waiver');
    file.catalog.set(PDFName.of(name), file.context.obj(entry(file, page) as never));
  }, options);

/** A page that shows an image of this size, of which there are a few bytes only. */
export const anImageBomb = (side: number): Promise<Buffer> =>
  aPdf((file, font) => {
    showImage(file, addPage(file, font, 'Waiver'), deflateSync(Buffer.alloc(1000)), 'FlateDecode', side);
  });

function showImage({ context }: PDFDocument, { node }: PDFPage, bytes: Buffer, Filter: string, side: number): void {
  const image = context.stream(bytes, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: side,
    Height: side,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter,
  });
  const name = node.newXObject('Image', context.register(image));
  node.addContentStream(context.register(context.stream(`q 500 0 0 500 0 0 cm ${name} Do Q`)));
}

/** A page whose photo is none. */
export const aBrokenImage = (): Promise<Buffer> =>
  aPdf((file, font) => showImage(file, addPage(file, font, 'Waiver'), Buffer.from('no photo'), 'DCTDecode', 500));

/** Some kB that become 2 GB once they are unpacked. */
export const aContentBomb = (): Promise<Buffer> =>
  aPdf((file, font) => {
    const page = addPage(file, font, 'Waiver');
    let packed = deflateSync(Buffer.alloc(100_000_000, '0 0 m '));
    packed = deflateSync(packed);
    const bomb = file.context.register(file.context.stream(packed, { Filter: ['FlateDecode', 'FlateDecode'] }));
    for (let times = 0; times < 20; times += 1) page.node.addContentStream(bomb);
  });

export const pdfBlob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
