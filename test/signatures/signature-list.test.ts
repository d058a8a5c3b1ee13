import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { MergeCustomers } from '../customers/customers.generated.js';
import { plantForm, plantManySignatures, plantSignature } from '../world/plant-signatures.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { Signature, Signatures } from './signed.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
let formId: string;
let ann: TestCustomer;

beforeEach(async () => {
  formId = await plantForm(world.business);
  ann = await world.business.customer('Ann', 'Lee');
});

const list = async (variables: Parameters<typeof ask>[0] = {}) => (await ask(variables)).items;
const ask = async (variables: {
  search?: string;
  formId?: string;
  customerId?: string;
  from?: string;
  to?: string;
  first?: number;
  after?: string | null;
}) => (await world.business.owner.must(Signatures, variables)).signatures;
const names = async (search: string) => (await list({ search })).map(({ signerName }) => signerName);
const sign = (signerName: string, more: { signedFor?: string; customerId?: string; signedAt?: string } = {}) =>
  plantSignature(world.business, { formId, customerId: ann.id, signerName, ...more });

describe('the list', () => {
  test('says who signed what, latest first, on pages', async () => {
    for (const day of ['01', '02', '03']) await sign(`Signer ${day}`, { signedAt: `2026-06-${day}T12:00:00Z` });
    const first = await ask({ first: 2 });
    expect(first.items[0]).toMatchObject({
      formId,
      formName: 'Color consent',
      formVersion: 1,
      customer: { id: ann.id, firstName: 'Ann', lastName: 'Lee' },
      signerName: 'Signer 03',
      signedFor: null,
      kind: 'TYPED',
      place: 'LINK',
      language: 'en',
      signedAt: '2026-06-03T12:00:00.000Z',
      isBlanked: false,
    });
    const second = await ask({ first: 2, after: first.cursor });
    expect([...first.items, ...second.items].map(({ signerName }) => signerName)).toEqual([
      'Signer 03',
      'Signer 02',
      'Signer 01',
    ]);
    expect(second.cursor).toBeNull();
  });

  test("takes days by the business's clock, and forms", async () => {
    // In New York it is still the 9th, and the 10th until 4 in the morning of the next day.
    await sign('Ninth', { signedAt: '2026-06-10T03:59:59Z' });
    await sign('Tenth', { signedAt: '2026-06-10T04:00:00Z' });
    await sign('Late', { signedAt: '2026-06-11T03:59:59Z' });
    await sign('Eleventh', { signedAt: '2026-06-11T04:00:00Z' });
    const day = { from: '2026-06-10', to: '2026-06-10' };
    for (const filter of [day, { ...day, search: 't' }, { ...day, formId }])
      expect((await list(filter)).map(({ signerName }) => signerName).filter((name) => name !== 'Late')).toEqual([
        'Tenth',
      ]);
    expect(await list({ formId: await plantForm(world.business, 'Other') })).toEqual([]);
    const refused = (variables: object) => world.business.owner.refused(Signatures, variables);
    expect(await refused({ from: '2026-02-30' })).toBe('INVALID_INPUT');
    expect(await refused({ from: '2026-06-11', to: '2026-06-10' })).toBe('INVALID_INPUT');
  });

  test('shows nothing of another business', async () => {
    const { id } = await sign('Ann Lee');
    const other = await world.aBusiness();
    expect((await other.owner.must(Signatures, { search: 'ann' })).signatures.items).toEqual([]);
    expect(await other.owner.refused(Signature, { id })).toBe('NOT_FOUND');
  });
});

describe('a search', () => {
  test('finds words of the signer and of the person they signed for in any order, without accents, hyphens and case', async () => {
    await sign('Élodie O’Brien-Smith', { signedFor: 'José Niño' });
    await sign('Bo Li');
    for (const search of ['elodie', 'OBRIEN', 'smith élo', 'jose', 'nino josé', "o'brien-smith", 'lod'])
      expect([search, await names(search)]).toEqual([search, ['Élodie O’Brien-Smith']]);
    for (const search of ['bo', 'li', 'b l']) expect([search, await names(search)]).toEqual([search, ['Bo Li']]);
    expect(await names('elodie li')).toEqual([]);
    expect(await names('100%')).toEqual([]);
  });

  test('finds the customer by the name of now, also of a record that was merged', async () => {
    await sign('Typed otherwise');
    expect(await names('ann lee')).toEqual(['Typed otherwise']);
    await world.business.changeCustomer(ann, { firstName: 'Anneliese' });
    expect(await names('anneliese')).toEqual(['Typed otherwise']);
    const kept = await world.business.customer('Zoe', 'Quist');
    await world.business.owner.must(MergeCustomers, { keepId: kept.id, mergeId: ann.id });
    expect([await names('quist'), await names('anneliese')]).toEqual([['Typed otherwise'], ['Typed otherwise']]);
    const [found] = await list({ search: 'quist' });
    expect(found!.customer).toEqual({ id: kept.id, firstName: 'Zoe', lastName: 'Quist' });
    for (const customerId of [kept.id, ann.id]) expect(await list({ customerId })).toHaveLength(1);
  });

  test('finds a rare name behind thousands, and pages of a frequent one, each once', async () => {
    await sign('Zelda Rare', { signedAt: '2026-01-01T12:00:00Z' });
    const customer = await world.business.customer('Quentin', 'Far');
    await sign('Somebody', { customerId: customer.id, signedAt: '2026-01-02T12:00:00Z' });
    await plantManySignatures(world.business, 'Ann', 8100);
    await world.business.changeCustomer(ann, { firstName: 'Nobody', lastName: 'Here' });
    expect(await names('zelda')).toEqual(['Zelda Rare']);
    expect(await names('quentin')).toEqual(['Somebody']);
    expect(await names('ze ra')).toEqual(['Zelda Rare']);
    expect(await list({ search: 'zelda', formId })).toHaveLength(1);
    expect(await list({ search: 'zelda', from: '2026-01-02' })).toEqual([]);
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ search: 'ann', first: 100, after });
      seen.push(...page.items.map(({ id }) => id));
      after = page.cursor;
      if (!after) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([8100, 8100]);
  });

  test('finds who is called like thousands, among the latest and behind them', async () => {
    await world.business.hasCustomers(3100);
    const old = await world.business.customer('Annabel', 'Far');
    await sign('Old', { customerId: old.id, signedAt: '2026-01-02T12:00:00Z' });
    await plantManySignatures(world.business, 'Many', 8100);
    expect(await names('ann')).toEqual(['Old']);
    await sign('New');
    expect(await names('ann')).toEqual(['New', 'Old']);
    expect((await list({ search: 'ann', formId })).map(({ signerName }) => signerName)).toEqual(['New', 'Old']);
  });
});

test('a signature shows all its evidence', async () => {
  const { id } = await plantSignature(world.business, {
    formId,
    customerId: ann.id,
    signedFor: 'Kim Lee',
    strokes: '1,1 2,2;3,3 4,4',
    answers: [{ name: 'allergy', value: 'Nuts' }],
    email: 'ann@example.com',
  });
  const { signature } = await world.business.owner.must(Signature, { id });
  expect(signature).toMatchObject({
    seq: 1,
    formVersion: 1,
    customer: { id: ann.id },
    signerName: 'Ann Lee',
    signedFor: 'Kim Lee',
    content: '<p>Color consent: I agree.</p>',
    fields: [{ name: 'allergy', label: 'Allergy' }],
    answers: [{ name: 'allergy', value: 'Nuts' }],
    strokes: '1,1 2,2;3,3 4,4',
    email: 'ann@example.com',
    previousHash: '',
    isBlanked: false,
    blankedAt: null,
  });
  expect(signature.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(signature.consent).not.toBe('');
});
