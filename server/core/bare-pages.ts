import { PDFDocument } from '@cantoo/pdf-lib';

/** Entries of a page that draw it, and the parent from which it inherits some. */
const DRAWING = new Set(
  'Type Parent Resources Contents MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Group'.split(' '),
);

/**
 * Puts the pages of a PDF behind those of a document: what stands on the page, and nothing that lies above it, hides it or acts. Fields, notes, layers, actions
 * and signatures stay behind, and so do objects that another revision replaced.
 */
export async function addBarePages(document: PDFDocument, bytes: Uint8Array): Promise<void> {
  const original = await PDFDocument.load(bytes, { updateMetadata: false });
  // Before they are copied, so that nothing comes along to which these lead.
  for (const { node } of original.getPages())
    for (const key of node.keys()) if (!DRAWING.has(key.decodeText())) node.delete(key);
  for (const page of await document.copyPages(original, original.getPageIndices())) document.addPage(page);
}

/** A PDF of the bare pages. */
export async function barePages(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  await addBarePages(document, bytes);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}
