import { beforeEach, describe, expect, test } from '@jest/globals';
import { X509Certificate } from 'node:crypto';
import { newToken } from '../../server/core/tokens.js';
import { SEAL_SIGNATURES } from '../../server/domain/signatures/seal-job.js';
import { rootOf } from '../../server/domain/signatures/log/log-root.js';
import { WRITE_LOG } from '../../server/domain/signatures/log/write-log.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { blanksSignatures, changesConsent, notesCopy } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import { aForm, endDay, sign, signed } from './sign-forms.js';
import { IsKnownCopy, SignatureLog, SignatureProof } from './verify.generated.js';

const world = useWorld({ name: 'Salon Rosa' });
let ann: TestCustomer;
let versionId: string;

beforeEach(async () => {
  ann = await world.business.customer();
  ({ versionId } = await aForm(world.business));
});

const proof = async (code: string) => (await world.anonymous.must(SignatureProof, { code })).signatureProof;
const log = async () => (await world.anonymous.must(SignatureLog)).signatureLog;

describe('a code', () => {
  test('tells what the copy says, without a name', async () => {
    const [record] = await sign(world.business, ann.id, signed(versionId));
    const found = await proof(record!.code);
    const [row] = await world.rows<{ hash: string }>(world.business.id, 'select hash from signature');
    expect(found).toEqual({
      businessName: 'Salon Rosa',
      timeZone: 'America/New_York',
      formName: 'Waiver',
      version: 1,
      kind: 'TYPED',
      signedAt: '2026-06-15T16:00:00.000Z',
      hash: row!.hash,
      log: 'WAITING',
      logDay: null,
      isBlanked: false,
    });
  });

  test('is in the log once the day is over; the records behind it count', async () => {
    const [first] = await sign(world.business, ann.id, signed(versionId));
    const [second] = await sign(world.business, ann.id, signed(versionId));
    await endDay(world, [world.business]);
    expect(await proof(first!.code)).toMatchObject({ log: 'LOGGED', logDay: '2026-06-15' });
    await changesConsent(second!.code);
    expect(await proof(first!.code)).toMatchObject({ log: 'BROKEN', logDay: null });
  });

  test('of a blanked record says so', async () => {
    world.clock.set(new Date('2024-06-15T16:00:00Z'));
    const [record] = await sign(world.business, ann.id, signed(versionId));
    await blanksSignatures(world.business);
    expect(await proof(record!.code)).toMatchObject({ isBlanked: true, log: 'WAITING' });
  });

  test('of a record that was changed knows no file, though one is noted as its copy', async () => {
    const [record] = await sign(world.business, ann.id, signed(versionId));
    const sha256 = 'ab'.repeat(32);
    await notesCopy(world.business, record!.id, sha256);
    const isKnown = async () => (await world.anonymous.must(IsKnownCopy, { code: record!.code, sha256 })).isKnownCopy;
    expect(await isKnown()).toBe(true);
    await changesConsent(record!.code);
    expect(await isKnown()).toBe(false);
  });

  test('that is none is answered like one of nobody', async () => {
    const refusals = [newToken('v', world.business.id), newToken('v', '999999'), 'gm_1_abc', 'nothing'].map((code) =>
      world.anonymous.refused(SignatureProof, { code }),
    );
    expect(new Set(await Promise.all(refusals))).toEqual(new Set(['NOT_FOUND']));
  });

  test('is read 300 times in ten minutes by an address', async () => {
    const [record] = await sign(world.business, ann.id, signed(versionId));
    const { code } = record!;
    await proof(code);
    expect(await world.hasAttempts('signature-code:', 299)).toHaveLength(1);
    expect((await proof(code)).log).toBe('WAITING');
    expect(await world.anonymous.refused(SignatureProof, { code })).toBe('RATE_LIMITED');
    expect(await world.anonymous.refused(IsKnownCopy, { code, sha256: '0'.repeat(64) })).toBe('RATE_LIMITED');
    world.clock.forward(600_001);
    expect((await proof(code)).log).toBe('WAITING');
  });

  test('is guessed 60 times in ten minutes', async () => {
    await world.anonymous.refused(SignatureProof, { code: newToken('v', world.business.id) });
    expect(await world.hasAttempts('signature-code:wrong:', 60)).toHaveLength(1);
    expect(await world.anonymous.refused(SignatureProof, { code: newToken('v', world.business.id) })).toBe(
      'RATE_LIMITED',
    );
  });
});

describe('the public log', () => {
  test('has an entry a day over all businesses, each on top of the one before', async () => {
    const gym = await world.aBusiness();
    const bob = await gym.customer();
    const theirs = await aForm(gym);
    await sign(world.business, ann.id, signed(versionId));
    await sign(gym, bob.id, signed(theirs.versionId));
    await endDay(world, [world.business, gym]);
    world.clock.set('2026-06-18T12:00:00Z');
    await sign(gym, bob.id, signed(theirs.versionId));
    await endDay(world, [gym]);
    const { items, total } = await log();
    expect(items.map(({ day, heads }) => [day, heads])).toEqual([
      ['2026-06-18', 1],
      ['2026-06-15', 2],
    ]);
    expect([total, items[1]!.previousRoot, items[0]!.previousRoot]).toEqual([2, '', items[1]!.root]);
    for (const { day, root, previousRoot } of items) {
      const file = (await (await fetch(`${world.url}/verify/log/${day}.json`)).json()) as { hashes: string[] };
      expect(Object.keys(file).sort()).toEqual(['day', 'hashes', 'previousRoot', 'root']);
      expect(rootOf(previousRoot, file.hashes)).toBe(root);
    }
    expect((await fetch(`${world.url}/verify/log/2026-06-16.json`)).status).toBe(404);
    expect((await fetch(`${world.url}/verify/log/2026-99-99.json`)).status).toBe(404);
  });

  test('takes a head that comes late into the first day that is open', async () => {
    await sign(world.business, ann.id, signed(versionId));
    const gym = await world.aBusiness();
    const theirs = await aForm(gym);
    const [late] = await sign(gym, (await gym.customer()).id, signed(theirs.versionId));
    await endDay(world, [world.business]);
    await world.runJob(SEAL_SIGNATURES, gym.id, { day: '2026-06-15' });
    await world.runJob(WRITE_LOG, '1', {});
    expect((await log()).items.map(({ day, heads }) => [day, heads])).toEqual([['2026-06-15', 1]]);
    expect(await proof(late!.code)).toMatchObject({ log: 'WAITING' });
    world.clock.set('2026-06-17T01:00:00Z');
    await world.runJob(WRITE_LOG, '1', {});
    expect(await proof(late!.code)).toMatchObject({ log: 'LOGGED', logDay: '2026-06-16' });
  });

  test('is written by jobs: at the end of the day the head, an hour later the entry, each once', async () => {
    await sign(world.business, ann.id, signed(versionId));
    await sign(world.business, ann.id, signed(versionId));
    expect(await world.jobs('seal-signatures')).toMatchObject([{ runAt: new Date('2026-06-16T00:00:00Z') }]);
    world.clock.set('2026-06-16T00:00:05Z');
    for (let times = 0; times < 2; times += 1)
      await world.runJob(SEAL_SIGNATURES, world.business.id, { day: '2026-06-15' });
    expect(await world.jobs('write-signature-log')).toMatchObject([
      { payload: { businessId: '1' }, runAt: new Date('2026-06-16T01:00:00Z') },
    ]);
    for (let times = 0; times < 2; times += 1) await world.runJob(WRITE_LOG, '1', {});
    expect((await log()).total).toBe(1);
  });
});

test('the certificate of the installation is public, and stays the same', async () => {
  const read = async () => (await fetch(`${world.url}/verify/certificate.pem`)).text();
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toBe(second);
  const certificate = new X509Certificate(first);
  expect(certificate.subject).toMatch(/^CN=Greeter at localhost/);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  const [row] = await world.rows<{ all: string }>(null, 'select k::text as all from signing_key k');
  expect(row!.all).not.toContain('PRIVATE KEY');
});

test('an address reads a hundred files in ten minutes', async () => {
  const status = async (file: string) => (await fetch(`${world.url}/verify/${file}`)).status;
  expect([await status('certificate.pem'), await status('log/2026-06-15.json')]).toEqual([200, 404]);
  expect(await world.hasAttempts('verify-files:', 100)).toHaveLength(1);
  expect([await status('certificate.pem'), await status('log/2026-06-15.json')]).toEqual([429, 429]);
});
