import { beforeAll, describe, expect, test } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFFont } from '@cantoo/pdf-lib';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readPdf } from '../../server/adapters/pdf/read-pdf.js';
import { makeCopy } from '../../server/adapters/providers/copies/make-copy.js';
import type { SigningKey } from '../../server/core/config/signing-key.js';
import { newSigningKey } from '../../server/domain/signatures/copies/new-signing-key.js';
import { addPage, aPdf, aPdfOf } from '../forms/pdfs.js';
import { findOrInstallPoppler } from '../setup/find-poppler.mjs';
import { aSheet } from './a-sheet.js';

const TERMS = 'The fee is below.';
let key: SigningKey;
beforeAll(async () => {
  key = await newSigningKey('Greeter at localhost', new Date('2026-06-15T16:00:00Z'));
});

const copyOf = async (original: Buffer): Promise<Buffer> =>
  Buffer.from((await makeCopy({ sheet: aSheet(), key, original, timestampUrl: null })).bytes);

/** A note above the page, a field of a form that was filled in, and a layer that is off. */
const aPdfWithMore = () =>
  aPdf((file, font) => {
    const { node, ...page } = addPage(file, font, TERMS);
    const { context } = file;
    const look = context.stream('BT /F1 30 Tf 5 10 Td (NO REFUND) Tj ET', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 400, 50],
      Resources: { Font: { F1: font.ref } },
    });
    const note = {
      Type: 'Annot',
      Subtype: 'FreeText',
      Rect: [72, 600, 472, 650],
      F: 4,
      AP: { N: context.register(look) },
    };
    node.addAnnot(context.register(context.obj(note as never)));
    const field = file.getForm().createTextField('fee');
    field.setText('700 USD');
    field.addToPage(file.getPage(0), { x: 72, y: 500, width: 300, height: 40 });
    addHiddenLayer(file, font);
    return page;
  });

function addHiddenLayer(file: PDFDocument, font: PDFFont): void {
  const { context } = file;
  const { node } = file.getPage(0);
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText('Off') }));
  file.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
  node.Resources()!.set(PDFName.of('Properties'), context.obj({ MC0: layer }));
  const name = node.newFontDictionary('Layer', font.ref);
  const text = context.stream(`/OC /MC0 BDC BT ${name} 24 Tf 72 400 Td (I WAIVE ALL) Tj ET EMC`);
  node.addContentStream(context.register(text));
}

/** With a newer content of the page, of which the table of the file knows nothing. */
async function aPdfOfTwoMinds(): Promise<Buffer> {
  const file = (await aPdfOf([TERMS], { useObjectStreams: false })).toString('latin1');
  const contents = /\/Contents (?:\[ )?(\d+) 0 R/.exec(file)![1]!;
  const stream = `${contents} 0 obj\n<< /Length 2 >>\nstream\nq\nendstream\nendobj\n`;
  return Buffer.from(file.replace('startxref', `${stream}startxref`), 'latin1');
}

describe('the copy of a PDF shows what its signer read', () => {
  test('and neither has notes, fields or hidden layers of its own', async () => {
    const original = await aPdfWithMore();
    const [read] = await readPdf(original);
    expect(read!.paragraphs).toEqual([TERMS, 'I WAIVE ALL']);
    const plain = await aPdf((file, font) => {
      addPage(file, font, TERMS);
      addHiddenLayer(file, font);
      file.catalog.delete(PDFName.of('OCProperties'));
    });
    expect(Buffer.from(read!.picture).equals(Buffer.from((await readPdf(plain))[0]!.picture))).toBe(true);
    const [copied] = await readPdf(await copyOf(original));
    expect(copied!.paragraphs).toEqual([TERMS, 'I WAIVE ALL', expect.stringContaining('1 of 3')]);
  });

  test('though the file can be read in two ways', async () => {
    const original = await aPdfOfTwoMinds();
    const [read] = await readPdf(original);
    const [copied] = await readPdf(await copyOf(original));
    expect([...read!.paragraphs, expect.stringContaining('1 of 3')]).toEqual(copied!.paragraphs);
  });
});

describe('the copy of a PDF that was signed itself', () => {
  test('has one signature, which is over all of its bytes', async () => {
    const first = await copyOf(await aPdfOf([TERMS]));
    const second = await copyOf(first);
    expect(second.toString('latin1').match(/\/ByteRange/g)).toHaveLength(1);
    for (const copy of [first, second]) expectSignedWhole(copy, await signatureOf(copy));
    if (findOrInstallPoppler()) expect(await pdfSigOf(second)).toContain('Signature is Valid');
  });

  test('is not misled by what looks like the place of its signature', async () => {
    const room = 8192;
    const original = await aPdf((file, font) => {
      const { node } = addPage(file, font, TERMS);
      const decoys = Array.from({ length: room }, (_, bytes) => bytes).filter((bytes) => bytes > 4096 && bytes < 6000);
      const text = decoys.map((bytes) => `% /ByteRange [0 1 2 3] <${'0'.repeat(bytes * 2)}>`).join('\n');
      node.addContentStream(file.context.register(file.context.stream(text)));
    });
    const copy = await copyOf(original);
    expectSignedWhole(copy, await signatureOf(copy));
  });
});

async function signatureOf(copy: Buffer): Promise<PDFDict> {
  const { catalog } = await PDFDocument.load(copy);
  const fields = catalog.lookup(PDFName.of('AcroForm'), PDFDict).lookup(PDFName.of('Fields'), PDFArray);
  expect(fields.size()).toBe(1);
  return fields.lookup(0, PDFDict).lookup(PDFName.of('V'), PDFDict);
}

function expectSignedWhole(copy: Buffer, signature: PDFDict): void {
  const range = signature.lookup(PDFName.of('ByteRange'), PDFArray);
  const [from, length, next, rest] = range.asArray().map((item) => (item as PDFNumber).asNumber()) as [
    number,
    number,
    number,
    number,
  ];
  expect([from, next + rest]).toEqual([0, copy.length]);
  const contents = signature.lookup(PDFName.of('Contents'), PDFHexString).asString();
  expect(copy.subarray(length, next).toString('latin1')).toBe(`<${contents}>`);
  // A signature is a sequence in DER.
  expect(contents.slice(0, 4)).toBe('3082');
}

async function pdfSigOf(bytes: Buffer): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-copy-'));
  try {
    await fs.writeFile(path.join(folder, 'copy.pdf'), bytes);
    return execFileSync('pdfsig', [path.join(folder, 'copy.pdf')]).toString();
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
