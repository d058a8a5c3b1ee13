import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ContentInfo, SignedData, type Certificate } from 'pkijs';
import { makeCopy } from '../../server/adapters/providers/copies/make-copy.js';
import type { SigningKey } from '../../server/core/config/signing-key.js';
import { newSigningKey } from '../../server/domain/signatures/copies/new-signing-key.js';
import { aPdfOf } from '../forms/pdfs.js';
import { aSheet } from './a-sheet.js';

let key: SigningKey;
beforeAll(async () => {
  key = await newSigningKey('Greeter at localhost', new Date('2026-06-15T16:00:00Z'));
});

interface Widget {
  fieldType?: string;
  fieldName?: string;
}

/** What pdf.js, as browsers have it, finds in a copy. */
async function readByPdfJs(bytes: Buffer) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const file = await task.promise;
    const pages: string[] = [];
    const widgets: Widget[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      widgets.push(...((await page.getAnnotations()) as Widget[]));
    }
    const fields = await file.getFieldObjects();
    return { pages, widgets, fields: Object.keys(fields ?? {}), scripts: await file.getJSActions() };
  } finally {
    await task.destroy();
  }
}

/** The signature of a file as RFC 5652 has it, by nothing but its bytes. */
function signatureIn(bytes: Buffer): { signed: SignedData; content: Buffer } {
  const [, ...range] = /\/ByteRange *\[ *(\d+) +(\d+) +(\d+) +(\d+) *\]/.exec(bytes.toString('latin1'))!;
  const [from, length, next, rest] = range.map(Number) as [number, number, number, number];
  const der = Buffer.from(bytes.subarray(length + 1, next - 1).toString('latin1'), 'hex');
  const { result } = asn1js.fromBER(Uint8Array.from(der).buffer);
  const { content } = new ContentInfo({ schema: result });
  return {
    signed: new SignedData({ schema: content }),
    content: Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(next, next + rest)]),
  };
}

const digestIn = ({ signerInfos }: SignedData): Buffer => {
  const attribute = signerInfos[0]!.signedAttrs!.attributes.find(({ type }) => type === '1.2.840.113549.1.9.4');
  return Buffer.from((attribute!.values[0] as asn1js.OctetString).getValue());
};

describe('another reader', () => {
  test.each([
    ['a text', async () => ({ sheet: { ...aSheet(), pdf: null, content: '<p>At my own risk.</p>' }, original: null })],
    ['a PDF', async () => ({ sheet: aSheet(), original: await aPdfOf(['At my own risk.', 'The fee is 5 USD.']) })],
  ])('opens the copy of %s, and finds its pages, its words, and one signature', async (what, form) => {
    const bytes = Buffer.from((await makeCopy({ ...(await form()), key, timestampUrl: null })).bytes);
    const { pages, widgets, fields, scripts } = await readByPdfJs(bytes);
    expect(pages).toHaveLength(what === 'a text' ? 2 : 4);
    expect(pages[0]).toContain('At my own risk.');
    for (const words of ['Evidence', 'Place', 'A link', 'gv_1_x']) expect(pages.at(-1)).toContain(words);
    expect(pages.join(' ')).toContain('Ann Lee');
    expect([fields.length, widgets.map(({ fieldType }) => fieldType), scripts]).toEqual([1, ['Sig'], null]);
    expect(widgets[0]!.fieldName).toBe(fields[0]);
  });

  test('finds the certificate in the signature, which is over all other bytes', async () => {
    const bytes = Buffer.from(
      (await makeCopy({ sheet: aSheet(), original: await aPdfOf(['Terms']), key, timestampUrl: null })).bytes,
    );
    const { signed, content } = signatureIn(bytes);
    expect(digestIn(signed)).toEqual(createHash('sha256').update(content).digest());
    const [certificate] = signed.certificates as [Certificate];
    const der = Buffer.from(certificate.toSchema().toBER());
    expect(der.equals(new X509Certificate(key.certificate).raw)).toBe(true);
    const check = () => signed.verify({ signer: 0, data: Uint8Array.from(content).buffer }).catch(() => false);
    expect(await check()).toBe(true);
    content[100]! ^= 1;
    expect(await check()).toBe(false);
  });
});
