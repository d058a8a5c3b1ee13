import { beforeEach, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Role } from '../../entities/Role.js';
import { newSigningKey } from '../../server/domain/signatures/copies/new-signing-key.js';
import { findOrInstallPoppler } from '../setup/find-poppler.mjs';
import type { Actor } from '../world/Actor.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { blanksSignatures, hasPdfVersion } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import { aForm, sign, signed } from './sign-forms.js';
import { IsKnownCopy, SignatureProof } from './verify.generated.js';

const read = findOrInstallPoppler() ? test : test.skip;
const world = useWorld({ name: 'Salon Rosa' });
const owner = () => world.business.owner;
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer();
});

const fetchCopy = (id: string, { token }: Actor = owner()) =>
  fetch(`${world.url}/downloads/signatures/${id}`, { headers: token ? { cookie: `greeter_login=${token}` } : {} });
const copyOf = async (id: string, actor?: Actor): Promise<Buffer> =>
  Buffer.from(await (await fetchCopy(id, actor)).arrayBuffer());

async function withFile<T>(bytes: Buffer, work: (file: string) => T): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-copy-'));
  const file = path.join(folder, 'copy.pdf');
  await fs.writeFile(file, bytes);
  try {
    return work(file);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
const textOf = (bytes: Buffer): Promise<string> =>
  withFile(bytes, (file) => execFileSync('pdftotext', ['-layout', file, '-']).toString());

describe('the copy', () => {
  read('holds the form, what was filled in, the signature and its evidence as text', async () => {
    const { versionId } = await aForm(
      world.business,
      'Waiver',
      '<h2>Risks</h2><ul><li>First</li><li>Second</li></ul><p>See <a href="https://rules.example/a">the rules</a>.</p>',
    );
    const [record] = await sign(world.business, ann.id, signed(versionId, { signedFor: 'Tim Lee' }));
    const text = await textOf(await copyOf(record!.id));
    const [row] = await world.rows<{ hash: string; sha256: string }>(
      world.business.id,
      'select s.hash, v.sha256 from signature s join form_version v on v.id = s.form_version_id',
    );
    for (const words of [
      'Salon Rosa',
      'Risks',
      '• First',
      'the rules (https://rules.example/a)',
      'Nuts',
      'José Ångström',
      'On behalf of Tim Lee',
      'June 15, 2026',
      '2026-06-15 16:00:00.000 UTC',
      '2026-06-15 12:00:00 America/New_York (UTC-04:00)',
      'A link that the business sent',
      'I agree to sign it electronically',
      row!.hash,
      row!.sha256,
      record!.code,
      `Page 1 of 2 · ${record!.code}`,
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Signed for +Tim Lee/);
  });

  read('is signed over all of its bytes, and the signature is valid', async () => {
    const { versionId } = await aForm(world.business);
    const [record] = await sign(world.business, ann.id, signed(versionId));
    const said = await withFile(await copyOf(record!.id), (file) => execFileSync('pdfsig', [file]).toString());
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(said).toContain('Total document signed');
    expect(said).toMatch(/Certificate Common Name: Greeter at localhost/);
  });

  test('is a document that others read: titled, with a language, without scripts', async () => {
    const { versionId } = await aForm(world.business);
    const [record] = await sign(
      world.business,
      ann.id,
      signed(versionId, { strokes: '10,10 100,150;300,20', signerName: 'Ann Lee' }),
    );
    const response = await fetchCopy(record!.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Waiver 2026-06-15 ${record!.code.slice(-6)}.pdf"`,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const document = await PDFDocument.load(bytes);
    expect([document.getPageCount(), document.getTitle(), document.getAuthor()]).toEqual([2, 'Waiver', 'Salon Rosa']);
    expect(document.catalog.toString()).toContain('/Lang (en)');
    expect(bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch)\b/);
  });

  test('is the same each time, and is noted when it is given out', async () => {
    const { versionId } = await aForm(world.business);
    const [record] = await sign(world.business, ann.id, signed(versionId));
    const bytes = await copyOf(record!.id);
    world.clock.forward(86_400_000);
    expect((await copyOf(record!.id)).equals(bytes)).toBe(true);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await world.rows(world.business.id, 'select sha256 from signature_copy')).toEqual([{ sha256 }]);
    const known = (hash: string) => world.anonymous.must(IsKnownCopy, { code: record!.code, sha256: hash });
    expect(await known(sha256)).toEqual({ isKnownCopy: true });
    expect(await known(sha256.replace(/./, (digit) => (digit === '0' ? '1' : '0')))).toEqual({ isKnownCopy: false });
  });

  read('shows signs that its font lacks as boxes, and says which they are', async () => {
    const { versionId } = await aForm(
      world.business,
      'Form 日本 \u{1f9ff}',
      '<p>\u0001 漢 &amp; \u{1f468}\u200d\u{1f469}</p>',
    );
    const [record] = await sign(world.business, ann.id, signed(versionId, { signerName: '山田 \u{1f9ff}' }));
    const text = await textOf(await copyOf(record!.id));
    expect(text).toContain('Form □□ □');
    expect(text.replace(/\s+/g, ' ')).toContain('U+5C71 U+65E5 U+672C U+6F22 U+7530');
  });
});

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('the copy names the business as it was when it was signed', async () => {
  const { versionId } = await aForm(world.business);
  const [record] = await sign(world.business, ann.id, signed(versionId));
  const before = await copyOf(record!.id);
  await world.business.change({ name: 'Salon of Somebody Else', timeZone: 'Asia/Tokyo' });
  expect((await copyOf(record!.id)).equals(before)).toBe(true);
  const { signatureProof } = await world.anonymous.must(SignatureProof, { code: record!.code });
  expect(signatureProof.businessName).toBe('Salon Rosa');
});

describe('the original', () => {
  test('of a form that is a PDF comes first, without its links and scripts', async () => {
    const original = await PDFDocument.create();
    original.addPage([400, 300]).drawText('Original');
    original.addPage([300, 400]);
    const bytes = Buffer.from(await original.save());
    await world.app.dependencies.providers.storage.put('forms/1.pdf', bytes, 'application/pdf');
    const { formId } = await aForm(world.business);
    const scan = await hasPdfVersion(world.business, formId, { file: 'forms/1.pdf', sha256: sha256Of(bytes) });
    const [record] = await sign(world.business, ann.id, signed(scan, { answers: [] }));
    const copy = await PDFDocument.load(await copyOf(record!.id));
    expect(copy.getPages().map((page) => page.getWidth())).toEqual([400, 300, 612, 612]);
    // Another file in its place is not what was signed.
    await world.app.dependencies.providers.storage.put('forms/1.pdf', Buffer.from('%PDF-1.7 other'), 'application/pdf');
    expect((await fetchCopy(record!.id)).status).toBe(404);
  });
});

describe('the original that was signed itself', () => {
  read('leaves the signature of the copy valid, and nothing stuck on it comes along', async () => {
    const { formId, versionId } = await aForm(world.business);
    const [first] = await sign(world.business, ann.id, signed(versionId));
    const bytes = await copyOf(first!.id);
    await world.app.dependencies.providers.storage.put('forms/2.pdf', bytes, 'application/pdf');
    const scan = await hasPdfVersion(world.business, formId, { file: 'forms/2.pdf', sha256: sha256Of(bytes) });
    const [record] = await sign(world.business, ann.id, signed(scan, { answers: [] }));
    const copy = await copyOf(record!.id);
    const said = await withFile(copy, (file) => execFileSync('pdfsig', [file]).toString());
    expect([said.match(/Signature #/g)?.length, said.match(/Signature is Valid/g)?.length]).toEqual([1, 1]);
    expect(said).toContain('Total document signed');
    expect(copy.toString('latin1').match(/\/ByteRange/g)).toHaveLength(1);
  });
});

test('its certificate has no fractions of seconds, as readers want it', async () => {
  const { certificate } = await newSigningKey('Greeter', new Date('2026-06-15T16:00:00.123Z'));
  const der = new X509Certificate(certificate).raw.toString('latin1');
  expect(der).toMatch(/260614160000Z/);
  expect(der).toMatch(/20560607160000Z/);
});

test('a copy whose original cannot be read now may be asked for again', async () => {
  const { formId } = await aForm(world.business);
  const scan = await hasPdfVersion(world.business, formId, { file: 'forms/2.pdf', sha256: '0'.repeat(64) });
  const [record] = await sign(world.business, ann.id, signed(scan, { answers: [] }));
  const { providers } = world.app.dependencies;
  const { storage } = providers;
  providers.storage = { ...storage, get: () => Promise.reject(new Error('The store is away')) };
  try {
    const answer = await fetchCopy(record!.id);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  } finally {
    providers.storage = storage;
  }
});

describe('who may have it', () => {
  test('is the front, at its business; others are told that there is none', async () => {
    const { versionId } = await aForm(world.business);
    const { id } = (await sign(world.business, ann.id, signed(versionId)))[0]!;
    const other = await world.aBusiness();
    const status = async (actor: Actor, of = id) => (await fetchCopy(of, actor)).status;
    expect(await status(await world.business.as(Role.FRONT_DESK))).toBe(200);
    expect(await status(await world.business.as(Role.STAFF))).toBe(403);
    expect(await status(world.anonymous)).toBe(404);
    expect(await status(other.owner)).toBe(404);
    expect(await status(owner(), '7')).toBe(404);
    expect(await status(owner(), 'nothing')).toBe(404);
  });

  test('is an account for 600 copies an hour, which do not count as mails of a business', async () => {
    const { versionId } = await aForm(world.business);
    const { id } = (await sign(world.business, ann.id, signed(versionId)))[0]!;
    expect((await fetchCopy(id)).status).toBe(200);
    expect(await world.hasAttempts('signed-copies:', 600)).toEqual([]);
    expect(await world.hasAttempts('fetched-copies:', 599)).toHaveLength(1);
    expect([(await fetchCopy(id)).status, (await fetchCopy(id)).status]).toEqual([200, 429]);
    expect((await fetchCopy(id, await world.business.as(Role.FRONT_DESK))).status).toBe(200);
  });

  test('is nobody once it was blanked', async () => {
    world.clock.set(new Date('2024-06-15T16:00:00Z'));
    const { versionId } = await aForm(world.business);
    const { id } = (await sign(world.business, ann.id, signed(versionId)))[0]!;
    await blanksSignatures(world.business);
    expect((await fetchCopy(id)).status).toBe(404);
  });
});
