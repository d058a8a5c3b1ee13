import { beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { addForm } from '../business-page/page-steps.js';
import { useWorld } from '../world/use-world.js';
import { PdfFormVersions, ReadPdfForm, RenamePdfForm, ReplaceFormPdf, UploadForm } from './pdf.generated.js';
import { aBrokenImage, aContentBomb, addPage, anImageBomb, aPdf, aPdfOf, pdfBlob, withEntry } from './pdfs.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

const upload = async (bytes: Buffer, name = 'Waiver') =>
  owner().uploadWith(UploadForm, pdfBlob(bytes), { name, signatureRequired: true });
const uploaded = async (bytes: Buffer) => (await upload(bytes)).data!.uploadForm;
const refusalOf = async (bytes: Buffer) => (await upload(bytes)).errors?.[0];

const storedFiles = async (): Promise<string[]> => {
  const { path } = world.app.dependencies.config.storage as { path: string };
  return fs.readdir(`${path}/form/${world.business.id}`).catch(() => []);
};

let good: Buffer;
beforeAll(async () => {
  good = await aPdf((file, font) => {
    addPage(file, font, 'Read <this> & that first.', 'It goes on here.');
    addPage(file, font, 'Then sign.').drawRectangle({ x: 0, y: 0, width: 306, height: 396 });
  });
});

describe('a PDF becomes a form', () => {
  test('with its text, and its pages as pictures', async () => {
    const form = await uploaded(good);
    expect(form).toMatchObject({
      name: 'Waiver',
      signatureRequired: true,
      version: 1,
      content: '<p>Read &lt;this&gt; &amp; that first. It goes on here.</p><p>Then sign.</p>',
    });
    expect(form.pages).toHaveLength(2);
    for (const { url, width, height } of form.pages) {
      expect({ width, height }).toEqual({ width: 1240, height: 1605 });
      const response = await fetch(`${owner().url}${url}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    expect(new Set(form.pages.map(({ url }) => url)).size).toBe(2);
    expect(await colorsOf(form.pages[1]!.url)).toEqual({ upperRight: 255, lowerLeft: 0 });
  });

  test('whose original staff may save, and nobody else', async () => {
    const form = await uploaded(good);
    const get = (token: string | null) =>
      fetch(`${owner().url}${form.pdfUrl}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    const response = await get(owner().token);
    expect(Buffer.from(await response.arrayBuffer()).equals(good)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename=Waiver.pdf',
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const staff = await world.business.as(Role.STAFF);
    expect((await get(null)).status).toBe(401);
    expect((await get(other.owner.token)).status).toBe(404);
    expect((await get(staff.token)).status).toBe(403);
    const [original] = (await storedFiles()).filter((file) => file.endsWith('.pdf'));
    const addresses = ['preview', '480'].map(
      (size) => `/api/static/media/form/${size}/${world.business.id}-${original}`,
    );
    for (const address of addresses) expect((await owner().get(address)).status).toBe(404);
  });

  test('which is versioned by its file, and keeps it when it is renamed', async () => {
    const { id, content } = await uploaded(good);
    const input = { name: 'Waiver 2', content: '<p>Typed over</p>', signatureRequired: false };
    const renamed = (await owner().must(RenamePdfForm, { id, version: 1, input })).updateForm;
    expect(renamed).toMatchObject({ name: 'Waiver 2', version: 2, content, pages: [{}, {}] });
    const same = await owner().uploadWith(ReplaceFormPdf, pdfBlob(good), { id, version: 2 });
    expect(same.data!.replaceFormPdf.version).toBe(2);
    const scan = await aPdf((file) => file.addPage([100, 200]).drawRectangle({ width: 50, height: 50 }));
    const replaced = await owner().uploadWith(ReplaceFormPdf, pdfBlob(scan), { id, version: 2 });
    expect(replaced.data!.replaceFormPdf).toMatchObject({
      name: 'Waiver 2',
      version: 3,
      content: '',
      pages: [{ width: 1240, height: 2480 }],
    });
    const again = await owner().must(RenamePdfForm, { id, version: 3, input: { ...input, name: 'Scan' } });
    expect(again.updateForm).toMatchObject({ version: 4, name: 'Scan', content: '' });
    const { items } = (await owner().must(PdfFormVersions, { id })).formVersions;
    expect(items.map(({ number, pages }) => [number, pages.length])).toEqual([
      [4, 1],
      [3, 1],
      [2, 2],
      [1, 2],
    ]);
    expect(new Set(items.map(({ sha256 }) => sha256)).size).toBe(4);
    // What was signed stays: the pictures of every version are there, and the original of each.
    const attached = await world.rows(world.business.id, 'select files from media where attached_at is not null');
    expect(attached.map(({ files }) => (files as string[]).length).toSorted()).toEqual([2, 3]);
    const first = await fetch(`${owner().url}/downloads/forms/${id}?version=1`, {
      headers: { authorization: `Bearer ${owner().token}` },
    });
    expect(Buffer.from(await first.arrayBuffer()).equals(good)).toBe(true);
  });

  test('and the new file is refused where the form is a text, was archived or changed meanwhile', async () => {
    const { id } = await uploaded(good);
    const replace = async (to: string, version: number | null) =>
      (await owner().uploadWith(ReplaceFormPdf, pdfBlob(good), { id: to, version })).errors?.[0]!.extensions.code;
    expect(await replace(id, 7)).toBe('STALE');
    expect(await replace('999', null)).toBe('NOT_FOUND');
    expect(await replace((await addForm(owner(), 'Rules')).id, null)).toBe('CONFLICT');
    expect((await owner().must(ReadPdfForm, { id })).form.version).toBe(1);
  });

  test('whose files a backup lists', async () => {
    await uploaded(good);
    const [row] = await world.rows(world.business.id, `select files, attached_at, kind from media`);
    expect(row).toMatchObject({ kind: 'form', attached_at: expect.any(Date) });
    const names = (row!['files'] as string[]).map((name) => name.slice(name.lastIndexOf('/') + 1));
    expect(names.toSorted()).toEqual((await storedFiles()).toSorted());
    const [form] = await world.rows(world.business.id, `select pdf from form where pdf is not null`);
    expect((form!['pdf'] as { sha256: string }).sha256).toBe(createHash('sha256').update(good).digest('hex'));
  });
});

/** Brightness of two corners. */
async function colorsOf(url: string) {
  const picture = sharp(await (await fetch(`${owner().url}${url}`)).arrayBuffer()).greyscale();
  const at = async (left: number, top: number) =>
    (await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
  return { upperRight: await at(1200, 50), lowerLeft: await at(50, 1550) };
}

const BAD: [name: string, make: () => Buffer | Promise<Buffer>, reason: string][] = [
  ['a page that says it is a PDF', () => Buffer.from('<html><script>alert(1)</script></html>'), 'NOT_A_PDF'],
  ['half a file', () => good.subarray(0, good.length >> 1), 'PDF_BROKEN'],
  [
    'half a file with an end',
    () => Buffer.concat([good.subarray(0, good.length >> 1), Buffer.from('%%EOF')]),
    'PDF_BROKEN',
  ],
  ['an image that cannot be read', aBrokenImage, 'PDF_BROKEN'],
  [
    'a script',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.addJavaScript('main', 'app.alert(1)')]),
    'PDF_SCRIPT',
  ],
  ['51 pages', () => aPdfOf(Array.from({ length: 51 }, () => 'a')), 'PDF_TOO_LONG'],
  [
    'a password',
    () => aPdf((file, font) => [addPage(file, font, 'a'), file.encrypt({ userPassword: 'a', ownerPassword: 'b' })]),
    'PDF_ENCRYPTED',
  ],
  ['an image of 50,000 × 50,000 pixels', () => anImageBomb(50_000), 'PDF_TOO_COMPLEX'],
  ['2 GB in some kB', aContentBomb, 'PDF_TOO_COMPLEX'],
];

describe('a bad file is refused, and nothing of it is kept', () => {
  test.each(BAD)('%s', async (_name, make, reason) => {
    const refusal = await refusalOf(await make());
    expect(refusal?.extensions).toMatchObject({ code: 'UNSUPPORTED_PDF', field: 'file', details: { reason } });
    expect(refusal!.message).toMatch(/PDF/);
    expect(await world.rows(world.business.id, 'select id from media')).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  test('one byte too many', async () => {
    expect(await refusalOf(Buffer.concat([good, Buffer.alloc(20_000_001 - good.length)]))).toMatchObject({
      message: 'The PDF is larger than 20 MB.',
      extensions: { code: 'TOO_LARGE' },
    });
  });

  test('a title that is empty', async () => {
    expect((await upload(good, ' ')).errors?.[0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  });
});

test('the page that is shown first may be named, as many programs do', async () => {
  const pdf = await withEntry('OpenAction', (_file, page) => [page.ref, 'Fit']);
  expect((await uploaded(pdf)).pages).toHaveLength(1);
});

test('nothing that a PDF names is fetched', async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url!);
    response.end();
  });
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  try {
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const pdf = await aPdf((file, font) => {
      const page = addPage(file, font, 'Waiver');
      const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 600, 600], A: { S: 'URI', URI: `${address}/link` } };
      page.node.addAnnot(file.context.register(file.context.obj(link)));
      const font2 = {
        Type: 'Font',
        Subtype: 'TrueType',
        BaseFont: 'Elsewhere',
        FontDescriptor: { Type: 'FontDescriptor', FontName: 'Elsewhere', FontFile2: { F: `${address}/font` } },
      };
      page.node.newFontDictionary('Other', file.context.register(file.context.obj(font2 as never)));
      const image = file.context.stream('', {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 1,
        Height: 1,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        F: { FS: 'URL', F: `${address}/image` },
      });
      page.node.newXObject('Image', file.context.register(image));
      file.catalog.set(PDFName.of('URI'), file.context.obj({ Base: `${address}/base` }));
    });
    expect((await uploaded(pdf)).pages).toHaveLength(1);
    expect(asked).toEqual([]);
  } finally {
    canary.close();
  }
});

describe('upload_form', () => {
  const send = (bytes: Buffer, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', pdfBlob(bytes), 'waiver.pdf');
    return owner().post<Record<string, unknown>>('/api/business/upload_form', form);
  };

  test('answers the form', async () => {
    const { status, body } = await send(good, {
      formTitle: 'Waiver',
      signatureRequired: '1',
      businessID: String(world.business.id),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Waiver',
      signature_required: 1,
      form_content: expect.stringContaining('Then'),
    });
  });

  test('refuses with its own key', async () => {
    expect(await send(Buffer.from('abc'), { formTitle: 'Waiver', signatureRequired: '0' })).toMatchObject({
      status: 422,
      body: { code: 'UNSUPPORTED_PDF', errorAddForm: 'Only PDF files can be used.', details: { reason: 'NOT_A_PDF' } },
    });
    expect(await send(good, { formTitle: '' })).toMatchObject({ status: 422, body: { field: 'formTitle' } });
  });
});
