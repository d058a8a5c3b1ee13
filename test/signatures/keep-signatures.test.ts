import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { ConfirmedAction } from '../../entities/ConfirmedAction.js';
import { BLANK_SIGNATURES } from '../../server/domain/signatures/keeping/blank-job.js';
import { EraseCustomer, MergeCustomers, UndoCustomerMerge } from '../customers/customers.generated.js';
import { plantForm, plantSignature } from '../world/plant-signatures.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { shortenedLongAgo } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import {
  CustomerKeeping,
  HoldCustomer,
  ReleaseCustomer,
  SetFormKeepYears,
  Signature,
  Signatures,
} from './signed.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
let formId: string;
let ann: TestCustomer;

beforeEach(async () => {
  formId = await plantForm(world.business);
  ann = await world.business.customer('Ann', 'Lee');
});

const sign = (signedAt: string, customerId = ann.id) =>
  plantSignature(world.business, { formId, customerId, signedAt });
const keep = async (years: number | null) => {
  await world.business.opensAction(ConfirmedAction.SHORTEN_KEEPING);
  const answer = await owner().must(SetFormKeepYears, { id: formId, years });
  await shortenedLongAgo();
  return answer;
};
async function blank(): Promise<void> {
  await world.forgetJobs();
  await world.runJob(BLANK_SIGNATURES, world.business.id, {});
}
const blanked = async () =>
  (await owner().must(Signatures)).signatures.items.filter(({ isBlanked }) => isBlanked).map(({ id }) => id);
const keeping = async (id = ann.id) => (await owner().must(CustomerKeeping, { id })).customerKeeping;
const nextRun = async () => (await world.jobs('blank-signatures')).map(({ runAt }) => runAt.toISOString());
const eraseRefused = async (id: string) => {
  await world.business.opensAction(ConfirmedAction.ERASE_CUSTOMER);
  const { errors } = await owner().ask(EraseCustomer, { id });
  return errors?.[0]?.extensions;
};

describe('keeping', () => {
  test('for some years blanks what is older, and leaves the chain as it was', async () => {
    const old = await sign('2023-06-15T15:59:59Z');
    const young = await sign('2023-06-15T16:00:01Z');
    const before = (await owner().must(Signature, { id: old.id })).signature;
    expect((await keep(3)).setFormKeepYears).toMatchObject({ keepYears: 3, version: 1 });
    await blank();
    expect(await blanked()).toEqual([old.id]);
    const { signature } = await owner().must(Signature, { id: old.id });
    expect(signature).toMatchObject({
      ...Object.fromEntries(
        ['customer', 'signerName', 'signedFor', 'strokes', 'email', 'sentTo', 'address', 'userAgent'].map((name) => [
          name,
          null,
        ]),
      ),
      answers: [],
      hash: before.hash,
      previousHash: before.previousHash,
      seq: before.seq,
      isBlanked: true,
      blankedAt: expect.any(String),
    });
    expect((await owner().must(Signatures, { search: 'ann' })).signatures.items.map(({ id }) => id)).toEqual([
      young.id,
    ]);
    const audited = await world.rows(
      world.business.id,
      `select action, subject, actor from audit_log where action in ('form.keep', 'signature.blank') order by id`,
    );
    expect(audited).toEqual([
      { action: 'form.keep', subject: formId, actor: expect.stringMatching(/^(account|user):/) },
      { action: 'signature.blank', subject: old.id, actor: 'greeter' },
    ]);
  });

  test('for less time than before counts a week later, and not at all where it is taken back', async () => {
    const { id } = await sign('2020-01-01T00:00:00Z');
    const shorten = async (years: number) => {
      await world.business.opensAction(ConfirmedAction.SHORTEN_KEEPING);
      await owner().must(SetFormKeepYears, { id: formId, years });
      await blank();
    };
    await shorten(3);
    expect(await blanked()).toEqual([]);
    const [form] = await world.rows<{ counts: Date }>(
      world.business.id,
      `select shortened_at + interval '7 days' as counts from form where id = $1`,
      [formId],
    );
    expect([await nextRun(), (await keeping()).keptUntil]).toEqual([
      [form!.counts.toISOString()],
      form!.counts.toISOString(),
    ]);
    // A longer time, which is still shorter than the first, waits as well.
    await owner().must(SetFormKeepYears, { id: formId, years: 4 });
    await blank();
    expect(await blanked()).toEqual([]);
    await shortenedLongAgo();
    await blank();
    expect(await blanked()).toEqual([id]);
  });

  test('is noted by the database, whatever time is said, and blanks a week later at its own', async () => {
    const { id } = await sign('2020-01-01T00:00:00Z');
    await world.rows(world.business.id, `select keep_signatures($1::bigint, 1, 'nobody', '')`, [formId]);
    expect(await world.rows(world.business.id, `select blank_signatures('2021-06-01', 100)`)).toEqual([]);
    await shortenedLongAgo();
    await world.rows(world.business.id, `select blank_signatures('2021-06-01', 100)`);
    const [row] = await world.rows<{ id: string; blanked_at: Date }>(
      world.business.id,
      'select id, blanked_at from signature',
    );
    expect(row!.id).toBe(id);
    // Not the day that was given.
    expect(row!.blanked_at.getTime()).toBeGreaterThan(new Date('2026-01-01').getTime());
    const noted = await world.rows(world.business.id, 'select action, actor from audit_log order by id');
    expect(noted.slice(-2)).toEqual([
      { action: 'form.keep', actor: 'nobody' },
      { action: 'signature.blank', actor: 'greeter' },
    ]);
  });

  test('for less time than before needs the password once more', async () => {
    const set = async (years: number | null) =>
      (await owner().ask(SetFormKeepYears, { id: formId, years })).errors?.[0]?.extensions.code;
    const { id } = await sign('2020-01-01T00:00:00Z');
    expect(await set(50)).toBe('PASSWORD_NEEDED');
    await keep(10);
    expect(await set(3)).toBe('PASSWORD_NEEDED');
    expect([await set(10), await set(12), await set(null), await set(12)]).toEqual([
      undefined,
      undefined,
      undefined,
      'PASSWORD_NEEDED',
    ]);
    await world.business.opensAction(ConfirmedAction.EXPORT_SIGNATURES);
    expect(await set(3)).toBe('PASSWORD_NEEDED');
    await blank();
    expect(await blanked()).toEqual([]);
    await keep(3);
    await blank();
    expect(await blanked()).toEqual([id]);
  });

  test('comes again when the next one is due, and where nothing is signed yet, when one could be', async () => {
    await keep(2);
    await blank();
    expect(await nextRun()).toEqual(['2028-06-15T16:00:00.000Z']);
    await sign('2025-06-20T09:00:00Z');
    await blank();
    expect(await nextRun()).toEqual(['2027-06-20T09:00:00.000Z']);
    await keep(null);
    await blank();
    expect(await nextRun()).toEqual([]);
    expect(await owner().refused(SetFormKeepYears, { id: formId, years: 51 })).toBe('INVALID_INPUT');
    // What goes for good asks for the password; keeping for longer does not.
    await keep(5);
    expect(await owner().refused(SetFormKeepYears, { id: formId, years: 4 })).toBe('PASSWORD_NEEDED');
    await owner().must(SetFormKeepYears, { id: formId, years: 6 });
    await owner().must(SetFormKeepYears, { id: formId, years: null });
    expect(await owner().refused(SetFormKeepYears, { id: formId, years: 50 })).toBe('PASSWORD_NEEDED');
  });

  test('for good blanks nothing', async () => {
    await sign('1999-01-01T00:00:00Z');
    await blank();
    expect(await blanked()).toEqual([]);
    expect(await keeping()).toEqual({ signedForms: 1, keptUntil: null, heldSince: null, heldReason: null });
    await keep(30);
    expect(await keeping()).toMatchObject({ signedForms: 1, keptUntil: '2029-01-01T00:00:00.000Z' });
  });
});

describe('a hold', () => {
  const hold = (id = ann.id, reason = 'A claim') => owner().must(HoldCustomer, { id, reason });
  const release = async (id: string) => {
    await world.business.opensAction(ConfirmedAction.SHORTEN_KEEPING);
    await owner().must(ReleaseCustomer, { id });
  };

  test('keeps signatures past their time until its release', async () => {
    const { id } = await sign('2020-01-01T00:00:00Z');
    expect((await hold()).holdCustomer).toEqual({
      signedForms: 1,
      heldSince: world.clock.now().toISOString(),
      heldReason: 'A claim',
    });
    await keep(3);
    await blank();
    expect(await blanked()).toEqual([]);
    expect(await owner().refused(ReleaseCustomer, { id: ann.id })).toBe('PASSWORD_NEEDED');
    await blank();
    expect(await blanked()).toEqual([]);
    await release(ann.id);
    await blank();
    expect(await blanked()).toEqual([id]);
  });

  test('refuses an erasure, of every record of a human', async () => {
    await hold();
    expect(await eraseRefused(ann.id)).toMatchObject({ code: 'CONFLICT', details: { reason: 'LEGAL_HOLD' } });
    const kept = await world.business.customer('Ann', 'Lee-Moss');
    const { mergeCustomers } = await owner().must(MergeCustomers, { keepId: kept.id, mergeId: ann.id });
    expect(await keeping(kept.id)).toMatchObject({ heldReason: 'A claim' });
    expect(await eraseRefused(kept.id)).toMatchObject({ code: 'CONFLICT' });
    await owner().must(UndoCustomerMerge, { id: mergeCustomers.id });
    expect([(await keeping(kept.id)).heldReason, (await keeping()).heldReason]).toEqual([null, 'A claim']);
    expect(await eraseRefused(kept.id)).toBeUndefined();
  });

  test('of a kept record is that of the merged one too, apart as well', async () => {
    const other = await world.business.customer('Ann', 'Lee-Moss');
    const { mergeCustomers } = await owner().must(MergeCustomers, { keepId: ann.id, mergeId: other.id });
    await hold(other.id);
    await owner().must(UndoCustomerMerge, { id: mergeCustomers.id });
    expect([(await keeping(other.id)).heldReason, (await keeping()).heldReason]).toEqual(['A claim', 'A claim']);
  });

  test('ends with its release for all records', async () => {
    await hold();
    const kept = await world.business.customer('Ann', 'Lee-Moss');
    const { mergeCustomers } = await owner().must(MergeCustomers, { keepId: kept.id, mergeId: ann.id });
    await release(kept.id);
    await owner().must(UndoCustomerMerge, { id: mergeCustomers.id });
    expect([(await keeping(kept.id)).heldReason, (await keeping()).heldReason]).toEqual([null, null]);
  });

  test('needs a reason, which may change', async () => {
    expect(await owner().refused(HoldCustomer, { id: ann.id, reason: ' ' })).toBe('INVALID_INPUT');
    await hold();
    world.clock.forward(1000);
    expect((await hold(ann.id, 'Two claims')).holdCustomer).toMatchObject({
      heldSince: new Date(world.clock.now().getTime() - 1000).toISOString(),
      heldReason: 'Two claims',
    });
  });
});

test('an erasure leaves what was signed within its time, without the name of the customer', async () => {
  const { id } = await sign('2026-01-01T00:00:00Z');
  expect(await eraseRefused(ann.id)).toBeUndefined();
  const { signature } = await owner().must(Signature, { id });
  expect(signature).toMatchObject({
    signerName: 'Ann Lee',
    customer: { id: ann.id, firstName: 'Erased', lastName: 'customer' },
  });
  expect((await owner().must(Signatures, { search: 'erased' })).signatures.items).toEqual([]);
});
