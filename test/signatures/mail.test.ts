import { beforeEach, describe, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { MAX_ATTACHED_BYTES } from '../../server/core/messages/attachments.js';
import { DELIVER_FILES, DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import type { CopyMaker } from '../../server/domain/signatures/copies/CopySheet.js';
import { outbox } from '../messages/through-the-door.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { BLANK_SIGNATURES } from '../../server/domain/signatures/keeping/blank-job.js';
import { blanksSignatures, keepsSignatures } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import { aForm, sign, signed } from './sign-forms.js';

const EMAIL = 'signer@example.com';
const world = useWorld({ name: 'Salon Rosa' });
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer();
});

const messages = () =>
  world.rows<{ id: string; recipient: string; status: string }>(
    world.business.id,
    'select id, recipient, status from message order by id',
  );
async function deliver(dependencies = world.app.dependencies): Promise<void> {
  for (const { id } of await messages())
    await world.runJob(DELIVER_MESSAGE, world.business.id, { messageId: id }, { dependencies });
}
async function attached(to: string): Promise<{ names: string[]; files: Buffer[] }> {
  const [mail] = await outbox(world, to);
  const page = await (await fetch(`${world.url}/sandbox/outbox/${mail!.id}`)).text();
  const links = [...page.matchAll(/<a href="([^"]+\/attachments\/\d+)">([^<]*)</g)];
  const files = await Promise.all(links.map(async ([, path]) => (await fetch(`${world.url}${path}`)).arrayBuffer()));
  return { names: links.map(([, , name]) => name!), files: files.map((file) => Buffer.from(file)) };
}

describe('the mail of what was signed', () => {
  test('has all copies of one signing, which are noted', async () => {
    const [waiver, photos] = [await aForm(world.business, 'Waiver'), await aForm(world.business, 'Photos')];
    await sign(world.business, ann.id, signed(waiver.versionId, { email: EMAIL }), signed(photos.versionId));
    await deliver();
    const [mail] = await outbox(world, EMAIL);
    expect(mail).toMatchObject({ subject: 'Your signed forms at Salon Rosa' });
    expect(mail!.text).toContain('/verify/gv_');
    const { names, files } = await attached(EMAIL);
    expect(names).toEqual([
      expect.stringMatching(/^Waiver 2026-06-15 .{6}\.pdf$/),
      expect.stringMatching(/^Photos 2026-06-15 .{6}\.pdf$/),
    ]);
    expect((await PDFDocument.load(files[0]!)).getTitle()).toBe('Waiver');
    const noted = await world.rows<{ sha256: string }>(
      world.business.id,
      'select sha256 from signature_copy order by signature_id',
    );
    expect(noted.map(({ sha256 }) => sha256)).toEqual(
      files.map((file) => createHash('sha256').update(file).digest('hex')),
    );
  });

  test('leaves without a copy that is too large for a mail, and says whom to ask for it', async () => {
    const [waiver, photos] = [await aForm(world.business, 'Waiver'), await aForm(world.business, 'Photos')];
    await sign(world.business, ann.id, signed(waiver.versionId, { email: EMAIL }), signed(photos.versionId));
    const { dependencies } = world.app;
    const { copies } = dependencies.providers;
    const scans: CopyMaker = {
      make: async (sheet, ...rest) =>
        sheet.title === 'Waiver' ? Buffer.alloc(MAX_ATTACHED_BYTES + 1) : copies.make(sheet, ...rest),
    };
    await deliver({ ...dependencies, providers: { ...dependencies.providers, copies: scans } });
    const [mail] = await outbox(world, EMAIL);
    expect(mail!.text.replace(/\s+/g, ' ')).toContain(
      'You signed 2 forms at Salon Rosa. Your copy is attached: Photos This copy is too large for a mail. Ask Salon Rosa for it: Waiver Anybody',
    );
    expect((await attached(EMAIL)).names).toEqual([expect.stringMatching(/^Photos /)]);
    expect(await world.rows(world.business.id, 'select signature_id from signature_copy')).toHaveLength(1);
  });

  test('goes to the address of the customer where none was entered, unless only a kiosk gave it', async () => {
    const { versionId } = await aForm(world.business);
    await sign(world.business, ann.id, signed(versionId));
    expect(await messages()).toEqual([]);
    await world.business.changeCustomer(ann, { email: EMAIL, emailUnproven: true });
    await sign(world.business, ann.id, signed(versionId));
    expect(await messages()).toEqual([]);
    await world.business.changeCustomer(ann, { emailUnproven: false });
    await sign(world.business, ann.id, signed(versionId));
    expect(await messages()).toMatchObject([{ recipient: EMAIL }]);
  });

  test('is sent once for a signing that arrives twice', async () => {
    const { versionId } = await aForm(world.business);
    const input = signed(versionId, { email: EMAIL });
    await sign(world.business, ann.id, input);
    await sign(world.business, ann.id, input);
    expect(await messages()).toHaveLength(1);
  });

  test('is sent to one mailbox 30 times a day, whatever follows its plus sign', async () => {
    const { versionId } = await aForm(world.business);
    for (let times = 0; times < 32; times += 1)
      await sign(world.business, ann.id, signed(versionId, { email: `signer+${times}@example.com` }));
    expect(await messages()).toHaveLength(30);
  });

  test('is sent 1,000 times an hour by a business; those above leave in the next hour with room', async () => {
    world.clock.set(new Date('2026-06-15T16:20:00Z'));
    const { versionId } = await aForm(world.business);
    const signs = (name: string) => sign(world.business, ann.id, signed(versionId, { email: `${name}@example.com` }));
    const fillsHour = (hour: string) => world.hasAttempts(`signed-copies:${world.business.id}:${hour}`, 1000);
    await signs('one');
    expect(await fillsHour('2026-06-15T16')).toHaveLength(1);
    await signs('two');
    expect(await fillsHour('2026-06-15T17')).toHaveLength(1);
    await signs('three');
    expect((await messages()).map(({ recipient, status }) => [recipient, status])).toEqual([
      ['one@example.com', 'queued'],
      ['two@example.com', 'queued'],
      ['three@example.com', 'queued'],
    ]);
    const [, ...later] = (await world.jobs(DELIVER_FILES.name)).map(({ runAt }) => runAt);
    expect(later).toEqual([new Date('2026-06-15T17:00:00Z'), new Date('2026-06-15T18:00:00Z')]);
  });

  test('leads to nobody once the signature was blanked, and its words are not kept', async () => {
    world.clock.set(new Date('2024-06-15T16:00:00Z'));
    await world.business.changeCustomer(ann, { email: EMAIL });
    const { versionId } = await aForm(world.business);
    await sign(world.business, ann.id, signed(versionId));
    await deliver();
    const rows = () => world.rows(world.business.id, 'select status, customer_id, recipient, body, data from message');
    expect(await rows()).toMatchObject([{ status: 'sent', customer_id: ann.id, recipient: '', body: null }]);
    await keepsSignatures(world.business, 1);
    world.clock.set(new Date('2025-06-16T16:00:00Z'));
    await world.runJob(BLANK_SIGNATURES, world.business.id, {});
    expect(await rows()).toEqual([{ status: 'sent', customer_id: null, recipient: '', body: null, data: {} }]);
  });

  test('waits while the server has another secret than that of the key', async () => {
    const { versionId } = await aForm(world.business);
    await sign(world.business, ann.id, signed(versionId, { email: EMAIL }));
    await deliver();
    await sign(world.business, ann.id, signed(versionId, { email: EMAIL }));
    const { dependencies } = world.app;
    const config = { ...dependencies.config, secret: 'another secret of enough characters' };
    await expect(deliver({ ...dependencies, config })).rejects.toThrow('sealed with another secret');
    expect(await messages()).toMatchObject([{ status: 'sent' }, { status: 'queued' }]);
    await deliver();
    expect(await messages()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  test('is dropped once the signature was blanked', async () => {
    world.clock.set(new Date('2024-06-15T16:00:00Z'));
    const { versionId } = await aForm(world.business);
    await sign(world.business, ann.id, signed(versionId, { email: EMAIL }));
    await blanksSignatures(world.business);
    await deliver();
    expect(await messages()).toMatchObject([{ status: 'dropped' }]);
  });
});
