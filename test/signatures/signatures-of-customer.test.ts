import { beforeEach, expect, test } from '@jest/globals';
import { ConfirmedAction } from '../../entities/ConfirmedAction.js';
import { Plan } from '../../entities/Plan.js';
import { CustomerTimeline, MergeCustomers } from '../customers/customers.generated.js';
import { OwnRecord, OwnSignatures } from '../own-data/own-data.generated.js';
import { plantOwnDataLink } from '../world/plant-own-data.js';
import { plantForm, plantSignature } from '../world/plant-signatures.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { UpdateForm } from '../forms/forms.generated.js';
import { LastSignatures, SetFormKeepYears } from './signed.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
let formId: string;
let ann: TestCustomer;

beforeEach(async () => {
  formId = await plantForm(world.business);
  ann = await world.business.customer('Ann', 'Lee');
});

const sign = (customerId: string, signedAt: string) =>
  plantSignature(world.business, {
    formId,
    customerId,
    signedAt,
    signedFor: 'Kim Lee',
    answers: [{ name: 'allergy', value: 'Nuts' }],
    strokes: '1,1 2,2',
    email: 'ann@example.com',
  });

test('the timeline has what was signed, on pages, of merged records too', async () => {
  const other = await world.business.customer('Ann', 'Leigh');
  const early = await sign(other.id, '2026-01-01T12:00:00Z');
  const late = await sign(ann.id, '2026-01-02T12:00:00Z');
  await world.business.owner.must(MergeCustomers, { keepId: ann.id, mergeId: other.id });
  const signed = async (page: { first?: number; after?: string | null }) => {
    const { customerTimeline } = await world.business.owner.must(CustomerTimeline, { id: ann.id, ...page });
    return { ...customerTimeline, ids: customerTimeline.items.flatMap(({ signature }) => signature?.id ?? []) };
  };
  expect((await signed({})).ids).toEqual([late.id, early.id]);
  expect((await signed({})).items.at(-1)).toMatchObject({
    kind: 'SIGNATURE',
    at: '2026-01-01T12:00:00.000Z',
    signature: { formName: 'Color consent', formVersion: 1, signerName: 'Ann Lee', place: 'LINK' },
    change: null,
  });
  const first = await signed({ first: 2 });
  expect([...first.ids, ...(await signed({ after: first.cursor })).ids]).toEqual([late.id, early.id]);
});

test('customers see what they signed, and until when it is kept', async () => {
  await sign(ann.id, '2026-01-01T12:00:00Z');
  await sign((await world.business.customer('Bea', 'Cruz')).id, '2026-01-01T12:00:00Z');
  const of = { token: await plantOwnDataLink(world.business, ann.phone), customerId: ann.id };
  const { ownSignatures } = await world.anonymous.must(OwnSignatures, of);
  const [record] = await world.rows<Record<string, string>>(
    world.business.id,
    'select code, address, user_agent from signature where customer_id = $1',
    [ann.id],
  );
  expect(ownSignatures).toEqual({
    total: 1,
    cursor: null,
    items: [
      {
        at: '2026-01-01T12:00:00.000Z',
        form: 'Color consent',
        place: 'LINK',
        signerName: 'Ann Lee',
        signedFor: 'Kim Lee',
        strokes: '1,1 2,2',
        answers: [{ label: 'Allergy', value: 'Nuts' }],
        version: 1,
        code: record!.code,
        consent: expect.stringMatching(/^I have read the form/),
        email: 'ann@example.com',
        sentTo: null,
        address: record!.address,
        userAgent: record!.user_agent,
      },
    ],
  });
  const kept = async () => (await world.anonymous.must(OwnRecord, of)).ownRecord;
  expect(await kept()).toMatchObject({ signedForms: 1, formsKeptUntil: null });
  await world.business.opensAction(ConfirmedAction.SHORTEN_KEEPING);
  await world.business.owner.must(SetFormKeepYears, { id: formId, years: 3 });
  expect(await kept()).toMatchObject({ signedForms: 1, formsKeptUntil: '2029-01-01T12:00:00.000Z' });
});

test('the last signature of each form is that of the newest version, of merged records too', async () => {
  const { owner } = world.business;
  const other = await world.business.customer('Ann', 'Leigh');
  const of = async () => (await owner.must(LastSignatures, { customerId: ann.id })).lastSignatures;
  await sign(other.id, '2026-01-01T12:00:00Z');
  await sign(other.id, '2026-01-02T12:00:00Z');
  expect(await of()).toEqual([]);
  await owner.must(MergeCustomers, { keepId: ann.id, mergeId: other.id });
  const first = { formId, formVersion: 1, kind: 'DRAWN', signedAt: '2026-01-02T12:00:00.000Z' };
  expect(await of()).toEqual([first]);
  const input = { name: 'Color consent', content: '<p>Changed.</p>', signatureRequired: false };
  await owner.must(UpdateForm, { id: formId, version: 1, input });
  expect(await of()).toEqual([first]);
  // A kiosk without a network had it before the one above.
  await plantSignature(world.business, { formId, customerId: ann.id, signedAt: '2026-01-01T18:00:00Z' });
  expect(await of()).toEqual([{ formId, formVersion: 2, kind: 'AGREED', signedAt: '2026-01-01T18:00:00.000Z' }]);
});
